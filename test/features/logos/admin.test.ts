import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "../../../db/sqlite/works.ts";
import { createLogoStore } from "../../../src/features/logos/store/logos.ts";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { createLogoAdmin } from "../../../src/features/logos/admin.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { chunk, file, header, png } from "../../qr/logo/png-maker.ts";
import { TestClock } from "../../scenario.ts";
import { drawing, HOSTILE } from "./hostile-files.ts";

/** Logos that operators add are taken by an allow-list, or refused with the reason, quickly. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-logo-admin-"));
const db = openDatabase(folder);
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
const clock = new TestClock();
const store = createLogoStore(createDatabase(db));
const admin = createLogoAdmin({ store, clock, ids: createIds(clock), by: null });

const SQUARE = drawing('<path fill="#a01" d="M0 0h9v9H0z"/>');
const add = (name: string, bytes: Uint8Array, about: unknown = null) =>
  admin.add({ file: name, bytes, about });

test("properties that are not given are derived from the file", async () => {
  expect(await add("acme-labs_2.svg", SQUARE)).toEqual({
    id: "import.acme-labs-2",
    name: "Acme Labs 2",
    brand: "acme-labs-2",
    category: "own",
    aliases: [],
    format: "svg",
    scheme: "monochrome",
    source: "import",
    license: "LicenseRef-Own",
    licenseUrl: null,
    attribution: "Acme Labs 2",
    sourceUrl: null,
    guidelines: null,
    color: "#aa0011",
    derived: false,
    addedAt: clock.now(),
  });
});

test("a description beside it says the rest, and comes back as it was given", async () => {
  const about = {
    name: "Ährenkrone & Söhne",
    brand: "Ährenkrone",
    category: "food",
    aliases: ["AKS", "株式会社"],
    scheme: "dark",
    license: "CC-BY-4.0",
    licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
    attribution: "Ährenkrone",
    sourceUrl: "https://aehrenkrone.example/",
    guidelines: "https://aehrenkrone.example/brand",
  };
  const logo = await add("crown.svg", SQUARE, about);
  expect(logo).toMatchObject({ ...about, id: "import.crown", brand: "ahrenkrone" });
  expect((await store.imported()).find(({ id }) => id === "import.crown")).toEqual(logo);
});

test.each([
  ["a word", "hello"],
  ["an unknown field", { nmae: "x" }],
  ["a name of two lines", { name: "a\nb" }],
  ["a category that is no slug", { category: "Food & Drink" }],
  ["an address that is none", { licenseUrl: "javascript:alert(1)" }],
  ["a scheme that is none", { scheme: "pink" }],
])("a description with %s is refused", async (_, about) => {
  await expect(add("described.svg", SQUARE, about)).rejects.toThrow(/description is not valid/);
});

test.each([
  ["Logo.SVG", "import.logo"],
  ["logo.png", "import.logo.png"],
  ["Zoë's Café.svg", "import.zoes-cafe"],
  ["..svg", "import.logo-"],
  ["株式会社.svg", "import.logo-"],
  ["../../etc/passwd.svg", "import.etc-passwd"],
  ["a@b.svg", "import.a-at-b"],
])("the file %p has the id %p", (name, id) => {
  expect(admin.idOf(name)).toStartWith(id);
  expect(admin.idOf(name)).toMatch(/^[a-z0-9.-]+$/);
});

const WHITE = png({ width: 8, height: 8, depth: 8, colorType: 6, raw: Buffer.alloc(8 * 33, 0) });

test.each(HOSTILE)("an SVG with %s is refused with the reason", async (_, bytes, reason) => {
  await expect(add("hostile.svg", bytes)).rejects.toThrow(reason);
  expect((await store.imported()).map(({ id }) => id)).not.toContain("import.hostile");
});

test.each([
  ["that is none", Buffer.from("GIF89a")],
  [
    "cut short",
    png({ width: 8, height: 8, depth: 8, colorType: 6, raw: Buffer.alloc(8 * 33, 255) }).subarray(0, 60),
  ],
  ["of nothing to see", WHITE],
  [
    "of a size no logo has",
    file([
      header({ width: 60_000, height: 60_000, depth: 8, colorType: 6 }),
      chunk("IEND", new Uint8Array()),
    ]),
  ],
])("a PNG %s is refused", async (_, bytes) => {
  await expect(add("hostile.png", bytes)).rejects.toThrow(/./);
});

test("a PNG is taken without other chunks of the file", async () => {
  const raw = Buffer.alloc(8 * 33, 200);
  for (let row = 0; row < 8; row++) raw[row * 33] = 0;
  const logo = await add("tile.png", png({ width: 8, height: 8, depth: 8, colorType: 6, raw }));
  expect(logo).toMatchObject({ id: "import.tile.png", format: "png", color: null });
  expect((await store.importedArt("import.tile.png"))?.format).toBe("png");
});

test("the same file again takes the place of what it was, with a new time", async () => {
  await add("again.svg", SQUARE);
  clock.advance(5_000);
  await add("again.svg", drawing('<circle cx="4" cy="4" r="4"/>'));
  const all = (await store.imported()).filter(({ id }) => id === "import.again");
  expect(all.map(({ addedAt }) => addedAt)).toEqual([clock.now()]);
  expect(await admin.remove("import.again")).toBe(true);
  expect(await admin.remove("import.again")).toBe(false);
  expect(await store.importedArt("import.again")).toBeNull();
});
