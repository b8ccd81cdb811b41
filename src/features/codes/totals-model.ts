import { type Static, Type } from "@sinclair/typebox";
import { LEADS, VISITORS } from "../../kit/shared/common-members.ts";
import { named } from "../../kit/shared/schema.ts";

/** Sums over all codes of a tenant; `uniqueVisitors` adds up what each code counted. */
export const CodeTotals = Type.Object(
  {
    codes: Type.Integer({ description: "Number of codes" }),
    active: Type.Integer({ description: "Codes that redirect" }),
    scans: Type.Integer({ description: "Scans of all time, automated ones included" }),
    uniqueVisitors: Type.Integer({ description: VISITORS }),
    leads: Type.Integer({ description: LEADS }),
  },
  { description: "Sums over all codes of the workspace", ...named("CodeTotals") },
);
export type CodeTotals = Static<typeof CodeTotals>;
