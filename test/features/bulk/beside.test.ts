import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { lockFolder } from "../../../db/sqlite/folder-lock.ts";
import { openSqliteStores } from "../../../db/sqlite/stores.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { SECOND } from "../../../src/kit/shared/clock.ts";
import type { Service } from "../../../src/app/service.ts";
import { start } from "../../../src/app/start.ts";
import { DISK } from "../../disk.ts";
import { TestClock } from "../../scenario.ts";

/** A bulk file of one service while the next one starts on the same folder. */

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

function begin(dataDir: string, clock: TestClock): Promise<Service> {
  const settings = { QZ_HOST: "127.0.0.1", QZ_PORT: "0", QZ_DATA_DIR: dataDir };
  return start(readSettings(settings), { clock, log: SILENT });
}

/** A folder with a tenant. */
async function folderWithTenant(clock: TestClock): Promise<{ dataDir: string; tenantId: string }> {
  const dataDir = mkdtempSync(join(DISK, "quietzone-beside-"));
  const service = await begin(dataDir, clock);
  const body = JSON.stringify({ name: "Museum", email: "codes@museum.example" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${service.url}/app/api/signup`, { method: "POST", headers, body });
  const { tenant }: { tenant: { id: string } } = JSON.parse(await answer.text());
  await service.stop();
  return { dataDir, tenantId: tenant.id };
}

/** A batch that another process opened and did not commit. */
async function openBatch(dataDir: string, tenantId: string, at: number) {
  const stores = openSqliteStores(dataDir);
  const batch = (await stores.bulk.open(tenantId, at)) ?? -1;
  return {
    commit: () => stores.bulk.commit({ tenantId, batch, at }),
    close: () => stores.close(),
  };
}

test("the open batches of a service that is draining are not swept before its drain timeout", async () => {
  const clock = new TestClock();
  const { dataDir, tenantId } = await folderWithTenant(clock);
  const lock = lockFolder(dataDir);
  const one = await openBatch(dataDir, tenantId, clock.now());
  const other = await openBatch(dataDir, tenantId, clock.now());
  lock?.leave();
  const service = await begin(dataDir, clock);
  await service.housekeep();
  expect(await one.commit()).toBe("committed");
  clock.advance(10 * SECOND);
  await service.housekeep();
  expect(await other.commit()).toBe("batch_lost");
  for (const { close } of [one, other]) close();
  lock?.close();
  await service.stop();
});

test("open batches of a service that has ended are swept at once", async () => {
  const clock = new TestClock();
  const { dataDir, tenantId } = await folderWithTenant(clock);
  const left = await openBatch(dataDir, tenantId, clock.now());
  const service = await begin(dataDir, clock);
  await service.housekeep();
  expect(await left.commit()).toBe("batch_lost");
  left.close();
  await service.stop();
});

test("a service that is draining does not sweep the next one's batches", async () => {
  const clock = new TestClock();
  const { dataDir, tenantId } = await folderWithTenant(clock);
  const service = await begin(dataDir, clock);
  await service.housekeep();
  // A slow request keeps the service from ending.
  const { hostname, port } = new URL(service.url);
  const slow = connect(Number(port), hostname).on("data", () => {});
  slow.write("POST /app/api/signup HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n{");
  await fetch(`${service.url}/healthz`);
  const stopped = service.stop();
  const next = await openBatch(dataDir, tenantId, clock.now());
  await service.housekeep();
  expect(await next.commit()).toBe("committed");
  next.close();
  slow.destroy();
  await stopped;
});
