/** `2:34`, `1:02:34`, as players write time in every language; invalid times are 0:00. */
export function clockTime(seconds: number): string {
  const totalSeconds = Number.isFinite(seconds) ? Math.max(Math.floor(seconds), 0) : 0;
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(totalSeconds / 3600), Math.floor(totalSeconds / 60) % 60];
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(totalSeconds % 60)}`
    : `${minutes}:${pad(totalSeconds % 60)}`;
}
