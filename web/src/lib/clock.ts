// Time left, as clocks of players show it.

/** `4:05`, with hours `1:00:00`, from a day on in whole days and hours by the page's language (`2 d 3 h`). */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, hours] = [Math.floor(seconds / 60) % 60, Math.floor(seconds / 3600)];
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
