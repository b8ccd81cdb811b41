import { DAY, instantOf } from "../../kit/shared/clock.ts";
import { type Call, type Command, wrongUsage } from "./command.ts";

const CALENDAR_DATE = /^\d{4}-\d\d-\d\d$/;

/** The time of `--expires`, in Unix milliseconds; `null` without one. A date is valid to its end, in UTC. @throws CommandError */
export function expiryOf(call: Call, command: Command): number | null {
  const text = call.option("expires");
  if (text === undefined) return null;
  const isDate = CALENDAR_DATE.test(text);
  const at = instantOf(isDate ? `${text}T00:00:00Z` : text);
  if (at === null)
    throw wrongUsage(command, "--expires takes a date, 2027-12-31, or a time, 2027-12-31T18:00:00Z.");
  const end = isDate ? at + DAY : at;
  if (end <= Date.now()) throw wrongUsage(command, "--expires is in the past.");
  return end;
}
