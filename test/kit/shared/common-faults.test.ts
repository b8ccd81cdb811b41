import { expect, test } from "bun:test";
import {
  codeGone,
  invalidCursor,
  keyReused,
  nothingHere,
  UnknownShortId,
  workspaceErased,
} from "../../../src/kit/shared/common-faults.ts";

test("the refusals that rooms share have the codes of the contract", () => {
  const faults = [
    nothingHere(),
    new UnknownShortId(),
    codeGone(),
    workspaceErased(),
    keyReused(),
    invalidCursor(),
  ];
  expect(faults.map(({ code }) => code)).toEqual([
    "not_found",
    "code_not_found",
    "code_gone",
    "invalid_key",
    "idempotency_key_reused",
    "cursor_invalid",
  ]);
  for (const { message } of faults) expect(message).toEndWith(".");
});
