import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { REFUSED } from "../../src/qr/logo/svg/elements.ts";
import { CODE_TYPES } from "../../src/qr/payload/index.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { isSame, merged } from "../../src/web/lib/json.ts";
import { inGerman } from "../../src/web/lib/german.ts";
import { GERMAN } from "../../src/web/lib/service-words.de.ts";

/** What the web app says in German of the service's own words, and how it applies the service's patches. */

test("every type, field, hint and template has German words", () => {
  const fields = CODE_TYPES.flatMap(({ fields }) => Object.values(fields.properties));
  const english = [
    ...CODE_TYPES.flatMap(({ name, description }) => [name, description]),
    ...fields.flatMap(({ title, description }) => [title, description]),
    ...STYLE_TEMPLATES.map(({ name }) => name),
  ].filter((text) => text !== undefined);
  expect(english.filter((text) => inGerman(text, GERMAN) === null)).toEqual([]);
});

test.each([
  ["must have at most 32 bytes in UTF-8", "darf höchstens 32 Byte in UTF-8 haben"],
  [
    "The SVG contains an <image> element, which is not allowed. A logo can't bring in other documents.",
    "Das SVG enthält ein <image>-Element; das ist nicht erlaubt. Ein Logo kann keine anderen Dokumente einbinden.",
  ],
  [
    "is too small: the symbol's version 4 needs 97 pixels in this style.",
    "ist zu klein: dieses Symbol braucht in diesem Stil 97 Pixel.",
  ],
])("%s", (english, german) => {
  expect(inGerman(english, GERMAN)).toBe(german);
});

test("what is not known as a whole stays as it is", () => {
  expect(inGerman("The PNG is cut off. Nobody has said this yet.", GERMAN)).toBeNull();
});

/** Every sentence of the sources that refuses a logo, with something in the place of what differs. */
function refusals(): string[] {
  const folder = join(import.meta.dir, "../../src/qr/logo");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && path !== "refuse.ts",
  );
  const thrown = files.flatMap((path) => [
    ...readFileSync(join(folder, path), "utf8").matchAll(
      /(?:throw|return) (?:svg|png|logo)Fault\(([\s\S]*?)\);\n/g,
    ),
  ]);
  return thrown.map(([, said = ""]) =>
    [...said.matchAll(/"([^"]+)"|'([^']+)'|`((?:[^`$]|\$\{[^}]*\})+)`/g)]
      .map(([, plain, quoted, template]) => plain ?? quoted ?? template ?? "")
      .filter((text) => !text.startsWith("/style/"))
      .join("")
      .replace(/\$\{[^}]*\? "an" : "a"\}/, "a")
      .replace(/\$\{local === "src".*?\}/, "an href")
      .replace(/ \$\{advice\}/, "")
      .replace(/\$\{(?:[A-Z_]+|parser[^}]*)\}/g, "9")
      .replace(/\$\{[^}]*\}/g, "name")
      .trim(),
  );
}

test("every reason for which a logo is refused has German words", () => {
  const reasons = refusals();
  expect(reasons.length).toBeGreaterThan(50);
  const advice = [...new Set(REFUSED.values())];
  expect([...reasons, ...advice].filter((reason) => inGerman(reason, GERMAN) === null)).toEqual([]);
});

// RFC 7396, appendix A.
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("a merge patch: %j with %j is %j", (target, patch, result) => {
  expect(merged(target, patch)).toEqual(result);
  expect(isSame(merged(target, patch), result)).toBe(true);
});
