import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { start } from "../../src/app/start.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { examine } from "../../src/operate/check.ts";
import { newFolder, SILENT, usedAndStopped } from "./world.ts";

const UNANSWERED = "codes at the base URL have GS1 addresses, which are not answered while QZ_GS1 is off";

test("a service and a check tell of codes with GS1 addresses that are not answered", async () => {
  const folder = newFolder();
  await usedAndStopped({ QZ_DATA_DIR: folder });
  const settings = (gs1: "on" | "off") =>
    readSettings({ QZ_HOST: "127.0.0.1", QZ_PORT: "0", QZ_DATA_DIR: folder, QZ_GS1: gs1 });
  const warningsOf = async (gs1: "on" | "off") => {
    const warnings: string[] = [];
    const service = await start(settings(gs1), {
      log: { ...SILENT, warn: (message) => void warnings.push(message) },
    });
    await service.stop();
    return warnings.filter((message) => message.includes("GS1"));
  };
  const findingOf = async (gs1: "on" | "off") =>
    (await Array.fromAsync(examine(settings(gs1)))).find(({ check }) => check === "GS1");
  expect(await warningsOf("off")).toEqual([]);

  const database = new Database(join(folder, "quietzone.db"));
  database.run("update codes set gs1 = '01/09521234543213'");
  database.close();
  expect(await warningsOf("off")).toEqual([UNANSWERED]);
  expect(await warningsOf("on")).toEqual([]);
  expect(await findingOf("off")).toEqual({ check: "GS1", state: "warn", detail: UNANSWERED });
  expect(await findingOf("on")).toMatchObject({ state: "ok" });
});
