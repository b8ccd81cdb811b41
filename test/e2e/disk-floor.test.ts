import { expect, test } from "bun:test";
import { statfsSync } from "node:fs";
import { join } from "node:path";
import { expectProblem } from "../scenario.ts";
import { fullestPage } from "../worst/styles.ts";
import { readJson } from "../json.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { CAN_MOUNT, mountedDisk } from "./disks.ts";
import { audit, integrityOf, SOUND } from "./ledger.ts";
import { eventually, startProcess, temporaryFolder } from "./process.ts";

/**
 * A disk that a workspace fills: below the floor there is room for scans, leads and deletions, and for
 * nothing else.
 */

const DISK = 48 * 1024;
/** Two thirds of it: the log of what was stored is written back into the database, which grows by that. */
const FLOOR = 32 * 1024 * 1024;
/** Most of what may be written between two looks at the disk, and when the log is written back. */
const LATE = 8 * 1024 * 1024;
/** Far more codes than the disk holds. */
const MOST = 1_000;
const SCANS = 200;

test.skipIf(!CAN_MOUNT)(
  "a workspace can't fill the disk: what it stores is refused at the floor, while scans and leads are kept and codes are deleted",
  async () => {
    const folder = temporaryFolder();
    const path = join(folder, "data");
    using _disk = mountedDisk(path, DISK);
    const free = () => {
      const { bavail, bsize } = statfsSync(path);
      return bavail * bsize;
    };
    const service = await startProcess(folder, {
      QZ_DISK_FLOOR: `${FLOOR / 1024 / 1024}MiB`,
      QZ_SIGNUP_PLAN: "unlimited",
      QZ_LIMIT_LEADS: "off",
    });
    const { apiKey } = await signUp(service);
    const code = await makeCode(service, apiKey);
    const asking = await readJson<{ id: string; shortId: string }>(
      await call(service, apiKey, "POST", "/app/api/codes", {
        target: code.target,
        landing: { template: "lead", headline: "Hall", lead: { ask: ["email"], consentText: "Yes" } },
      }),
    );

    // The catalog of logos, which is unpacked for the first of them, would not fit on so small a disk.
    const { logo: _logo, ...page } = fullestPage("links");
    const store = () =>
      call(service, apiKey, "POST", "/app/api/codes", { target: code.target, landing: page });
    const stored: string[] = [];
    let last = await store();
    while (last.status === 200 && stored.length < MOST) {
      stored.push((await readJson<{ id: string }>(last)).id);
      last = await store();
    }
    expect(last.headers.get("retry-after")).toBe("60");
    await expectProblem(last, 503, "storage_unavailable");
    expect(stored.length).toBeGreaterThan(20);
    expect(free()).toBeLessThan(FLOOR);
    expect(free()).toBeGreaterThan(FLOOR - LATE);
    const sign = { name: "New", email: "new@example.org" };
    expect((await call(service, null, "POST", "/app/api/signup", sign)).status).toBe(503);

    for (let number = 0; number < SCANS; number++)
      expect((await scan(service, code.shortId)).status).toBe(302);
    const lead = { consent: true, email: "visitor@example.org" };
    expect((await call(service, null, "POST", `/api/leads/${asking.shortId}`, lead)).status).toBe(200);
    const health = await readJson<object>(await call(service, null, "GET", "/healthz"));
    expect(health).toMatchObject({ status: "degraded", reason: "disk_low", lostScans: 0 });
    const deleted = await call(service, apiKey, "DELETE", `/app/api/codes/${stored[0]}`);
    expect(deleted.status).toBe(204);
    expect((await audit(service, apiKey)).get(code.id)).toBe(SCANS);
    // The workspace that filled the disk can leave, which gives the room back.
    const gone = await call(service, apiKey, "DELETE", "/app/api/me", { confirm: "Museum am Fluss" });
    expect(gone.status).toBe(204);
    await eventually("its codes are gone", async () =>
      (await scan(service, code.shortId)).status === 410 ? true : null,
    );
    await service.end("SIGKILL");
    expect(integrityOf(folder)).toEqual(SOUND);
  },
  300_000,
);
