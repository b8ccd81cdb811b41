import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "papaparse";
import type { Draft } from "../../../../src/features/moving/in/draft.ts";
import { isObject } from "../../../../src/kit/shared/json.ts";
import { timeIn } from "../../../../src/features/moving/in/times.ts";
import { saysSomething } from "../../../../src/features/moving/in/words.ts";
import { readJson } from "../../../json.ts";
import { startScenario } from "../../../scenario.ts";
import { AROUND, type From, readFixture } from "./read-file.ts";

/** Files that the programs of other services have written: `real/README.md` says how each was made. */

interface File {
  readonly name: string;
  readonly from: From;
  readonly domain: string | null;
  /** Cells that only describe the service's own records. */
  readonly silent: readonly string[];
  /** Names of cells that are told in other words. */
  readonly toldAs?: Readonly<Record<string, string>>;
}

const KUTT = ["id", "uuid", "user_id", "banned_by_id", "updated_at"];
const YOURLS = ["ip"];

const kutt = (name: string): File => ({
  name,
  from: "kutt",
  domain: "go.museum.example",
  silent: KUTT,
  toldAs: { domain_id: "the host it was on" },
});
const yourls = (name: string): File => ({ name, from: "yourls", domain: null, silent: YOURLS });

const FILES: readonly File[] = [
  kutt("kutt-postgres.csv"),
  kutt("kutt-postgres-kolkata.csv"),
  kutt("kutt-postgres-sao-paulo.csv"),
  kutt("kutt-postgres.tsv"),
  kutt("kutt-postgres.json"),
  kutt("kutt-sqlite.csv"),
  yourls("yourls-phpmyadmin.csv"),
  yourls("yourls-phpmyadmin.json"),
  yourls("yourls-batch.tsv"),
  { name: "shlink-web-client.csv", from: "shlink", domain: "s.test", silent: [] },
  {
    name: "shlink-api.json",
    from: "shlink",
    domain: "s.test",
    silent: ["visitsSummary", "hasRedirectRules", "redirectRules.priority", "redirectRules.conditions.type"],
    toldAs: { domain: "the host it was on", redirectRules: "redirect rule" },
  },
  {
    name: "dub-dashboard.csv",
    from: "dub",
    domain: "go.museum.example",
    silent: ["Link ID", "Updated at"],
    toldAs: { "Short link": "the host it was on" },
  },
  {
    name: "dub-api.json",
    from: "dub",
    domain: "go.museum.example",
    silent: [
      "id",
      "externalId",
      "tenantId",
      "userId",
      "workspaceId",
      "projectId",
      "qrCode",
      "updatedAt",
      "testStartedAt",
      "tags.id",
      "tags.color",
    ],
    toldAs: { testCompletedAt: "testVariants", expiredUrl: "expiresAt" },
  },
  {
    name: "bitly-api.json.txt",
    from: "bitly",
    domain: null,
    silent: ["id", "created_by", "client_id", "references"],
  },
];

/** The records of a file, read by nothing of ours. */
function recordsOf({ name, from }: File): Readonly<Record<string, unknown>>[] {
  const text = readFileSync(join(import.meta.dir, "real", name), "utf8");
  if (name.endsWith(".csv"))
    return parse<Record<string, unknown>>(text, { header: true, skipEmptyLines: true }).data;
  if (name.endsWith(".tsv")) {
    const [header = [], ...rows] = text
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"));
    return rows.map((cells) =>
      Object.fromEntries(header.map((column, at) => [column, plain(cells[at] ?? "")])),
    );
  }
  // Bitly's control characters would not be JSON.
  const parsed: unknown = JSON.parse(from === "bitly" ? text.replace(/\p{Cc}/gu, " ") : text);
  return listOf(parsed).filter(isObject);
}

function plain(cell: string): string {
  if (cell === "\\N") return "";
  return cell.replaceAll("\\n", "\n").replaceAll("\\t", "\t").replaceAll("\\\\", "\\");
}

function listOf(document: unknown): unknown[] {
  if (Array.isArray(document)) {
    const table = document.find((part) => isObject(part) && part["type"] === "table");
    return table ? table.data : document;
  }
  if (!isObject(document)) return [];
  const { links, shortUrls } = document;
  if (Array.isArray(links)) return links;
  return isObject(shortUrls) && Array.isArray(shortUrls["data"]) ? shortUrls["data"] : [];
}

/** The cells of a record: a member of an object is one of its own, and so is an entry of a list. */
function cellsOf(record: object, path = ""): { readonly name: string; readonly value: string }[] {
  return Object.entries(record).flatMap(([member, value]) => {
    const name = Array.isArray(record) ? path : path === "" ? member : `${path}.${member}`;
    if (typeof value === "object" && value !== null) return cellsOf(value, name);
    const text = value === undefined || value === null ? "" : String(value).trim();
    return text === "" ? [] : [{ name, value: text }];
  });
}

/** Whether a value is one of a code's. */
function isIn(drafts: readonly Draft[], value: string): boolean {
  const time = timeIn(value);
  return drafts.some((draft) => {
    const leaves = cellsOf(draft).map((cell) => cell.value);
    const times = leaves.map((leaf) => (leaf === String(draft.createdAt) ? Number(leaf) : timeIn(leaf)));
    return (
      leaves.some((leaf) => isSame(leaf, value)) ||
      (time !== null && times.includes(time)) ||
      value.endsWith(`/${draft.shortId}`)
    );
  });
}

/** Whether a cell has the tags of a code, with one sign or another between them. */
function areTags(drafts: readonly Draft[], value: string): boolean {
  return drafts.some(({ tags }) => [/[|]/, /,/].some((between) => isList(tags, value.split(between))));
}

function isList(tags: readonly string[], entries: readonly string[]): boolean {
  return Bun.deepEquals(
    tags,
    entries.map((entry) => entry.trim()),
  );
}

/** Controls of a title, the case of a country, and escapes of a short id may differ. */
function isSame(leaf: string, value: string): boolean {
  const alike = (text: string) => text.replace(/\p{Cc}/gu, " ").toLowerCase();
  return alike(leaf) === alike(value) || encodeURI(value) === leaf;
}

for (const file of FILES)
  test(`${file.name}: every cell is in a code, in dropped, or says nothing`, async () => {
    const records = recordsOf(file);
    const entries = await readFixture(`real/${file.name}`, file.from, { ...AROUND, domain: file.domain });
    expect(entries).toHaveLength(records.length);
    expect(entries.length).toBeGreaterThan(2);
    const lost = entries.flatMap(({ row, drafts, dropped }, at) =>
      dropped.some((what) => what.startsWith("the whole row"))
        ? []
        : cellsOf(records[at] ?? {})
            .filter(({ name, value }) => {
              const [member = ""] = name.split(".");
              const told = [name, member, file.toldAs?.[member] ?? name];
              return !(
                file.silent.includes(member) ||
                !saysSomething(value) ||
                file.silent.includes(name) ||
                value === file.domain ||
                isIn(drafts, value) ||
                drafts.some(({ target }) => URL.parse(target)?.searchParams.get(name) === value) ||
                (member === "forwardQuery" && drafts.every(({ query }) => query === "pass")) ||
                (member.toLowerCase() === "tags" && areTags(drafts, value)) ||
                dropped.some((what) => told.some((name) => what.startsWith(name)))
              );
            })
            .map(({ name, value }) => ({ row, name, value })),
    );
    expect(lost).toEqual([]);
  });

/** Where links led at their services: `null` where they led nowhere, or to a page. */
const LEADS: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  kutt: {
    "hall-3": "https://museum.example/audio/hall-3",
    MixedCase: 'https://museum.example/?q="a",b&c=#d',
    ended: null,
    ends: "https://museum.example/long",
    bad: null,
    secret: null,
    "hall-4": "https://museum.example/audio/hall-4",
    NULL: "https://museum.example/null",
    tab: "https://museum.example/a\\b?x=1|2",
    plain: "https://museum.example/plain",
  },
  yourls: {
    "hall-3": "https://museum.example/audio/hall-3",
    quotes: 'https://museum.example/?q="a",b&c=#d',
    open: "https://museum.example/open",
    untitled: "https://museum.example/untitled",
    lines: "https://museum.example/lines",
    MixedCase: "https://museum.example/mixed",
    mixedcase: "https://museum.example/other",
    NULL: "https://museum.example/null",
    "\\N": "https://museum.example/n",
    quoted: "https://museum.example/quoted",
    mail: "mailto:info@museum.example",
  },
  bitly: {
    "hall-3": "https://museum.example/audio/hall-3",
    "halle-3": "https://museum.example/audio/hall-3",
    "2zUPKgE": "https://museum.example/audio/hall-3",
    "3aaa": null,
    "4bbb": "https://museum.example/old",
    "5ccc": "https://museum.example/expires",
  },
};

for (const { name, from, domain } of FILES.filter(
  (file) => file.from in LEADS && file.name !== "kutt-sqlite.csv",
))
  test(`${name}: links lead where they led there`, async () => {
    const entries = await readFixture(`real/${name}`, from, { ...AROUND, domain });
    const leads = entries.flatMap(({ drafts, dropped }) =>
      drafts.map(({ shortId, target, active }) => [
        shortId,
        active && !dropped.includes("password") ? target : null,
      ]),
    );
    expect(Object.fromEntries(leads)).toEqual(LEADS[from] ?? {});
  });

test("times of a table are the same in each time zone of PostgreSQL, and all forms of a table say the same", async () => {
  const utc = await readFixture("real/kutt-postgres.csv", "kutt");
  expect(utc[0]?.drafts[0]).toMatchObject({
    active: true,
    createdAt: Date.UTC(2023, 6, 8, 17, 49, 58, 123),
    scans: 812,
  });
  expect(utc[2]?.dropped).toEqual(["expire_in (it has passed, so the code is inactive)"]);
  for (const name of ["kutt-postgres-kolkata.csv", "kutt-postgres-sao-paulo.csv", "kutt-postgres.tsv"])
    expect(await readFixture(`real/${name}`, "kutt")).toEqual(utc);
  const json = await readFixture("real/yourls-phpmyadmin.json", "yourls");
  expect(json[4]?.drafts[0]?.title).toBe("one\ntwo\tthree\\four");
  for (const name of ["yourls-phpmyadmin.csv", "yourls-batch.tsv"])
    expect(await readFixture(`real/${name}`, "yourls")).toEqual(json);
});

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });

for (const { name, from } of FILES)
  test(`${name}: each row makes a code, conflicts, or is dropped as a whole`, async () => {
    const tenant = await scenario.signUp();
    const type = name.includes(".json") ? "application/json" : "text/csv";
    const answer = await tenant.call(
      "POST",
      `/app/api/import?from=${from}&onConflict=skip&dryRun=true`,
      readFileSync(join(import.meta.dir, "real", name), "utf8"),
      { "content-type": type },
    );
    expect(answer.status).toBe(200);
    const { found, made, conflicts, dropped } = await readJson<{
      found: number;
      made: number;
      conflicts: object[];
      dropped: { what: string }[];
    }>(answer);
    const whole = dropped.filter(({ what }) => what.startsWith("the whole row"));
    expect(made + conflicts.length + whole.length).toBe(found);
    expect(made).toBeGreaterThan(1);
  });
