import { afterAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWhole, readCatalog } from "../../../src/features/backups/catalog.ts";
import { keepSome } from "../../../src/features/backups/keeping.ts";
import { getManifest } from "../../../src/features/backups/manifest.ts";
import { openFolder } from "../../../src/kit/objects/folder.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { IN_FULL } from "../../extent.ts";

/** Writers of backups that are killed in the middle leave no half that counts, and nothing for good. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-killed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = join(folder, "place");
mkdirSync(place);

const SERIES = "0123456789";
const BEGUN_AT = Date.UTC(2026, 10, 29);
/** Pieces of the data, and writers: each is killed at another of them. */
const [PIECES, WRITERS] = IN_FULL ? [46, 50] : [4, 8];

/**
 * Writes a set, and kills itself as the given piece is asked for; behind the last one as the store is asked
 * for something.
 */
const WRITER = `
import { openFolder } from ${JSON.stringify(join(import.meta.dir, "../../../src/kit/objects/folder.ts"))};
import { writeSet } from ${JSON.stringify(join(import.meta.dir, "../../../src/features/backups/writing.ts"))};
import { setName } from ${JSON.stringify(join(import.meta.dir, "../../../src/features/backups/names.ts"))};
const [place, at, killed] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
let step = 0;
const next = () => { if (step++ === killed) process.kill(process.pid, "SIGKILL"); };
async function* body() {
  for (let piece = 0; piece < ${PIECES}; piece++) { next(); yield new Uint8Array(50_000).fill(piece); }
}
const store = openFolder(place);
const watched = { ...store,
  put: (...call) => { if (step >= ${PIECES}) next(); return store.put(...call); },
  list: (prefix) => { next(); return store.list(prefix); },
  remove: (name) => { next(); return store.remove(name); } };
await writeSet(watched, { name: setName("${SERIES}", at), series: "${SERIES}", madeAt: new Date(at).toISOString(),
  version: "test", commit: null, schema: 1, recipients: [], holdsSecret: false, rows: {} }, body(), { secret: "of a test", mark: "of a test" });
`;

test("writers are killed, each at another step, and only whole backups are listed as whole", async () => {
  const program = join(folder, "writer.ts");
  writeFileSync(program, WRITER);
  const store = openFolder(place);
  let survived = 0;
  for (let killed = 0; killed < WRITERS; killed++) {
    const child = Bun.spawn([process.execPath, program, place, String(BEGUN_AT + killed), String(killed)], {
      stdout: "ignore",
      stderr: "inherit",
    });
    await child.exited;
    if (child.signalCode === null) survived++;
    for (const set of (await readCatalog(store, SERIES)).sets.filter(isWhole))
      expect(set.data.bytes).toBe((await getManifest(store, set.name)).bytes);
  }
  const before = await readCatalog(store, SERIES);
  const whole = before.sets.filter(isWhole);
  // A list, the manifest and the end of the note follow the data: a run that is killed after the manifest
  // leaves a whole set.
  expect(survived).toBe(WRITERS - PIECES - 3);
  expect(whole.length).toBe(survived + 1);
  expect(before.sets).toHaveLength(WRITERS);
  // A day later what they left is removed, and what is whole stays.
  const kept = await keepSome(store, SERIES, null, BEGUN_AT + DAY + 2 * WRITERS);
  expect(kept.removed).toEqual([]);
  expect(kept.abandoned).toHaveLength(WRITERS - whole.length);
  const after = await readCatalog(store, SERIES);
  expect(after.sets.map(({ name }) => name)).toEqual(whole.map(({ name }) => name));
  expect(after.sets.every(({ begun }) => begun === null)).toBe(true);
}, 240_000);
