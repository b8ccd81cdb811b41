import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { IN_FULL } from "../extent.ts";
import { KEEPS_FILES } from "../storage.ts";
import { AFTER, DURING, formerOf, inUse, isSealing, readSecret, settingsOf } from "./rotating.ts";
import { sealedIn } from "./sealed.ts";

/** A change of the secret is ended again and again, as by a crash. */

/** Leads that are sealed anew. Each takes a step, and the change is killed before steps. */
const LEADS = IN_FULL ? 60 : 6;

test("killed at any moment it goes on, and all can be read each time", async () => {
  const { scenario, leave } = await inUse();
  for (let lead = 0; lead < LEADS; lead++) await leave(`visitor-${lead}@museum.example`);
  await scenario.stop();
  const environment = settingsOf(scenario, DURING);
  const before = readSecret(scenario);
  let kills = 0;
  for (;;) {
    const child = Bun.spawn([process.execPath, resolve(import.meta.dir, "rotate-and-die.ts")], {
      env: { PATH: process.env["PATH"] ?? "", ...environment, DIE_BEFORE: String(1 + (kills % 6)) },
      stdout: "ignore",
      stderr: "pipe",
    });
    const said = await new Response(child.stderr).text();
    if ((await child.exited) === 0) break;
    expect({ signal: child.signalCode, said }).toEqual({ signal: "SIGKILL", said: "" });
    kills++;
    const found = await sealedIn(environment);
    expect(Object.values(found).map(({ values, open }) => [values, open])).toEqual([
      [LEADS + 2, LEADS + 2],
      // A report, a share, an app and a webhook.
      ...Array.from({ length: 4 }, () => [1, 1]),
    ]);
    // Once the change is complete, another call would make the next one.
    if (kills > 5 && !(await formerOf(scenario)).some(isSealing)) break;
  }
  expect(kills).toBeGreaterThanOrEqual(IN_FULL ? 50 : 6);
  if (KEEPS_FILES) {
    expect(readSecret(scenario)).not.toBe(before);
    expect(existsSync(join(scenario.dataDir, "secret.next"))).toBe(false);
  }
  const all = await sealedIn(settingsOf(scenario, AFTER));
  expect(Object.values(all).every((each) => each.new === each.values)).toBe(true);
}, 240_000);
