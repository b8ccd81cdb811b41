import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COMPARES_TIMES } from "../extent.ts";
import { startProbed } from "./probed.ts";

/** Milliseconds of processor time. It yields every 4; code that runs for the first time is slow, so 9 to 12 were measured. */
const LONGEST = 25;

/** The shortest of so many tries counts: a collection of garbage, or a neighbour in the processor's cache, comes by chance. */
const TRIES = 3;

/** Milliseconds that the first use of the catalog in a new service holds its event loop. */
async function holdOfFirstUse(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-test-"));
  const service = await startProbed({ QZ_DATA_DIR: folder, QZ_LOG: "error" });
  try {
    // The first of all requests loads code.
    await fetch(`${service.url}/api/v1/none`);
    await service.holds();
    const response = await fetch(`${service.url}/api/v1/logos?q=spotify`);
    expect(await response.text()).toContain("simple-icons.spotify");
    return (await service.holds()).longest;
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (COMPARES_TIMES)
  test("the first use of the catalog, which reads all its brands, lets others through", async () => {
    let shortest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && shortest >= LONGEST; tries++)
      shortest = Math.min(shortest, await holdOfFirstUse());
    expect(shortest).toBeLessThan(LONGEST);
  }, 300_000);
