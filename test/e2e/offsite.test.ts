import { expect, test } from "bun:test";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eventually, runProgram, startProcess, temporaryFolder } from "./process.ts";

test("a service makes a backup by itself soon after its start", async () => {
  const folder = temporaryFolder();
  const place = join(folder, "place");
  mkdirSync(place);
  const settings = { QZ_BACKUP_TO: place };
  const service = await startProcess(folder, settings);
  const name = await eventually(
    "a backup is whole",
    () =>
      readdirSync(place)
        .find((object) => object.endsWith("Z.json"))
        ?.slice(0, -5) ?? null,
  );
  await eventually("the service knows of it", () =>
    service.err().includes("a backup was made") ? true : null,
  );
  expect(await service.end("SIGTERM")).toMatchObject({ code: 0 });
  const verified = await runProgram(folder, ["backup", "verify", name], settings);
  expect(verified).toMatchObject({ code: 0, err: "" });
  expect(readdirSync(join(folder, "data")).filter((file) => file.includes(".part"))).toEqual([]);
}, 300_000);
