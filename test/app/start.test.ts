import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../src/kit/settings/read.ts";
import { type Clock, systemClock } from "../../src/kit/shared/clock.ts";
import { start } from "../../src/app/start.ts";
import { readJson } from "../json.ts";
import { expectProblem, startScenario } from "../scenario.ts";
import { newStorage } from "../storage.ts";
import { freePort } from "../free-port.ts";
import { SILENT } from "./world.ts";

/** The order of a start: what waits for what, and what a failure leaves behind. */

test.each(["off", "on"])(
  "with QZ_METRICS=%s scans are answered while the APIs can't be loaded, which is logged and tried again",
  async (QZ_METRICS) => {
    const scenario = await startScenario({ QZ_METRICS });
    const tenant = await scenario.signUp();
    const code = await tenant.makeCode();
    await scenario.stop();
    const putBack = await scenario.storage.putAway("leads");
    await scenario.restart();
    const ask = (path: string) =>
      fetch(scenario.url + path, {
        redirect: "manual",
        headers: { authorization: `Bearer ${tenant.apiKey}` },
      });

    expect((await ask(`/r/${code.shortId}`)).status).toBe(302);
    expect((await ask("/healthz")).status).toBe(200);
    await scenario.service.loaded;
    expect(scenario.logged.map(({ message }) => message)).toContain("the APIs can't be loaded");
    await expectProblem(await ask("/app/api/me"), 503, "storage_unavailable");
    expect((await ask(`/r/${code.shortId}`)).status).toBe(302);

    await putBack();
    expect((await ask("/app/api/me")).status).toBe(200);
    const list = await readJson<{ totals: { scans: number } }>(await ask("/app/api/codes"));
    expect(list.totals.scans).toBe(2);
  },
);

test("scans and /healthz are counted under their routes before the APIs are loaded", async () => {
  const scenario = await startScenario({ QZ_METRICS: "on" });
  const code = await (await scenario.signUp()).makeCode();
  await scenario.stop();
  const putBack = await scenario.storage.putAway("leads");
  await scenario.restart();
  await scenario.service.loaded;
  for (const path of [`/r/${code.shortId}`, `/r/${code.shortId}`, "/healthz"])
    await fetch(scenario.url + path, { redirect: "manual" });
  await putBack();
  const metrics = await (await fetch(`${scenario.url}/metrics`)).text();
  expect(metrics).toContain('quietzone_requests_total{route="/r/:shortId",method="GET",status="3xx"} 2\n');
  expect(metrics).toContain('quietzone_requests_total{route="/healthz",method="GET",status="2xx"} 1\n');
});

test("a start that fails after it opened its port closes the port and the folder again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-start-"));
  const storage = await newStorage(folder);
  const port = freePort();
  const settings = readSettings({
    QZ_HOST: "127.0.0.1",
    QZ_PORT: String(port),
    QZ_METRICS: "on",
    ...storage.environment,
  });
  const broken: Clock = {
    now() {
      throw new Error("no clock");
    },
  };
  await expect(start(settings, { clock: broken, log: SILENT })).rejects.toThrow("no clock");
  // It takes the same port and folder.
  const service = await start(settings, { clock: systemClock, log: SILENT });
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});
