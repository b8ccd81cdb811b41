import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createCsvRecords } from "../../../../src/features/moving/in/csv-records.ts";
import { AROUND, type From, readBytes, readFixture } from "./read-file.ts";

const table = (from: From, text: string) => readBytes(Buffer.from(text), "csv", from);
const json = (from: From, value: unknown) => readBytes(Buffer.from(JSON.stringify(value)), "json", from);

/** Whether the only code of a table with one more column leads, and what is told of it. */
async function state(column: string, value: string) {
  const [entry] = await table("csv", `slug,url,${column}\nabc,https://a.example,${value}\n`);
  return [entry?.drafts[0]?.active, entry?.dropped];
}

test("a code that a table has switched off, in whatever words, is inactive", async () => {
  for (const word of "f n no false 0 off archived deleted deactivated Inactive PAUSED expired draft".split(
    " ",
  ))
    for (const column of ["active", "status", "state", "enabled", "is_active", "Published"])
      expect([word, column, await state(column, word)]).toEqual([word, column, [false, []]]);
  for (const word of "t y yes TRUE 1 on active enabled live published".split(" "))
    expect([word, await state("enabled", word)]).toEqual([word, [true, []]]);
  expect(await state("status", "pending")).toEqual([true, ["status"]]);
  for (const column of ["disabled", "archived", "is_deleted", "paused", "Archived At"])
    expect([column, (await state(column, "2024-01-01"))[0]]).toEqual([column, false]);
  expect(await state("archived", "yes")).toEqual([false, ["archived (the code is inactive)"]]);
  expect(await state("disabled", "f")).toEqual([true, []]);
});

test("of two columns that mean the same, or have the same name, the second is told unless it says the same", async () => {
  const [first] = await table(
    "csv",
    "slug,url,destination,title,description,Long URL,long_url\nabc,https://a.example/,https://b.example/,T,D,https://c.example/,https://d.example/\n",
  );
  expect(first?.drafts[0]).toMatchObject({ target: "https://c.example/", title: "T" });
  expect(first?.dropped.toSorted()).toEqual(["description", "destination", "long_url", "url"]);
  const [twice] = await table(
    "csv",
    "slug,url,url,url\nabc,https://a.example/,https://b.example/,https://a.example/\n",
  );
  expect(twice).toMatchObject({ drafts: [{ target: "https://a.example/" }], dropped: ["url"] });
  const [empty] = await table("csv", "slug,url,url\nabc,,https://b.example/\n");
  expect(empty).toMatchObject({ drafts: [{ target: "https://b.example/" }], dropped: [] });
  const [clicks] = await json("shortio", [
    { path: "1", originalURL: "https://a.example", clicks: 5, humanClicks: 4 },
  ]);
  expect(clicks).toMatchObject({ drafts: [{ scans: 5 }], dropped: ["humanClicks"] });
});

test("a link of a domain's root makes no code: `home` of the domain leads there", async () => {
  const whole = "the whole row: it is the root of its domain, which `home` of a domain leads";
  const url = "https://a.example";
  expect(await json("dub", [{ key: "_root", url }])).toEqual([{ row: 1, drafts: [], dropped: [whole] }]);
  expect(await table("dub", `Short link,Destination URL\nhttps://go.museum.example,${url}\n`)).toEqual([
    { row: 1, drafts: [], dropped: [whole] },
  ]);
});

test("Kutt: links of several hosts are told by the number, or by the name, of their host", async () => {
  const rows = await table(
    "kutt",
    "address,target,domain_id,domain\na,https://a.example,2,\na,https://a.example,2,other.example\na,https://a.example,,\n",
  );
  expect(rows.map(({ dropped }) => dropped)).toEqual([
    ["the host it was on, domain_id 2"],
    ["the host it was on"],
    [],
  ]);
});

test("Shlink: two conditions of a kind hold together, and a rule that can never hold is dropped", async () => {
  const { now } = AROUND;
  const entries = await readFixture("real/shlink-api.json", "shlink", { now, domain: "s.test" });
  const [, , empty, devices, dates, languages, others] = entries;
  expect(empty).toMatchObject({
    drafts: [{ rules: [] }],
    dropped: ["redirect rule 1, which has no condition"],
  });
  expect(devices?.drafts[0]?.rules.map(({ when }) => when)).toEqual([
    { system: ["iOS"] },
    { system: ["iOS", "Android"] },
    { system: ["Windows"], country: ["DE"] },
    { system: ["Windows"] },
  ]);
  expect(devices?.dropped).toEqual(["redirect rule 4"]);
  expect(dates?.drafts[0]?.rules.map(({ when }) => when)).toEqual([
    { from: "2026-11-24T00:00:00.000Z", until: "2026-11-24T12:00:00.000Z" },
    { until: "2026-11-30T23:00:00.000Z" },
  ]);
  expect(languages?.drafts[0]?.rules).toHaveLength(1);
  expect(others?.drafts[0]?.rules.map(({ name }) => name)).toEqual(["rule 6"]);
  const plain = await readFixture("real/shlink-web-client.csv", "shlink", { now, domain: "s.test" });
  expect(plain.map(({ drafts }) => drafts[0]?.query)).toEqual(plain.map(() => "pass"));
  expect(plain[1]).toMatchObject({ drafts: [{ group: "new york, ny" }] });
});

test("Dub: a test that does not run there does not run here", async () => {
  const entries = await readFixture("real/dub-api.json", "dub");
  const rules = (key: string) => {
    const entry = entries.find(({ drafts }) => drafts[0]?.shortId === key);
    return { rules: entry?.drafts[0]?.rules.length, dropped: entry?.dropped };
  };
  expect(rules("endless")).toEqual({
    rules: 0,
    dropped: ["testVariants (a test without an end does not run)"],
  });
  expect(rules("test")).toEqual({ rules: 1, dropped: [] });
  expect(rules("tested")).toEqual({ rules: 0, dropped: ["testVariants"] });
  expect(rules("five")).toEqual({ rules: 0, dropped: ["testVariants"] });
});

test("a dump in SQL is refused by what it is, and JSON that can't be read by the record", async () => {
  const dump = readFileSync(join(import.meta.dir, "real/yourls-dump.sql"));
  for (const begin of [
    "",
    "-- phpMyAdmin SQL Dump\n",
    "PRAGMA foreign_keys=OFF;\n",
    "--\n-- PostgreSQL database dump\n",
  ])
    await expect(table("yourls", begin + dump.toString())).rejects.toThrow("dump in SQL");
  expect([...createCsvRecords().take(Buffer.from("start date,url\n1,2\n"))]).toHaveLength(1);
  await expect(readBytes(Buffer.from('[{"a":1},{"a":2},{"a":,}]'), "json", "dub")).rejects.toThrow(
    "record 3 can't be read, at its line 1, column 6",
  );
});

test("Bitly: control characters in a title are read as blanks, and a deleted link is inactive", async () => {
  const [hall, gone] = await readFixture("real/bitly-api.json.txt", "bitly", { ...AROUND, domain: null });
  expect(hall?.drafts[0]?.title).toBe('Hall  3 two lines "quoted" \\ end');
  expect(gone).toMatchObject({ drafts: [{ active: false }], dropped: ["is_deleted (the code is inactive)"] });
});
