import { Type } from "@sinclair/typebox";
import { orNull } from "./schema.ts";

/** Members that records of several features have, with the words that the contract has about them. */

/** A time in an answer. */
export function time(description: string) {
  return Type.String({ format: "date-time", description });
}

/** A day of UTC in an answer. */
export function day(description: string) {
  return Type.String({ format: "date", description });
}

/** A text in an answer. */
export function text(description: string) {
  return Type.String({ description });
}

/** A text in an answer; `null` where there is none. */
export function textOrNull(description: string) {
  return orNull(Type.String(), { description });
}

/** A number of things in an answer. */
export function count(description: string) {
  return Type.Integer({ minimum: 0, description });
}

/** The id of a record in an answer. @param prefix - that every id of such records begins with. */
export function idOf(prefix: string, description: string) {
  return Type.String({ pattern: `^${prefix}_`, description });
}

export const createdAt = time("When it was made");
export const updatedAt = time("When it was last changed");
export const nextCursor = textOrNull("The `cursor` of the next page; null on the last one");

/** Members of a row of a file that the service reports on. */
export const row = Type.Integer({ minimum: 1, description: "Row of the file; rows of data count from 1" });

/** The code that a record is about. */
export const CODE_ID = "Id of the code";
export const SHORT_ID = "Short id of the code, as it stands in its address";
export const CAMPAIGN = "Campaign of the code; null for none";

/** Facts about a scanner that identify nobody. */
export const COUNTRY = "ISO 3166-1 alpha-2; null when unknown";
export const DEVICE = "Class of the device: mobile, tablet, desktop, bot or other";
export const SYSTEM = "Operating system, such as Android; null when unknown";
export const BROWSER = "Browser, such as Firefox; null when unknown";

/** Counts, which leave automated scans out where a query asks for that. */
export const SCANS = "Scans, without automated ones if ?bots=exclude";
export const VISITORS = "Visitors, each counted once a day for each code";
export const REPEAT_SCANNERS = "Visitors who scanned the code more than once on a day";
export const BOTS = "Automated scans, whether or not they count in `scans`";
export const LEADS = "Leads, taken by the forms of pages";
