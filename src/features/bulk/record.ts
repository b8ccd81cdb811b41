import { type Static, Type } from "@sinclair/typebox";
import { RowError } from "./model.ts";
import { checkOf } from "../../kit/shared/schema.ts";

const MadeRow = Type.Object({
  row: Type.Integer(),
  id: Type.String(),
  shortId: Type.String(),
  /** Left out on the service's own host. */
  domain: Type.Optional(Type.String()),
});
/** A row and the code that was made of it. */
export type MadeRow = Static<typeof MadeRow>;

const BatchRecord = Type.Object({ made: Type.Array(MadeRow), left: Type.Array(RowError) });
/** Which row became which code, and which was left out. It is stored so that a retry gets the same ZIP. */
export type BatchRecord = Static<typeof BatchRecord>;

const check = checkOf(BatchRecord);

const EditsRecord = Type.Object({
  edited: Type.Array(Type.Object({ id: Type.String(), revision: Type.Integer() })),
});
/**
 * Codes that a file changed, and the revisions that they got. It is stored so that the file can be undone.
 */
export type EditsRecord = Static<typeof EditsRecord>;

const checkEdits = checkOf(EditsRecord);

/** Parses a stored part of the record of a file of edits; `null` for that of another file. */
export function readEditsRecord(text: string): EditsRecord | null {
  const value: unknown = JSON.parse(text);
  return checkEdits.Check(value) ? value : null;
}

/** Parses a stored part of a record. */
export function readRecord(text: string): BatchRecord {
  const value: unknown = JSON.parse(text);
  if (check.Check(value)) return value;
  throw new Error("The stored record of a bulk file is damaged");
}
