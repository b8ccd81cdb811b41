import { type Static, Type } from "@sinclair/typebox";
import { RowError } from "./model.ts";
import { checkOf } from "../shared/schema.ts";

const MadeRow = Type.Object({ row: Type.Integer(), id: Type.String(), shortId: Type.String() });
/** The code a row was made into. */
export type MadeRow = Static<typeof MadeRow>;

const BatchRecord = Type.Object({ made: Type.Array(MadeRow), left: Type.Array(RowError) });
/** What is remembered of a request, so that its ZIP can be drawn again: which row became which code, which was left out. */
export type BatchRecord = Static<typeof BatchRecord>;

const check = checkOf(BatchRecord);

/** Reads a part of a record as it was kept. */
export function readRecord(text: string): BatchRecord {
  const value: unknown = JSON.parse(text);
  if (check.Check(value)) return value;
  throw new Error("What was kept of a bulk file is not a record");
}
