import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PIECE } from "../../../src/features/files/constants.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { makeBackup } from "../../../src/operate/backups.ts";
import { restoreFrom } from "../../../src/operate/restores.ts";
import { startOn } from "../../app/world.ts";
import { startScenario } from "../../scenario.ts";
import { filled, mp3, pdf } from "./samples.ts";
import { upload } from "./uploads.ts";

/** Backups have files, wherever they are. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-objects-"));
// Kept elsewhere, as nodes of PostgreSQL have it: a backup does not hold it.
const SECRET = { QZ_SECRET: "files-of-a-backup".padEnd(64, "0") };
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited", ...SECRET });
const tenant = await scenario.signUp();

test("a backup has files of the database and of a store beside it, and a restore needs no store", async () => {
  const sound = filled(mp3(), 2 * PIECE + 7);
  const inside = await upload(scenario, tenant, sound, "audio/mpeg");
  await scenario.restart({ QZ_FILES_TO: folder });
  const outside = await upload(scenario, tenant, sound, "audio/mpeg");
  const gone = await upload(scenario, tenant, pdf(), "application/pdf");
  // Removed between the snapshot and its turn.
  rmSync(join(folder, "files", tenant.id, gone.id));
  const place = mkdtempSync(join(tmpdir(), "quietzone-backup-"));
  const file = join(place, "backup.db");
  await scenario.beside(async (environment) => {
    await makeBackup(readSettings({ ...environment, ...SECRET, QZ_FILES_TO: folder }), file);
  });
  const target = join(place, "restored");
  await restoreFrom(readSettings({ QZ_DATA_DIR: target, ...SECRET }), file);
  rmSync(folder, { recursive: true });
  const service = await startOn({ QZ_DATA_DIR: target, ...SECRET });
  try {
    await service.loaded;
    for (const { id } of [inside, outside]) {
      const answer = await fetch(`${service.url}/f/${id}`);
      expect([answer.status, sound.equals(await answer.bytes())]).toEqual([200, true]);
    }
    expect(await service.audit()).toEqual([]);
  } finally {
    await service.stop();
  }
  using database = new Database(join(target, "quietzone.db"), { readonly: true });
  expect(database.query("select id from files where is_outside").values()).toEqual([[gone.id]]);
});
