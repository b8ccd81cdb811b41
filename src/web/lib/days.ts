/** Days as `<input type="date">` has them: `2026-11-23`. They are local. */

/** The day in a text from outside; empty where it is none. */
export function dayOf(text: string | null): string {
  return text !== null && midnight(text, 0) !== null ? text : "";
}

/** Local midnight of a day, or of one after it; `null` when the text is no day. */
export function midnight(day: string, later: number): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return null;
  const at = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(at.getTime()) ? null : at;
}
