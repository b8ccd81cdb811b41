import { describe, expect, test } from "bun:test";
import Ajv from "ajv";
import fc from "fast-check";
import { encode } from "../../../src/qr/encode.ts";
import { buildPayload, CODE_TYPES, codeType } from "../../../src/qr/payload/index.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { RUNS, refusal } from "./refusal.ts";

const ajv = new Ajv({ strict: true, strictTypes: false, allErrors: true });

test("the types are those of the contract, in its order", () => {
  expect(CODE_TYPES.map(({ type }) => type).join(" ")).toBe(
    "url text email phone sms whatsapp wifi vcard mecard geo event epc upi pix crypto app gs1",
  );
});

test("an unknown type is refused at /type with the known ones", () => {
  for (const type of ["barcode", "", "constructor", "__proto__"]) {
    const fault = thrownBy(() => codeType(type));
    expect(fault?.code).toBe("type_unknown");
    expect(fault?.errors.map(({ pointer }) => pointer)).toEqual(["/type"]);
    expect(fault?.message).toContain("whatsapp, wifi");
  }
});

describe.each(CODE_TYPES.map((code) => [code.type, code] as const))("%s", (type, code) => {
  const schema = JSON.parse(JSON.stringify(code.fields));

  test("its schema is closed, and every property has a title", () => {
    expect(schema.additionalProperties).toBe(false);
    for (const property of Object.values<{ title?: string }>(schema.properties))
      expect(property.title).toMatch(/^[A-Z]/);
  });

  test("an independent validator accepts the example", () => {
    expect(ajv.validate(schema, code.example)).toBe(true);
  });

  test("the example builds, always to the same text, and fits into a symbol", () => {
    const payload = buildPayload(type, code.example);
    expect(buildPayload(type, structuredClone(code.example))).toBe(payload);
    expect(encode(payload, "M").version).toBeLessThanOrEqual(15);
  });

  test("a field that is not known is refused by name", () => {
    expect(refusal(type, { ...code.example, colour: "red" })).toEqual({
      "/fields/colour": "is not a known field",
    });
  });

  test("a field of the wrong kind is refused by name", () => {
    for (const name of Object.keys(schema.properties)) {
      const pointers = Object.keys(refusal(type, { ...code.example, [name]: [{}] }));
      // A list is of the right kind for elements, and what is in it is wrong.
      const inside = name === "elements" ? ["/0/ai", "/0/value"] : [""];
      expect(pointers).toEqual(inside.map((below) => `/fields/${name}${below}`));
    }
  });

  test("null, and an optional field left empty, count as absent", () => {
    const optional = Object.keys(schema.properties).filter(
      (name) => !Object.hasOwn(code.example, name) && !(schema.required ?? []).includes(name),
    );
    const empty = Object.fromEntries(optional.map((name, index) => [name, index % 2 ? null : ""]));
    expect(buildPayload(type, { ...code.example, ...empty })).toBe(buildPayload(type, code.example));
  });

  test("any fields give a text or a refusal that names fields", () => {
    const names = Object.keys(schema.properties);
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60, size: "max" }),
      fc.string({ unit: "grapheme" }),
    );
    const value = fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.jsonValue());
    const near = fc.dictionary(fc.constantFrom(...names), value).map((fields) => ({
      ...code.example,
      ...fields,
    }));
    fc.assert(
      fc.property(
        fc.oneof(near, fc.dictionary(fc.constantFrom(...names), value), fc.jsonValue()),
        (fields) => {
          const fault = thrownBy(() => expect(typeof buildPayload(type, fields)).toBe("string"));
          if (!fault) return;
          expect(fault.code).toBe("fields_invalid");
          expect(fault.errors.length).toBeGreaterThan(0);
          for (const { pointer, detail } of fault.errors) {
            expect(pointer).toMatch(/^\/fields/);
            expect(detail).toMatch(/^[a-z]/);
          }
        },
      ),
      RUNS,
    );
  });
});

test("a missing required field is refused by name", () => {
  for (const { type, fields, example } of CODE_TYPES)
    for (const name of fields.required ?? []) {
      const { [name]: _, ...rest } = { ...example };
      expect(refusal(type, rest)).toEqual({ [`/fields/${name}`]: "is required" });
    }
});

test("a form's default gives the text that an absent field gives", () => {
  for (const { type, fields, example, payload } of CODE_TYPES)
    for (const [name, { default: initial }] of Object.entries(fields.properties)) {
      if (initial === undefined) continue;
      const { [name]: _, ...rest } = example;
      expect([type, payload({ ...rest, [name]: initial })]).toEqual([type, payload(rest)]);
    }
});

test("every type has a name and a sentence for people", () => {
  for (const { name, description } of CODE_TYPES) {
    expect(name).toMatch(/^[A-Z]/);
    expect(description).toMatch(/^[A-Z].*\.$/);
  }
});

test("half a surrogate pair is refused by name", () => {
  for (const { type, example } of CODE_TYPES)
    for (const [name, value] of Object.entries(example)) {
      if (typeof value !== "string") continue;
      const broken = { ...example, [name]: `${value.slice(0, -1)}\ud83d` };
      expect(Object.keys(refusal(type, broken))).toEqual([`/fields/${name}`]);
    }
});

test("missing fields are refused one by one, not as a whole", () => {
  expect(refusal("url", undefined)).toEqual({ "/fields/url": "is required" });
  expect(refusal("url", null)).toEqual({ "/fields/url": "is required" });
  expect(refusal("upi", {})).toEqual({
    "/fields/payeeAddress": "is required",
    "/fields/payeeName": "is required",
  });
  expect(refusal("url", "https://example.com")).toEqual({ "/fields": "must be an object" });
  expect(refusal("url", ["https://example.com"])).toEqual({ "/fields": "must be an object" });
});

test("an empty required field is refused as missing", () => {
  expect(refusal("url", { url: "" })).toEqual({ "/fields/url": "must not be empty" });
});

test("an unknown field is refused even when it is empty", () => {
  expect(refusal("url", { url: "https://example.com", colour: "" })).toEqual({
    "/fields/colour": "is not a known field",
  });
});

test("a refusal does not repeat submitted values", () => {
  const secret = "s3cret-värde";
  for (const code of CODE_TYPES)
    for (const name of Object.keys(code.fields.properties)) {
      const fault = thrownBy(() => buildPayload(code.type, { ...code.example, [name]: `\u0001${secret}` }));
      expect(JSON.stringify([fault?.message, fault?.errors, fault?.extra])).not.toContain(secret);
    }
});

function thrownBy(act: () => unknown): Fault | undefined {
  try {
    act();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown;
    throw thrown;
  }
}
