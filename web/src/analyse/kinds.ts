// What the analysis board speaks of. Every type comes from Rust.
import type { Analyst, Study } from '../generated/hoyito_analysis.js';
import type { MethodsOf } from '../lib/rules';

export type {
  Draft,
  Drafted,
  Judged,
  Margin,
  MoveValue,
  Peek,
  Review,
  StudyView,
  TreeItem,
  Values,
} from '../generated/hoyito_analysis.js';

export type StudyCalls = Omit<MethodsOf<Study>, 'free'>;
export type AnalystCalls = Omit<MethodsOf<Analyst>, 'free'>;

/** Seeds ahead with their sign: `+8`, `−4`, `=`. */
export function signed(value: number): string {
  if (value === 0) return '=';
  return value > 0 ? `+${value}` : `−${-value}`;
}
