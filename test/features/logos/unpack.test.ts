import { expect, onTestFinished, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShippedCatalog } from "../../../db/sqlite/logo-catalog.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { atOnce } from "../../../src/kit/shared/pieces.ts";
import { PACKED } from "./shipped.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-unpack-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const ROOMY = { isLow: () => false };
const name = `catalog-${PACKED.sha256.slice(0, 16)}.db`;

test("the packed catalog is the one that was built", async () => {
  const bytes = await Bun.zstdDecompress(await Bun.file(PACKED.path).bytes());
  expect(bytes.length).toBe(PACKED.bytes);
  expect(new Bun.CryptoHasher("sha256").update(bytes).digest("hex")).toBe(PACKED.sha256);
  expect((await Bun.file(PACKED.path).bytes()).length).toBeLessThanOrEqual(12 * 1024 * 1024);
});

test("several who open it at once all can, and one file is left", async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "catalog-0000000000000000.db"), "an older one");
  const opened = await Promise.all([1, 2, 3].map(() => createShippedCatalog(folder, PACKED, ROOMY)()));
  for (const catalog of opened) expect(catalog.details("simple-icons.spotify").license).toBe("CC0-1.0");
  expect(readdirSync(folder)).toEqual([name]);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test("what a killed process left half unpacked goes, what another is unpacking stays", async () => {
  const folder = emptyFolder();
  const [old, young] = [`${name}.0000-1`, `${name}.0000-2`];
  for (const draft of [old, young, "something-else"]) writeFileSync(join(folder, draft), "half");
  utimesSync(join(folder, old), 0, 0);
  await createShippedCatalog(folder, PACKED, ROOMY)();
  expect(readdirSync(folder).sort()).toEqual([name, young, "something-else"].sort());
});

test("a file cut short is unpacked anew", async () => {
  const folder = emptyFolder();
  await createShippedCatalog(folder, PACKED, ROOMY)();
  truncateSync(join(folder, name), 10_000);
  const catalog = await createShippedCatalog(folder, PACKED, ROOMY)();
  expect(atOnce(catalog.brands()).length).toBe(PACKED.brands);
});

test("a nearly full disk gets no catalog, and one that is there opens", async () => {
  const folder = emptyFolder();
  let isLow = true;
  const open = createShippedCatalog(folder, PACKED, { isLow: () => isLow });
  await expect(open()).rejects.toMatchObject({ code: "storage_unavailable" });
  expect(readdirSync(folder)).toEqual([]);
  isLow = false;
  await open();
  isLow = true;
  expect((await open()).details("simple-icons.spotify").license).toBe("CC0-1.0");
});

test("a folder that can't be written is a storage error, and the next who asks tries again", async () => {
  const folder = join(emptyFolder(), "logos");
  writeFileSync(folder, "a file in the way");
  const open = createShippedCatalog(folder, PACKED, ROOMY);
  await expect(open()).rejects.toThrow(StorageError);
  rmSync(folder);
  expect((await open()).details("simple-icons.spotify").license).toBe("CC0-1.0");
});

test("a service without room for the catalog says so, and does all else", async () => {
  const crowded = await startScenario();
  const folder = join(crowded.dataDir, "logos");
  writeFileSync(folder, "a file in the way");
  const paths = ["", ".svg", ".png"].map((ending) => `/logos/simple-icons.spotify/file${ending}`);
  for (const path of ["/logos", "/facets", "/logos/simple-icons.spotify", ...paths]) {
    const answer = await crowded.request(`/api/v1${path}`);
    expect(answer.status).toBe(503);
    expect(await readJson<unknown>(answer)).toMatchObject({
      success: false,
      error: { code: "storage_unavailable" },
    });
  }
  const style = {
    logo: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>' },
  };
  const drawn = await crowded.post("/app/api/generate", { type: "text", fields: { text: "Zoo" }, style });
  expect(drawn.status).toBe(200);
  rmSync(folder);
  expect((await crowded.request("/api/v1/facets")).status).toBe(200);
});

test("nothing is unpacked before it is needed", async () => {
  const idle = await startScenario();
  await idle.signUp();
  expect(readdirSync(idle.dataDir)).not.toContain("logos");
});
