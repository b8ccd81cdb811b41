import { describe, expect, test } from "bun:test";
import { ObjectExists, ObjectMissing, type ObjectStore } from "../../../src/kit/objects/objects.ts";
import { bytesOf, inPieces, namesOf, never, randomBytes, sha256 } from "./pieces.ts";

/** The behaviour that every store of objects has. @param open - opens an empty one. */
export function storeSuite(kind: string, open: () => Promise<ObjectStore>): void {
  describe(`objects in ${kind}`, () => {
    test.each([0, 1, 65_536, 1_000_001])("an object of %p bytes is read as it was written", async (count) => {
      const store = await open();
      const content = randomBytes(count);
      const written = await store.put("a/b.qz", inPieces(content, 30_000));
      expect(written).toEqual({ bytes: count, sha256: sha256(content) });
      expect(sha256(await bytesOf(store.get("a/b.qz")))).toBe(written.sha256);
      expect(await namesOf(store.list(""))).toEqual([`a/b.qz ${count}`]);
    });

    test("a part of an object has the bytes from a place on, as far as there are any", async () => {
      const store = await open();
      const content = randomBytes(100_000);
      await store.put("a/b", inPieces(content, 30_000));
      for (const [from, count] of [
        [0, 10],
        [29_990, 20],
        [99_990, 50],
        [0, 200_000],
      ] as const)
        expect(sha256(await store.part("a/b", from, count))).toBe(
          sha256(content.subarray(from, from + count)),
        );
      expect(await store.part("a/b", 100_000, 5)).toHaveLength(0);
      for (const name of ["b", "a"])
        expect(await store.part(name, 0, 1).catch((error: unknown) => error)).toBeInstanceOf(ObjectMissing);
    });

    test("an object that is there is not replaced", async () => {
      const store = await open();
      await store.put("one", inPieces(Buffer.from("first"), 2));
      const again = store.put("one", inPieces(Buffer.from("second"), 2));
      expect(await again.catch((error: unknown) => error)).toBeInstanceOf(ObjectExists);
      expect(String(Buffer.from(await bytesOf(store.get("one"))))).toBe("first");
    });

    test("of two that write one name at the same time one is told that it is there", async () => {
      const store = await open();
      const contents = ["first", "other"].map((text) => Buffer.from(text.repeat(20_000)));
      const outcomes = await Promise.allSettled(
        contents.map((one) => store.put("same", inPieces(one, 5_000))),
      );
      const refused = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(refused.map(({ reason }) => reason?.name)).toEqual(["ObjectExists"]);
      const winner = contents[outcomes.findIndex(({ status }) => status === "fulfilled")];
      expect(await bytesOf(store.get("same"))).toEqual(new Uint8Array(winner ?? []));
    });

    test("an object that is not there is missing, and may be removed", async () => {
      const store = await open();
      await store.put("a", inPieces(Buffer.from("a"), 1));
      for (const name of ["b", "a/b", "a.b"]) {
        const read = bytesOf(store.get(name)).catch((error: unknown) => error);
        expect(await read).toBeInstanceOf(ObjectMissing);
        await store.remove(name);
      }
      await store.remove("a");
      await store.remove("a");
      expect(await namesOf(store.list(""))).toEqual([]);
    });

    test("a list has all names with a prefix, in one order", async () => {
      const store = await open();
      const names = [
        "b",
        "a/x/1",
        "a/y",
        "a-b",
        "a.b",
        "a0",
        "a/x.1",
        "ab & <c>'\"",
        "a/ü%41+ 1",
        "a/𝄞",
        "a/\uffee",
      ];
      for (const name of names) await store.put(name, inPieces(Buffer.from(name), 3));
      const listed = async (prefix: string) => namesOf(store.list(prefix));
      const expected = names
        .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
        .map((name) => `${name} ${Buffer.byteLength(name)}`);
      expect(await listed("")).toEqual(expected);
      for (const prefix of ["a", "a/", "a/x", "a/x/", "a-", "a/x/1", "ab & ", "zz", "a/x/12"])
        expect(await listed(prefix)).toEqual(expected.filter((line) => line.startsWith(prefix)));
      for (const name of names) expect(Buffer.from(await bytesOf(store.get(name))).toString()).toBe(name);
    });

    test.each([
      "",
      "/a",
      "a/",
      "a//b",
      "../a",
      "a/../b",
      "a/./b",
      ".a",
      "a\\b",
      "a\0",
      "a\n",
      "\ud800",
      `long${"/x".repeat(500)}`,
    ])("%j is no name of an object", async (name) => {
      const store = await open();
      const refusals = [
        store.put(name, inPieces(Buffer.from("a"), 1)),
        bytesOf(store.get(name)),
        store.remove(name),
      ].map((work) => work.then(String, (error: unknown) => String(error)));
      for (const refusal of await Promise.all(refusals)) expect(refusal).toContain("can't be the name");
      expect(await namesOf(store.list(""))).toEqual([]);
    });

    test("where the pieces end in an error there is no object", async () => {
      const store = await open();
      const broken = store.put("one", inPieces(randomBytes(300_000), 10_000, new Error("the source broke")));
      expect(broken).rejects.toThrow("the source broke");
      await broken.catch(() => {});
      expect(await namesOf(store.list(""))).toEqual([]);
      await store.put("one", inPieces(Buffer.from("whole"), 2));
    });

    test("a signal ends a write whose next piece never comes, and nothing stays", async () => {
      const store = await open();
      const controller = new AbortController();
      const write = store.put(
        "one",
        never(randomBytes(300_000), () => controller.abort(new Error("enough"))),
        controller.signal,
      );
      expect(await write.catch(String)).toContain("enough");
      expect(await namesOf(store.list(""))).toEqual([]);
    });

    test("a signal ends a read", async () => {
      const store = await open();
      await store.put("one", inPieces(randomBytes(3_000_000), 100_000));
      const controller = new AbortController();
      let pieces = 0;
      const read = async () => {
        for await (const _ of store.get("one", controller.signal)) {
          pieces++;
          controller.abort(new Error("enough"));
        }
      };
      expect(await read().catch(String)).toContain("enough");
      expect(pieces).toBe(1);
    });

    test("a signal that is aborted before lets nothing be written or read", async () => {
      const store = await open();
      await store.put("one", inPieces(Buffer.from("a"), 1));
      const signal = AbortSignal.abort(new Error("too late"));
      expect(await store.put("two", inPieces(Buffer.from("a"), 1), signal).catch(String)).toContain(
        "too late",
      );
      expect(await bytesOf(store.get("one", signal)).catch(String)).toContain("too late");
      expect(await namesOf(store.list(""))).toEqual(["one 1"]);
    });

    test("a reader may leave in the middle, and keep the pieces it got", async () => {
      const store = await open();
      const content = randomBytes(2_000_000);
      await store.put("one", inPieces(content, 100_000));
      const kept: Uint8Array[] = [];
      for await (const piece of store.get("one")) {
        kept.push(piece);
        if (kept.length === 3) break;
      }
      const start = Buffer.concat(kept);
      expect(sha256(start)).toBe(sha256(content.subarray(0, start.length)));
    });
  });
}
