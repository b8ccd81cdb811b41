/** The day of a time as a date field has it, in the browser's time zone; empty for none. */
export function dateInput(time: string | null): string {
  if (time === null) return "";
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
