/** A time for people: the two greatest units are enough. */
export function describeTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'some time';
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
