import { expect, test } from "bun:test";
import { bearerToken, mediaTypeOf } from "../../../src/kit/shared/headers.ts";

test.each([
  [null, ""],
  ["", ""],
  ["text/csv", "text/csv"],
  [" Text/CSV ; charset=utf-8", "text/csv"],
  [";charset=utf-8", ""],
])("the media type of %p is %p", (header, type) => {
  expect(mediaTypeOf(header)).toBe(type);
});

test.each([
  [null, null],
  ["", null],
  ["Bearer", null],
  ["Bearer a b", null],
  ["Basic a", null],
  ["xBearer a", null],
  ["Bearer a", "a"],
  ["BEARER   a  ", "a"],
])("the token of %p is %p", (header, token) => {
  expect(bearerToken(header)).toBe(token);
});
