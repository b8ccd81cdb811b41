import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { createListCopies } from "../../../db/files/list-copies.ts";
import { type HostTable, hashOf, holds } from "../../../src/features/blocklist/host-table.ts";
import { createLookup, namesOf } from "../../../src/features/blocklist/lookup.ts";
import { ListError, readContent } from "../../../src/features/blocklist/read-content.ts";
import type { Content } from "../../../src/features/blocklist/records.ts";
import { sourcesOf } from "../../../src/features/blocklist/sources.ts";
import { loadSuffixes } from "../../../src/features/blocklist/suffixes.ts";
import { createTableMaker } from "../../../src/features/blocklist/table-maker.ts";

const suffixes = await loadSuffixes();
const folder = mkdtempSync(join(tmpdir(), "quietzone-list-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads a text as a list. @returns it, and how often the loop had a turn. */
async function read(text: string): Promise<{ content: Content; pauses: number }> {
  const path = join(folder, `${crypto.randomUUID()}.txt`);
  writeFileSync(path, text);
  let pauses = 0;
  const { facts, ...tables } = await readContent(path, {
    suffixes,
    ownHost: "qr.museum.example",
    isDomain: (host) => host === "go.zoo.example",
    pause() {
      pauses++;
      return null;
    },
    keepHeapSmall() {},
  });
  return { content: { facts: { ...facts, tag: null, readAt: 0 }, ...tables }, pauses };
}

const hashesOf = ({ hashes, size }: HostTable) => [...new BigUint64Array(hashes, 0, size)];

async function tableOf(hosts: readonly string[]): Promise<HostTable> {
  // It grows where more come than were expected.
  const maker = createTableMaker(Math.floor(hosts.length / 3), hosts.length);
  for (const host of hosts) expect(maker.add(hashOf(host))).toBe(true);
  expect(maker.add(hashOf("one too many"))).toBe(false);
  return maker.finish(() => null);
}

describe("a table of hosts", () => {
  test("is in order, has each once, and holds all of its own and no other", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ maxLength: 3 }), { maxLength: 2_000 }), async (hosts) => {
        const table = await tableOf(hosts);
        const hashes = hashesOf(table);
        expect(hashes).toEqual([...new Set(hashes)].toSorted((a, b) => (a < b ? -1 : 1)));
        expect(table.size).toBe(new Set(hosts).size);
        for (const host of hosts) expect(holds(table, hashOf(host))).toBe(true);
        expect(holds(table, hashOf("longer than all of them"))).toBe(false);
      }),
      { numRuns: 25 },
    );
  });
});

describe("a list", () => {
  const hosts = Array.from({ length: 20_000 }, (_, number) => `phish-${number}.host-${number % 97}.example`);

  test("is read in steps of 128 lines, into eight bytes a host", async () => {
    const { content, pauses } = await read(hosts.map((host) => `||${host}^\r\n`).join(""));
    expect(content.hosts.size).toBe(hosts.length);
    expect(content.hosts.hashes.byteLength).toBeLessThanOrEqual(8 * (hosts.length + 1));
    expect(pauses).toBeGreaterThan(hosts.length / 128);
    for (const host of hosts) expect(holds(content.hosts, hashOf(host))).toBe(true);
  });

  test("may name more hosts than it has lines", async () => {
    const { content } = await read(
      `0.0.0.0 ${hosts.slice(0, 90).join(" ")}\n@@||a.example^\n@@||b.example^\n`,
    );
    expect(content.facts).toMatchObject({ hosts: 90, exceptions: 2 });
  });

  test("has a digest of what it blocks, whatever the order and form of its lines", async () => {
    const one = await read("a.example\nb.example\n");
    const other = await read("! sorted otherwise\n||b.example^\n0.0.0.0 a.example\na.example");
    expect(other.content.facts.digest).toBe(one.content.facts.digest);
  });

  test("may have a line as long as a file, and characters that a piece cuts in two", async () => {
    const text = `${"ü".repeat(200_000)}\nbücher.example\n${"x".repeat(65_530)}ü\nphish.example\na.example`;
    const { content } = await read(`${text}\n${hosts.slice(0, 10).join("\n")}`);
    expect(content.facts.hosts).toBe(13);
    expect(content.facts.unread.samples[0]).toBe("ü".repeat(80));
  });

  test("names no public suffix, neither the service nor what is above it, and says which domains it names", async () => {
    const { content } = await read(
      "github.io\nco.uk\nmuseum.example\nqr.museum.example\ngo.zoo.example\nphish.example\n",
    );
    expect(content.facts).toMatchObject({
      hosts: 2,
      reserved: { count: 4, samples: ["github.io", "co.uk", "museum.example", "qr.museum.example"] },
      domains: { count: 1, samples: ["go.zoo.example"] },
    });
  });

  test.each([
    ["", "it names no host"],
    ["<html>\n<p>\nhost.example\n", "2 of its lines name no host, and 1 do"],
  ])("that is none is refused: %j", async (text, why) => {
    expect(read(text)).rejects.toThrow(new ListError(why));
  });
});

describe("a host is looked up with its parents", () => {
  test("down to the domain that somebody registered", async () => {
    const { content } = await read(
      "phish.example\namazonaws.com\nsomebody.github.io\n192.0.2.7\n@@||ok.phish.example^\n",
    );
    const look = createLookup([{ name: "list", isAllowed: false, ...content }], suffixes);
    const named = (host: string) => look(host).blocked?.host ?? null;
    expect(named("phish.example")).toBe("phish.example");
    expect(named("a.b.phish.example")).toBe("phish.example");
    expect(named("notphish.example")).toBeNull();
    expect(named("example")).toBeNull();
    expect(named("ok.phish.example")).toBeNull();
    expect(named("www.amazonaws.com")).toBe("amazonaws.com");
    // Customers register their names below this one.
    expect(named("bucket.s3.amazonaws.com")).toBeNull();
    expect(named("www.somebody.github.io")).toBe("somebody.github.io");
    expect(named("another.github.io")).toBeNull();
    expect(named("192.0.2.7")).toBe("192.0.2.7");
    expect(named("[2001:db8::1]")).toBeNull();
    expect(named(`${"a.".repeat(100)}phish.example`)).toBe("phish.example");
  });

  test("of a name with many labels the parents nearest to the domain are asked for, and itself", () => {
    const { registrable } = suffixes;
    expect(namesOf("a.b.phish.example", registrable)).toEqual([
      "a.b.phish.example",
      "b.phish.example",
      "phish.example",
    ]);
    expect(namesOf("phish.example", registrable)).toEqual(["phish.example"]);
    const long = `${"a.".repeat(100)}phish.example`;
    expect(namesOf(long, registrable)).toEqual([
      long,
      ...Array.from({ length: 8 }, (_, at) => `${"a.".repeat(7 - at)}phish.example`),
    ]);
  });
});

test("a copy on the disk is read as it was written; one that was damaged, or of another version, is none", async () => {
  const copies = createListCopies(folder);
  const { content } = await read("a.example\nb.example\n@@||c.a.example^\n");
  expect(await copies.read("one")).toBeNull();
  await copies.write("one", content);
  const back = await copies.read("one");
  expect(back?.facts).toEqual(content.facts);
  expect(back && hashesOf(back.hosts)).toEqual(hashesOf(content.hosts));
  expect(back && hashesOf(back.exceptions)).toEqual(hashesOf(content.exceptions));
  await copies.rename("one", "two");
  expect(await copies.keys()).toEqual(["two"]);
  const path = join(folder, "blocklists", "two.hosts");
  const whole = readFileSync(path);
  for (const damaged of [
    whole.subarray(0, -1),
    whole.subarray(0, 10),
    Buffer.concat([whole.subarray(0, -1), Buffer.from([1 + (whole.at(-1) ?? 0)])]),
    Buffer.from(whole.toString("latin1").replace('"version":1', '"version":0'), "latin1"),
    Buffer.alloc(0),
  ]) {
    writeFileSync(path, damaged);
    expect(await copies.read("two")).toBeNull();
  }
  await copies.remove("two");
  expect(await copies.keys()).toEqual([]);
});

test("lists are named without the secrets of their addresses, and no two alike", () => {
  const sources = sourcesOf(
    [
      "/etc/lists/phishing.txt",
      "https://user:word@lists.example/token/phishing.txt?key=1",
      "https://lists.example/",
    ],
    ["/srv/phishing.txt"],
  );
  expect(sources.map(({ name }) => name)).toEqual([
    "phishing.txt",
    "lists.example/phishing.txt",
    "lists.example",
    "phishing.txt-2",
  ]);
});
