import Ajv from "ajv";
import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { notesOf } from "../../scripts/release/notes.ts";
import { billOfMaterials, DATA } from "../../scripts/release/sbom.ts";
import { isObject } from "../../src/kit/shared/json.ts";
import { VERSION } from "../../src/version.ts";

const ROOT = resolve(import.meta.dir, "../..");
const SCHEMAS = join(ROOT, "node_modules/@cyclonedx/cyclonedx-library/res/schema");
const schemaOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(SCHEMAS, `${name}.SNAPSHOT.schema.json`), "utf8"));

test("the bill of materials is valid, names what ships, and is the same for the same commit", async () => {
  const made = { version: VERSION, commit: "cb6411dc579a3aec6ee2a2a4ba6d1a52e8f2e3c1", at: 1_764_441_795 };
  const text = await billOfMaterials(made);
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ["jsf-0.82", "spdx"])
    ajv.addSchema(Object(schemaOf(name)), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const validate = ajv.compile(Object(schemaOf("bom-1.6")));
  const bill: unknown = JSON.parse(text);
  validate(bill);
  expect(validate.errors).toBeNull();
  expect(await billOfMaterials(made)).toBe(text);
  expect(await billOfMaterials({ ...made, commit: "another" })).not.toBe(text);

  const parts = isObject(bill) && Array.isArray(bill["components"]) ? bill["components"] : [];
  const names: string[] = parts.map(
    ({ group, name, version }) => `${group ? `${group}/` : ""}${name} ${version}`,
  );
  const packages = readFileSync(join(ROOT, "assets/NOTICE.packages"), "utf8");
  const noticed = [...packages.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+ \d[\w.+-]*) \(/gm)].map(
    ([, heading]) => heading,
  );
  expect(noticed.length).toBeGreaterThan(50);
  expect(noticed.filter((heading) => !names.includes(String(heading)))).toEqual([]);
  expect(names).toContain(`oven-sh/bun ${Bun.version}`);
  expect(names.filter((name) => name.startsWith("debian/libc6 "))).toHaveLength(1);
  const notice = readFileSync(join(ROOT, "NOTICE"), "utf8");
  for (const { name } of DATA) expect(notice).toContain(name);
});

test("the notes of a release are its part of the changelog", () => {
  const changelog = "# Changelog\n\n## 0.2.0 (unreleased)\n\n- New.\n\n## 0.1.0\n\nThe first.\n";
  expect(notesOf(changelog, "0.2.0")).toBe("- New.\n");
  expect(notesOf(changelog, "0.1.0")).toBe("The first.\n");
  expect(() => notesOf(changelog, "0.1")).toThrow("CHANGELOG.md has no part about 0.1");
  expect(notesOf(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"), VERSION)).toMatch(/\S/);
});
