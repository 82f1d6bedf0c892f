// Days as the calendar on the person's wall has them.

const two = (value: number): string => String(value).padStart(2, '0');

/** A day, `2026-11-30`: it changes at the person's own midnight. */
export const dayName = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The same as game files write it; a clock that is far off tells no day. */
export function fileDate(date: Date): string {
  const year = date.getFullYear();
  return year >= 2000 && year <= 9999 ? dayName(date).replaceAll('-', '.') : '????.??.??';
}
