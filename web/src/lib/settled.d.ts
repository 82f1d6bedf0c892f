// Made by build/settled.ts.
declare module '*?settled' {
  import type { Seed } from './settle';
  const settled: [number, Seed[]][];
  export default settled;
}
