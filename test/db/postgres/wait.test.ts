import { expect, test } from "bun:test";
import { TIMED_OUT } from "../../../db/postgres/timeout.ts";
import { waitForServer } from "../../../db/postgres/wait.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";

test.each([
  ["gives no answer", TIMED_OUT],
  ["leads to a standby", "25006"],
])("a start waits for a server that %s", async (_, code) => {
  let tries = 0;
  const waits: string[] = [];
  const attempt = async () => {
    if (++tries === 1) throw new StorageError(code, null);
    return "there";
  };
  expect(await waitForServer(attempt, { wait: 600_000, onWait: (fault) => waits.push(fault) })).toBe("there");
  expect(waits).toEqual([code]);
});

test("a start does not wait for a server that refuses it, or longer than it may", async () => {
  const failing = (code: string, wait: number) =>
    waitForServer(() => Promise.reject(new StorageError(code, null)), { wait });
  await expect(failing("28P01", 600_000)).rejects.toThrow(StorageError);
  await expect(failing("25006", 0)).rejects.toThrow(StorageError);
});
