import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import {
  checkOf,
  FILLED,
  LINE,
  LINES,
  oneOf,
  orNull,
  schemaDetails,
  TEXT,
  WHOLE,
} from "../../../src/kit/shared/schema.ts";
import { explain } from "../../../src/kit/shared/reasons.ts";

const closed = { additionalProperties: false } as const;
const Color = Type.String({ pattern: "^#[0-9a-f]{6}$", description: "#rrggbb" });
const Gradient = Type.Object(
  {
    gradient: Type.Union([Type.Literal("linear"), Type.Literal("radial")]),
    stops: Type.Array(Color, { minItems: 2, maxItems: 3 }),
  },
  closed,
);
const Paint = Type.Union([Color, Gradient]);
const check = TypeCompiler.Compile(
  Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 5, pattern: LINE }),
      paint: Type.Optional(Type.Union([Paint, Type.Literal("transparent")])),
      shape: Type.Optional(oneOf(["dot", "a.b", "left|right"])),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
      "a/b~c": Type.Optional(Type.Boolean()),
    },
    closed,
  ),
);

const said = (value: unknown, base = "") =>
  Object.fromEntries(schemaDetails(check, value, base).map(({ pointer, detail }) => [pointer, detail]));

test("a value that fits has no details", () => {
  expect(said({ name: "Ada", paint: "transparent", shape: "a.b", size: 3 })).toEqual({});
});

test("each place gets one sentence, at a pointer under the base", () => {
  expect(said({ name: "", size: 0.5, shape: "axb" }, "/style")).toEqual({
    "/style/name": "must not be empty",
    "/style/size": "must be a whole number",
    "/style/shape": "must be one of dot, a.b, left|right",
  });
  expect(said({ name: "Lovelace\n", size: 10 })).toEqual({
    "/name": "must have at most 5 characters",
    "/size": "must be at most 9",
  });
  expect(said({ name: "a\u0007" })).toEqual({ "/name": "must be one line without control characters" });
  expect(said({ name: 7 })).toEqual({ "/name": "must be text" });
  expect(said({})).toEqual({ "/name": "is required" });
  expect(said(null, "/style")).toEqual({ "/style": "must be an object" });
  expect(said([])).toEqual({ "": "must be an object" });
});

test("names are escaped in pointers (RFC 6901)", () => {
  expect(said({ name: "a", "a/b~c": 1, "x/y": 1 })).toEqual({
    "/a~1b~0c": "must be true or false",
    "/x~1y": "is not a known field",
  });
});

test("a union names the problems of the branch that was meant", () => {
  expect(said({ name: "a", paint: { gradient: "linear", stops: ["#000000", "red"] } })).toEqual({
    "/paint/stops/1": "does not have the right form: #rrggbb",
  });
  expect(said({ name: "a", paint: { gradient: "conic", stops: ["#000000"], angle: 3 } })).toEqual({
    "/paint/gradient": 'must be "linear", or "radial"',
    "/paint/stops": "must have at least 2 entries",
    "/paint/angle": "is not a known field",
  });
});

test("a union of which no branch was meant says what it may be", () => {
  for (const paint of ["red", 7, null, []])
    expect(said({ name: "a", paint })).toEqual({
      "/paint": 'must be #rrggbb, or an object, or "transparent"',
    });
});

test.each([
  ["must be a whole number, at least 1", Type.String({ pattern: WHOLE }), "0"],
  ["must not be empty", Type.String({ pattern: FILLED }), " \n"],
  ["must not contain U+0000", Type.String({ pattern: FILLED }), "a\u0000"],
  ["must not contain U+0000", Type.String({ pattern: TEXT }), "a\u0000"],
  ["must not contain control characters", Type.String({ pattern: LINES }), "a\u0007"],
  ["must have at least 3 characters", Type.String({ minLength: 3 }), "a"],
  ["must have at most 1 entries", Type.Array(Type.Null(), { maxItems: 1 }), [null, null]],
  ["must be more than 1", Type.Number({ exclusiveMinimum: 1 }), 1],
  ["must be less than 1", Type.Number({ exclusiveMaximum: 1 }), 1],
  ["must be at least 1", Type.Number({ minimum: 1 }), 0],
  ["must be a multiple of 5", Type.Number({ multipleOf: 5 }), 6],
  ["must be a whole number, or null", orNull(Type.Integer()), "a"],
  ["must have at most 2 characters", orNull(Type.String({ maxLength: 2 })), "abc"],
  ["must not be empty", orNull(Type.String({ minLength: 1 })), ""],
])("%s", (sentence, schema, value) => {
  expect(schemaDetails(TypeCompiler.Compile(schema), value, "")).toMatchObject([{ detail: sentence }]);
});

test("there are never more than 20 sentences, however much is wrong", () => {
  const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, index]));
  expect(schemaDetails(check, { name: "a", ...unknown }, "")).toHaveLength(20);
  const stops = Array.from({ length: 5000 }, () => 0);
  expect(
    schemaDetails(check, { name: "a", paint: { gradient: "linear", stops } }, "").length,
  ).toBeLessThanOrEqual(20);
});

test("neither values nor long names are quoted", () => {
  const secret = "s3cret".repeat(50);
  const answer = schemaDetails(
    check,
    { name: secret, paint: secret, shape: secret, [secret]: secret },
    "/style",
  );
  expect(JSON.stringify(answer)).not.toContain("s3cret");
  expect(answer).toContainEqual({ pointer: "/style", ...explain("holds_unknown_field") });
});

test("lengths count characters, as JSON Schema has it, and not units of UTF-16", () => {
  const five = checkOf(
    Type.Object({ deep: Type.Array(Type.String({ minLength: 2, maxLength: 5, pattern: LINE })) }),
  );
  const reasons = (text: string) =>
    schemaDetails(five, { deep: ["ab", text] }, "").map(({ pointer, reason }) => [pointer, reason]);
  for (const text of ["💩".repeat(5), "💩💩", "a💩中b🎨"]) {
    expect(five.Check({ deep: ["ab", text] })).toBe(true);
    expect(reasons(text)).toEqual([]);
  }
  expect(reasons("💩".repeat(6))).toEqual([["/deep/1", "too_long"]]);
  expect(reasons("💩")).toEqual([["/deep/1", "too_short"]]);
  expect(reasons("💩\n💩")).toEqual([["/deep/1", "not_one_line"]]);
  const given = { deep: ["💩💩"] };
  expect(five.Check(given)).toBe(true);
  expect(given).toEqual({ deep: ["💩💩"] });
});

test("a value that is no emoji does not become one that fits", () => {
  const only = checkOf(Type.Object({ kind: oneOf(["a", "b"]), "💩": Type.Literal("x") }, closed));
  expect(only.Check({ kind: "a", "💩": "x" })).toBe(true);
  for (const wrong of [
    { kind: "💩", "💩": "x" },
    { kind: "a", "💩": "💩" },
    { kind: "a", "🎨": "x" },
  ])
    expect(only.Check(wrong)).toBe(false);
});
