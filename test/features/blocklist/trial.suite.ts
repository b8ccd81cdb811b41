import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createListCopies } from "../../../db/files/list-copies.ts";
import { createLists } from "../../../src/features/blocklist/lists.ts";
import { readContent } from "../../../src/features/blocklist/read-content.ts";
import { createSourceReader, sourcesOf } from "../../../src/features/blocklist/sources.ts";
import { loadSuffixes } from "../../../src/features/blocklist/suffixes.ts";
import { createSweep } from "../../../src/features/blocklist/sweep.ts";
import { DAY, MINUTE } from "../../../src/kit/shared/clock.ts";
import { createLog } from "../../../src/kit/shared/log.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, type OpenStores, tenantIn } from "../../db/stores.ts";

/** A list and its trial in steps of one code, while its source changes. */
contract("trials of lists", (stores) => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-trial-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let now = NOON + 40 * DAY;

  /** A node with one list. */
  async function nodeOf({ blocklists }: OpenStores, name: string) {
    const path = join(folder, name);
    const copies = createListCopies(join(folder, `${name}-data`));
    const clock = { now: () => now };
    const log = createLog("silent", clock, () => {});
    const noAddress = () => Promise.reject(new Error("No list has an address"));
    const start = () => {
      const lists = createLists({
        ...{ sources: sourcesOf([path], []), copies, store: blocklists, loadSuffixes, clock, log },
        read: createSourceReader({
          ask: noAddress,
          spool: copies.spool,
          signal: new AbortController().signal,
        }),
        contentOf: (file, suffixes) =>
          readContent(file, {
            ...{ suffixes, ownHost: "qr.example", isDomain: () => false },
            ...{ pause: () => null, keepHeapSmall() {} },
          }),
        isOurHost: () => false,
        mayRead: () => true,
        onPut: async () => {},
        onDue() {},
      });
      const sweep = createSweep({
        ...{ lists, store: blocklists, isOurHost: () => false, clock, log },
        addressesOf: ({ target }) => [target],
        block: async () => null,
        unblock: async () => null,
        onMoved() {},
      });
      return { lists, sweep };
    };
    let node = start();
    return {
      write: (...hosts: string[]) => writeFileSync(path, `${hosts.join("\n")}\n`),
      read() {
        now += MINUTE;
        return node.lists.refresh();
      },
      step: () => node.sweep(1),
      async sweep() {
        while (await node.sweep(100));
      },
      async restart() {
        node = start();
        await node.lists.loaded();
      },
      async listed(...hosts: string[]) {
        await node.lists.loaded();
        return hosts.filter((host) => node.lists.listedBy(host) !== null);
      },
    };
  }

  const BAD = Array.from({ length: 5 }, (_, number) => `w${number}.trial.example`);

  test("a content that comes while another one is tried has a trial of its own", async () => {
    for (const host of BAD) await codeIn(stores(), await tenantIn(stores()), { target: `https://${host}/` });
    const node = await nodeOf(stores(), "changing.txt");
    node.write("nobody.example");
    await node.read();
    await node.sweep();
    node.write("harmless.example");
    await node.read();
    // The trial of the harmless one has begun.
    expect(await node.step()).toBe(true);
    node.write("trial.example");
    await node.read();
    await node.sweep();
    expect(await node.listed("harmless.example", "nobody.example", ...BAD)).toEqual(["nobody.example"]);
    await node.restart();
    await node.sweep();
    expect(await node.listed("harmless.example", "nobody.example", ...BAD)).toEqual(["nobody.example"]);
    const [row] = (await stores().blocklists.all()).filter(({ name }) => name === "changing.txt");
    expect(row).toMatchObject({ heldWhy: "workspaces", heldWorkspaces: 5 });
  });

  test("a content that is withdrawn while it is tried is not put in force", async () => {
    const node = await nodeOf(stores(), "withdrawn.txt");
    node.write("nobody.example");
    await node.read();
    await node.sweep();
    node.write("mistaken.example");
    await node.read();
    expect(await node.step()).toBe(true);
    node.write("nobody.example");
    await node.read();
    await node.sweep();
    expect(await node.listed("mistaken.example", "nobody.example")).toEqual(["nobody.example"]);
    await node.restart();
    expect(await node.listed("mistaken.example", "nobody.example")).toEqual(["nobody.example"]);
  });
});
