import { Value } from "@sinclair/typebox/value";
import { BatchRecords } from "../../src/bulk/model.ts";
import type { BatchRecord } from "../../src/bulk/store.ts";

/** A batch's record from its parts, each of them JSON as it was noted. */
export function joinRecords(parts: readonly string[]): BatchRecord {
  const records = parts.map((part): BatchRecord => Value.Decode(BatchRecords, JSON.parse(part)));
  return { made: records.flatMap(({ made }) => made), left: records.flatMap(({ left }) => left) };
}
