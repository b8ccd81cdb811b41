import fc from "fast-check";
import { isObject } from "../../../src/kit/shared/json.ts";
import type { ContractDocument, DocumentedContent } from "./contract.ts";

/** Input for the operations of a contract: what its schemas describe, with strange values in random places. */

type ContractSchema = Readonly<Record<string, unknown>>;

/** A number of arrays or objects within each other. */
function nest(levels: number, inner: unknown, inObject: boolean): unknown {
  let value = inner;
  for (let level = 0; level < levels; level++) value = inObject ? { toString: value } : [value];
  return value;
}

/** Objects that have, in place of what every object inherits, something that is not the same. */
const HOSTILE: readonly unknown[] = [
  { toString: 1 },
  { toString: null, valueOf: null },
  { toString: { toString: 1 } },
  { toJSON: 1 },
  { constructor: null },
  { constructor: { prototype: { admin: true } } },
  { hasOwnProperty: 1 },
  { length: 1e9 },
  { "": 1 },
  [{ toString: 1 }],
  [[{ valueOf: [], toString: "x" }]],
  nest(55, 1, false),
  nest(55, 1, true),
];

/** Values of a wrong type or form. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e308,
    2 ** 53,
    [],
    {},
    [null],
    "",
    " ",
    "toString",
  ),
  fc.string({ unit: "binary", maxLength: 30 }).map((text) => text.toWellFormed()),
  fc.constantFrom("x".repeat(5_000), "\0", "9".repeat(400), "=1+1", "💩".repeat(150), "javascript:0"),
  fc.dictionary(fc.constantFrom("toString", "valueOf", "a"), fc.anything({ maxDepth: 2 })),
);

function objectOf(value: unknown): ContractSchema {
  return isObject(value) ? value : {};
}

/** Makes the values that the schemas of a contract describe. */
export function createInput(contract: ContractDocument) {
  const { schemas } = contract.components;

  function resolved(schema: ContractSchema): ContractSchema {
    const { $ref } = schema;
    return typeof $ref === "string" ? objectOf(schemas[$ref.split("/").at(-1) ?? ""]) : schema;
  }

  function valueFor(schema: unknown): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: 6, arbitrary: described(resolved(objectOf(schema))) }, strange);
  }

  function described(schema: ContractSchema): fc.Arbitrary<unknown> {
    const { allOf, anyOf, oneOf, enum: names, examples, minimum = 0, maximum = 1e6 } = schema;
    if ("const" in schema) return fc.constant(schema["const"]);
    if (Array.isArray(names)) return fc.constantFrom<unknown>(...names);
    if (Array.isArray(allOf))
      return fc
        .tuple(...allOf.map((part) => described(resolved(objectOf(part)))))
        .map((parts) => Object.assign({}, ...parts.map(objectOf)));
    const choices = anyOf ?? oneOf;
    if (Array.isArray(choices))
      return fc.oneof(...choices.map((choice) => described(resolved(objectOf(choice)))));
    if (Array.isArray(examples)) return fc.constantFrom<unknown>(...examples);
    switch (schema["type"]) {
      case "object":
        return object(schema);
      case "array":
        return fc.array(valueFor(schema["items"]), { maxLength: 3 });
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      case "integer":
      case "number":
        return number(Number(minimum), Number(maximum), schema["type"] === "integer");
      case "string":
        return text(schema);
      default:
        return strange;
    }
  }

  function object({ properties, required }: ContractSchema): fc.Arbitrary<unknown> {
    const members = Object.entries(objectOf(properties)).map(([name, schema]) => [name, valueFor(schema)]);
    const names: string[] = Array.isArray(required) ? required.map(String) : [];
    const needed = fc
      .boolean()
      .chain((all) =>
        fc.record<Record<string, unknown>>(Object.fromEntries(members), { requiredKeys: all ? names : [] }),
      );
    return fc.oneof(
      { weight: 4, arbitrary: needed },
      fc.tuple(needed, fc.constantFrom("toString", "valueOf", "x"), strange).map(([made, name, value]) => ({
        ...objectOf(made),
        [name]: value,
      })),
    );
  }

  /** An example with something strange in place of one of its values, or beside them. */
  function spoiled(example: unknown): fc.Arbitrary<unknown> {
    if (!isObject(example)) return strange;
    const places = [...Object.keys(example), "toString"];
    return fc.constantFrom(...places).chain((name) => {
      const other = fc.oneof(strange, spoiled(example[name]));
      return other.map((value) => ({ ...example, [name]: value }));
    });
  }

  return {
    valueFor,
    /** A body as a schema or its example describe it, mostly with something strange in it. */
    bodyOf: ({ schema, example }: DocumentedContent) =>
      fc.oneof(
        fc.constant(example),
        { weight: 4, arbitrary: spoiled(example) },
        { weight: 4, arbitrary: valueFor(schema) },
        strange,
      ),
  };
}

/** Mostly small, because the time of a drawing grows with its size. */
function number(minimum: number, maximum: number, isInteger: boolean): fc.Arbitrary<unknown> {
  const max = Math.min(maximum, minimum + 300);
  return isInteger ? fc.integer({ min: minimum, max }) : fc.double({ min: minimum, max, noNaN: true });
}

const TEXTS = [
  "https://museum.example/hall-3",
  "codes@museum.example",
  "#123456",
  "Hall 3",
  "2026-11-21",
  "10",
  "=1+1;@x",
];

function text({ format, pattern }: ContractSchema): fc.Arbitrary<unknown> {
  if (format !== undefined || typeof pattern !== "string") return fc.constantFrom(...TEXTS);
  return fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 20 }));
}
