import { expect, test } from "bun:test";
import { troubleOf } from "../../../db/common/trouble.ts";
import { createStorageHealth } from "../../../src/features/scans/storage-health.ts";
import { MINUTE, SECOND } from "../../../src/kit/shared/clock.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { type LogLine, recordingLog } from "../../scenario.ts";

/** The health of a storage that can be broken, with time advanced by hand. */
function bench() {
  const logged: LogLine[] = [];
  const storage: { fault: string | null; isAway: boolean; tries: number } = {
    fault: null,
    isAway: false,
    tries: 0,
  };
  let time = 0;
  const storageHealth = createStorageHealth({
    async tryWrite() {
      storage.tries++;
      if (storage.fault !== null) throw new StorageError(storage.fault, null);
    },
    isAway: () => storage.isAway,
    troubleOf,
    now: () => time,
    log: recordingLog(logged),
  });
  return {
    storageHealth,
    storage,
    logged,
    advance(milliseconds: number) {
      time += milliseconds;
    },
    fail: (code: string) => storageHealth.failed(new StorageError(code, null)),
  };
}

test.each([
  ["SQLITE_FULL", "disk_full"],
  ["53100", "disk_full"],
  ["ENOSPC", "disk_full"],
  ["SQLITE_IOERR_WRITE", "disk_failing"],
  ["EIO", "disk_failing"],
  ["58030", "disk_failing"],
  ["SQLITE_CORRUPT_INDEX", "database_damaged"],
  ["SQLITE_NOTADB", "database_damaged"],
  ["XX001", "database_damaged"],
  ["57P01", "database_away"],
  ["08006", "database_away"],
  ["ERR_POSTGRES_CONNECTION_CLOSED", "database_away"],
  ["ETIMEDOUT", "database_away"],
  ["SQLITE_BUSY", "storage_failing"],
  ["42P01", "storage_failing"],
] as const)("a commit that failed with %s is told as %s", (code, trouble) => {
  const { storageHealth, fail } = bench();
  expect(storageHealth.trouble()).toBeNull();
  fail(code);
  expect(storageHealth.trouble()).toBe(trouble);
});

test("a fault is found though nobody scans, and so is its end", async () => {
  const { storageHealth, storage, logged, advance } = bench();
  await storageHealth.look();
  expect(storageHealth.trouble()).toBeNull();
  storage.fault = "SQLITE_FULL";
  advance(MINUTE);
  await storageHealth.look();
  expect(storageHealth.trouble()).toBe("disk_full");
  storage.fault = null;
  advance(MINUTE);
  await storageHealth.look();
  expect(storageHealth.trouble()).toBeNull();
  expect(logged.map(({ message, fields }) => [message, fields["reason"]])).toEqual([
    ["scans can't be kept", "disk_full"],
    ["scans can be kept again", undefined],
  ]);
});

test("while scans are committed nothing else is written", async () => {
  const { storageHealth, storage, advance } = bench();
  for (let second = 0; second < 60; second++) {
    advance(SECOND);
    storageHealth.kept();
    await storageHealth.look();
  }
  expect(storage.tries).toBe(0);
});

test("while some commits fail and others do not, it does not say that all is well", async () => {
  const { storageHealth, fail, advance } = bench();
  for (let turns = 0; turns < 100; turns++) {
    fail("SQLITE_FULL");
    advance(SECOND / 10);
    storageHealth.kept();
    expect(storageHealth.trouble()).toBe("disk_full");
  }
  advance(2 * SECOND);
  storageHealth.kept();
  expect(storageHealth.trouble()).toBeNull();
});

test("damage is told on while scans that don't meet it are stored, and is not hidden by another fault", () => {
  const { storageHealth, fail, advance } = bench();
  fail("SQLITE_CORRUPT");
  fail("SQLITE_FULL");
  advance(9 * MINUTE);
  storageHealth.kept();
  expect(storageHealth.trouble()).toBe("database_damaged");
  advance(MINUTE);
  storageHealth.kept();
  expect(storageHealth.trouble()).toBeNull();
});

test("a database that is known to be away is not asked, and is told at once, as is its return", async () => {
  const { storageHealth, storage, advance, fail } = bench();
  storage.isAway = true;
  advance(MINUTE);
  await storageHealth.look();
  expect([storageHealth.trouble(), storage.tries]).toEqual(["database_away", 0]);
  fail("AWAY");
  storage.isAway = false;
  expect(storageHealth.trouble()).toBe("database_away");
  await storageHealth.look();
  expect([storageHealth.trouble(), storage.tries]).toEqual([null, 1]);
});

test("an error that is none of the storage's is told, too", () => {
  const { storageHealth } = bench();
  storageHealth.failed(new RangeError("a secret"));
  expect(storageHealth.trouble()).toBe("storage_failing");
});
