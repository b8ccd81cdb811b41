import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { type FileHandle, mkdtemp, open, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPieceReader } from "../../../src/kit/http/body-reader.ts";
import { createBodySpool } from "../../../src/kit/http/body-spool.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { TestClock } from "../../scenario.ts";

const length = { maxBytes: 200_000, tooLarge: () => new Fault("body_too_large", "Too large.") };

test("a large body is in a file without a name, one of a workspace at a time, until it is closed", async () => {
  const dir = await mkdtemp(join(tmpdir(), "quietzone-spool-"));
  const spool = createBodySpool(dir, createPieceReader(new TestClock()));
  const bytes = Uint8Array.from({ length: 150_000 }, (_, at) => at % 251);
  const stream = () => new Blob([bytes]).stream();
  const body = await spool(stream(), length, "one");
  expect(await readdir(dir)).toEqual([]);
  expect(body.length).toBe(150_000);
  const { buffer } = await body.handle.read({ buffer: Buffer.alloc(200_000), position: 0 });
  expect(buffer.subarray(0, 150_000).equals(bytes)).toBe(true);
  await expect(spool(stream(), length, "one")).rejects.toMatchObject({ code: "busy" });
  await (await spool(stream(), length, "other")).close();
  await body.close();
  await body.close();
  await expect(spool(stream(), { ...length, maxBytes: 100_000 }, "one")).rejects.toMatchObject({
    code: "body_too_large",
  });
  await (await spool(stream(), length, "third")).close();
  const gone = createBodySpool(`${dir}/gone`, createPieceReader(new TestClock()));
  await expect(gone(stream(), length, "one")).rejects.toMatchObject({ name: "StorageError", code: "ENOENT" });
  const broken = createBodySpool(dir, createPieceReader(new TestClock()), async () => {
    throw new Error("No code.");
  });
  await expect(broken(stream(), length, "one")).rejects.toMatchObject({
    name: "StorageError",
    code: "UNKNOWN",
  });
  await rm(dir, { recursive: true });
});

test("all files together take 512 MiB, and a closed one makes room", async () => {
  const piece = new Uint8Array(64 * 1024 * 1024);
  const spool = createBodySpool(
    "",
    async (stream, _, take) => {
      let received = 0;
      for await (const { length: pieces } of stream)
        for (let count = 0; count < pieces; count++) {
          await take(piece, received);
          received += piece.length;
        }
      return received;
    },
    () => open("/dev/null", "r+"),
  );
  /** A stream whose length stands for so many pieces. */
  const pieces = (count: number) => new Blob([new Uint8Array(count)]).stream();
  const first = await spool(pieces(8), length, "one");
  expect(first.length).toBe(512 * 1024 * 1024);
  await expect(spool(pieces(1), length, "other")).rejects.toMatchObject({ code: "busy" });
  await first.close();
  await (await spool(pieces(1), length, "other")).close();
});

test.skipIf(!existsSync("/dev/full"))(
  "a full disk refuses a body, whose file is closed and whose turn is over",
  async () => {
    const opened: FileHandle[] = [];
    const spool = createBodySpool("", createPieceReader(new TestClock()), async () => {
      const full = await open("/dev/full", "r+");
      opened.push(full);
      return full;
    });
    for (let times = 1; times <= 2; times++) {
      let isCancelled = false;
      const stream = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
        cancel() {
          isCancelled = true;
        },
      });
      const refused = { name: "StorageError", code: "ENOSPC" };
      await expect(spool(stream, length, "one")).rejects.toMatchObject(refused);
      expect(isCancelled).toBe(true);
      expect(opened.map(({ fd }) => fd)).toEqual(Array.from({ length: times }, () => -1));
    }
  },
);
