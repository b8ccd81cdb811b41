import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProbed } from "../worst/probed.ts";

/** Milliseconds of processor time. It yields every 4; code that runs for the first time is slow, so 9 to 12 were measured. */
const LONGEST = 25;

test("the first use of the catalog, which reads all its brands, lets others through", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-test-"));
  const service = await startProbed({ QZ_DATA_DIR: folder, QZ_LOG: "error" });
  try {
    // The first of all requests loads code.
    await fetch(`${service.url}/api/v1/none`);
    await service.holds();
    const response = await fetch(`${service.url}/api/v1/logos?q=spotify`);
    expect(await response.text()).toContain("simple-icons.spotify");
    expect((await service.holds()).longest).toBeLessThan(LONGEST);
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 30_000);
