import { expect, test } from "bun:test";
import { allMembersOf, meaningOf, membersOf, typeOf } from "../../../src/features/book/reference/schema.ts";
import { markup } from "../../../src/kit/shared/markup.ts";

const text = (schema: object) => markup`${typeOf({ ...schema }, (name) => `types#${name}`)}`.text;
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const SCHEMAS = {
  Url: {
    type: "object",
    required: ["type"],
    properties: { type: { const: "url" }, fields: named("UrlFields") },
  },
  Text: {
    type: "object",
    required: ["type"],
    properties: { type: { const: "text" }, fields: named("TextFields") },
  },
  Node: { type: "object", properties: { next: named("Node") } },
};

test("a member that several alternatives share is listed once, with the values of all of them", () => {
  const schema = {
    allOf: [
      { oneOf: [named("Url"), named("Text")] },
      { type: "object", required: ["title"], properties: { title: { type: "string" } } },
    ],
  };
  const members = membersOf(schema, SCHEMAS).map(({ name, isRequired, schema: own }) => [
    name,
    isRequired,
    text(own),
  ]);
  expect(members).toEqual([
    ["type", true, `<code>&quot;url&quot;</code> | <code>&quot;text&quot;</code>`],
    ["fields", false, `<a href="types#UrlFields">UrlFields</a> | <a href="types#TextFields">TextFields</a>`],
    ["title", true, "string"],
  ]);
});

test("a schema that holds itself has its members once", () => {
  expect(membersOf(named("Node"), SCHEMAS).map(({ name }) => name)).toEqual(["next"]);
});

test("objects without a name have their members behind them, and named ones are links", () => {
  const point = { type: "object", required: ["x"], properties: { x: { type: "number" } } };
  const schema = {
    type: "object",
    properties: {
      at: { anyOf: [point, { type: "null" }] },
      path: { type: "array", items: point },
      next: named("Node"),
      free: { type: "object" },
      counts: { type: "object", additionalProperties: { type: "integer" } },
    },
  };
  const members = allMembersOf(schema, SCHEMAS).map(({ name, schema: own }) => [name, text(own)]);
  expect(members).toEqual([
    ["at", "object | null"],
    ["at.x", "number"],
    ["path", "list of object"],
    ["path[].x", "number"],
    ["next", `<a href="types#Node">Node</a>`],
    ["free", "any object"],
    ["counts", "object of integer"],
  ]);
});

test("limits are said in words", () => {
  const cases: readonly (readonly [object, string])[] = [
    [{ type: "string", minLength: 1, maxLength: 80 }, "string, not empty, up to 80 characters"],
    [
      { type: "array", items: { type: "integer", minimum: 1 }, maxItems: 5 },
      "list of integer, from 1, up to 5",
    ],
    [{ anyOf: [{ type: "number" }, { type: "null" }] }, "number | null"],
    [
      {
        anyOf: [
          { anyOf: [{ const: "url" }, { type: "null" }] },
          { anyOf: [named("CodeType"), { type: "null" }] },
        ],
      },
      `<code>&quot;url&quot;</code> | null | <a href="types#CodeType">CodeType</a>`,
    ],
    [{ type: "string", format: "binary" }, "string, a file"],
    [{}, "any JSON"],
  ];
  for (const [schema, words] of cases) expect(text(schema)).toBe(words);
});

test("the meaning of a member may stand at its first alternative that has one", () => {
  expect(meaningOf({ anyOf: [{ type: "null" }, { type: "string", description: "A title" }] })).toBe(
    "A title",
  );
  expect(meaningOf({ description: "Own", anyOf: [{ description: "Other" }] })).toBe("Own");
});
