import { expect, test } from "bun:test";
import { explain, type Reason } from "../../../src/kit/shared/reasons.ts";
import { linkHost } from "../../../src/features/bulk/gs1-cells.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario, type TenantClient } from "../../scenario.ts";
import { addDomain, ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { codeCount, makeBulk, putOnPlan, type RowsProblem, sendCsv } from "./client.ts";

const dns = createTestDns();
const scenario = await startScenario({ QZ_GS1: "on" }, { txtLookup: dns.lookup });

const GTIN = "09521234543213";
const OTHER = "00036000291452";

/** A workspace with a domain that answers GS1 Digital Links, and one that does not. */
async function withDomains(name: string): Promise<TenantClient> {
  const tenant = await scenario.signUp(name);
  await putOnPlan(scenario, tenant, "unlimited");
  await ownDomain(tenant, dns, `id.${name}.example`, { gs1: true });
  await ownDomain(tenant, dns, `off.${name}.example`);
  await addDomain(tenant, `pending.${name}.example`);
  return tenant;
}

const tenant = await withDomains("maker");
const HOST = "id.maker.example";

async function errorsOf(csv: string, query = "", by = tenant): Promise<RowsProblem["errors"]> {
  const refused = await sendCsv(by, csv, query);
  expect(refused.status).toBe(400);
  const { code, errors } = await readJson<RowsProblem>(refused);
  expect(code).toBe("rows_invalid");
  return errors;
}

const codeOf = async (id: string, by = tenant) =>
  readJson<CodeJson>(await by.call("GET", `/app/api/codes/${id}`));

test("rows with a GTIN make codes with GS1 addresses on their host: a product, a lot and a serial in one file", async () => {
  const { manifest } = await makeBulk(
    tenant,
    // A spreadsheet dropped the zero of the first, and a code for one thing stands behind its product.
    `target,GTIN,Lot,serial,domain,query,links
https://maker.example/tea,9521234543213,,,${HOST},,"[{""type"":""gs1:pip"",""href"":""https://maker.example/pip"",""title"":""Tea""}]"
https://maker.example/lot,${GTIN},AB-1,,${HOST.toUpperCase()},,
https://maker.example/one,${GTIN},AB-1,s/1,${HOST},drop,
https://maker.example/base,036000291452,,,,,
`,
  );
  const path = `01/${GTIN}`;
  expect(manifest.map(({ shortUrl }) => shortUrl)).toEqual([
    `http://${HOST}/${path}`,
    `http://${HOST}/${path}/10/AB-1`,
    `http://${HOST}/${path}/10/AB-1/21/s%2F1`,
    `${scenario.url}/01/${OTHER}`,
  ]);
  expect(manifest.map(({ payload }) => payload)).toEqual([
    `HTTP://${HOST.toUpperCase()}/${path}`,
    `HTTP://${HOST.toUpperCase()}/${path}/10/AB-1`,
    expect.stringMatching(new RegExp(`^http://${HOST}/${path}/10/AB-1/21/s%2F1$`, "i")),
    expect.stringMatching(/^http:/i),
  ]);
  const lines = manifest.map((line) => ["gtin", "lot", "serial"].map((name) => Object(line)[name]));
  expect(lines).toEqual([
    [GTIN, "", ""],
    [GTIN, "AB-1", ""],
    [GTIN, "AB-1", "s/1"],
    [OTHER, "", ""],
  ]);
  expect(manifest.map(({ file }) => file)).toEqual([
    `${GTIN}.svg`,
    `${GTIN}-AB-1.svg`,
    `${GTIN}-AB-1-s-1.svg`,
    `${OTHER}.svg`,
  ]);
  const codes = await Promise.all(manifest.map(({ id }) => codeOf(id)));
  const qualifiers = [
    { ai: "10", value: "AB-1" },
    { ai: "21", value: "s/1" },
  ];
  expect(codes.map(({ gs1, query }) => ({ gs1, query }))).toEqual([
    { gs1: { ai: "01", value: GTIN, qualifiers: [] }, query: "pass" },
    { gs1: { ai: "01", value: GTIN, qualifiers: qualifiers.slice(0, 1) }, query: "pass" },
    { gs1: { ai: "01", value: GTIN, qualifiers }, query: "drop" },
    { gs1: { ai: "01", value: OTHER, qualifiers: [] }, query: "pass" },
  ]);
  expect(codes[0]?.["links"]).toEqual([{ type: "gs1:pip", href: "https://maker.example/pip", title: "Tea" }]);
  expect(codes.map(({ shortUrl }) => shortUrl)).toEqual(manifest.map(({ shortUrl }) => shortUrl));
});

test("a file without the columns has a manifest without them", async () => {
  const { files } = await makeBulk(tenant, "url\nhttps://maker.example/\n");
  expect(files.get("manifest.csv")?.split("\r\n", 1)).toEqual([
    "row,file,type,id,shortId,shortUrl,payload,title,error",
  ]);
});

test.each([
  "9 521234 543213",
  "9-521234-543213",
  `(01)${GTIN}`,
  `(01) ${GTIN}`,
  '"=""9521234543213"""',
  '="9521234543213"',
])("the number of a cell is read as people and spreadsheets write it: %s", async (cell) => {
  const { manifest } = await makeBulk(tenant, `gtin,domain\n${cell},${HOST}\n`);
  expect(manifest.map((line) => Object(line).gtin)).toEqual([GTIN]);
});

/** Rows that are refused, with the column and the reason. */
const WRONG: readonly [row: string, column: string, reason: Reason][] = [
  ["9.52E+12,,", "gtin", "gs1_shortened"],
  [`${GTIN},,1.2E+19`, "serial", "gs1_shortened"],
  ["36000291452,,", "gtin", "gtin_digits"],
  [`${GTIN}0,,`, "gtin", "gs1_gtin_length"],
  ["09521234543214,,", "gtin", "gs1_check_digit"],
  ["tea,,", "gtin", "gs1_gtin_length"],
  [",AB-1,", "lot", "gtin_missing"],
  [",,12", "serial", "gtin_missing"],
  [`${GTIN},A B,`, "lot", "gs1_characters"],
  [`${GTIN},,${"1".repeat(21)}`, "serial", "gs1_length_between"],
];

test.each(WRONG)("%s is refused: %s %s", async (cells, column, reason) => {
  for (const target of ["https://maker.example/", ""]) {
    const [error] = await errorsOf(`target,gtin,lot,serial,domain\n${target},${cells},${HOST}\n`);
    expect(error).toMatchObject({ row: 1, column, reason });
  }
});

test("a number that a spreadsheet shortened with a comma is refused with what to do", async () => {
  const [error] = await errorsOf("target;gtin\nhttps://maker.example/;9,52E+12\n");
  expect(error).toMatchObject({ column: "gtin", ...explain("gs1_shortened") });
});

test("an address that an earlier row or another code has is named by its row, also by a dry run", async () => {
  const owner = await withDomains("twice");
  const row = (gtin: string, lot = "") => `https://twice.example/,${gtin},${lot},id.twice.example\n`;
  const head = "target,gtin,lot,domain\n";
  await makeBulk(owner, head + row(GTIN) + row(GTIN, "A"));
  const csv =
    head + row(OTHER) + row("36000291452".padStart(13, "0")) + row(GTIN) + row(GTIN, "B") + row(GTIN, "A");
  const errors = [
    { row: 2, column: "gtin", ...explain("gtin_repeated") },
    { row: 3, column: "gtin", ...explain("gs1_taken") },
    { row: 5, column: "gtin", ...explain("gs1_taken") },
  ];
  expect(await errorsOf(csv, "", owner)).toEqual(errors);
  const dry = await sendCsv(owner, csv, "?dryRun=true");
  expect(await readJson<object>(dry)).toEqual({ rows: 5, tracked: 5, static: 0, errors });
  const { manifest } = await makeBulk(owner, csv, "?onError=skip");
  expect(manifest.map(({ error }) => error !== "")).toEqual([false, true, true, false, true]);
  expect(await codeCount(owner)).toBe(4);
});

test("a serial needs its product, there or earlier in the file", async () => {
  const owner = await withDomains("serials");
  const row = (gtin: string, serial = "") =>
    `https://serials.example/,${gtin},${serial},id.serials.example\n`;
  const head = "target,gtin,serial,domain\n";
  const errors = [{ row: 1, column: "serial", ...explain("gs1_product_missing") }];
  expect(await errorsOf(head + row(GTIN, "1") + row(OTHER), "", owner)).toEqual(errors);
  const dry = await sendCsv(owner, head + row(GTIN, "1"), "?dryRun=true");
  expect(await readJson<object>(dry)).toMatchObject({ errors });
  expect((await makeBulk(owner, head + row(GTIN) + row(GTIN, "1"))).manifest).toHaveLength(2);
  expect((await makeBulk(owner, head + row(GTIN, "2"))).manifest[0]?.error).toBe("");
  // The product of another workspace, or of another host, is none of its own.
  const stranger = await withDomains("stranger");
  const theirs = `${head}https://stranger.example/,${GTIN},3,id.stranger.example\n`;
  expect(await errorsOf(theirs, "", stranger)).toEqual(errors);
});

test("a serial is left out with its product, where that is refused for something else", async () => {
  const owner = await withDomains("left");
  await makeBulk(owner, "target,shortId,domain\nhttps://left.example/,taken,id.left.example\n");
  const { manifest } = await makeBulk(
    owner,
    `target,shortId,gtin,serial,domain
https://left.example/tea,taken,${GTIN},,id.left.example
https://left.example/one,,${GTIN},1,id.left.example
https://left.example/box,,${OTHER},,id.left.example
`,
    "?onError=skip",
  );
  expect(manifest.map(({ error }) => error)).toEqual([
    `shortId: ${explain("short_id_taken").detail}`,
    `serial: ${explain("gs1_product_missing").detail}`,
    "",
  ]);
});

test("a host has to answer GS1 Digital Links, with a target or without", async () => {
  for (const [host, reason] of [
    ["off.maker.example", "gs1_off_domain"],
    ["pending.maker.example", "domain_not_own"],
    ["id.strange.example", "domain_not_own"],
  ] as const)
    for (const target of ["https://maker.example/", ""]) {
      const errors = await errorsOf(`target,gtin,domain\n${target},${GTIN},${host}\n`);
      expect([host, errors]).toEqual([host, [expect.objectContaining({ row: 1, reason })]]);
    }
});

test("a row with a GTIN and no target draws its link, and can be kept as a plain code", async () => {
  const owner = await withDomains("plain");
  const before = await codeCount(owner);
  const { manifest } = await makeBulk(
    owner,
    `gtin,lot,serial,domain,keep,title,host
9521234543213,,x1,id.plain.example,,,
${GTIN},AB-1,x2,id.plain.example,yes,Box,
${GTIN},,,,,,id.gs1.org
`,
  );
  // This service has no TLS, so its own links begin as those of its codes do.
  expect(manifest.map(({ payload, type, shortUrl }) => [payload, type, shortUrl])).toEqual([
    [expect.stringMatching(new RegExp(`^http://id.plain.example/01/${GTIN}/21/x1$`, "i")), "gs1", ""],
    [expect.stringMatching(new RegExp(`^http://id.plain.example/01/${GTIN}/10/AB-1/21/x2$`, "i")), "gs1", ""],
    [`HTTPS://ID.GS1.ORG/01/${GTIN}`, "gs1", ""],
  ]);
  expect(manifest.map((line) => Object(line)["serial"])).toEqual(["x1", "x2", ""]);
  expect(await codeCount(owner)).toBe(before);
  const kept = await readJson<object>(await owner.call("GET", `/app/api/plain-codes/${manifest[1]?.id}`));
  expect(kept).toMatchObject({ type: "gs1", title: "Box", payload: manifest[1]?.payload });
});

test("a row with a GTIN and no target draws nothing else, and has no links", async () => {
  const domain = `,${HOST}`;
  for (const [csv, column, reason] of [
    [`type,gtin,domain\nurl,${GTIN}${domain}`, "type", "gtin_beside"],
    [`gtin,elements,domain\n${GTIN},(01)${OTHER}${domain}`, "elements", "gtin_beside"],
    [`gtin,links,domain\n${GTIN},[]${domain}`, "links", "row_untracked"],
    [`url,domain\nhttps://maker.example${domain}`, "domain", "row_untracked"],
  ] as const)
    expect([csv, await errorsOf(csv)]).toEqual([csv, [expect.objectContaining({ row: 1, column, reason })]]);
});

test("a service at a port or an address of numbers has no name for a symbol: its row is told what it needs", async () => {
  expect(await errorsOf(`target,gtin,lot\nhttps://maker.example/,${GTIN},\n,${GTIN},L1\n`)).toEqual([
    { row: 2, column: "gtin", ...explain("gtin_no_host") },
  ]);
  const hosts = { baseUrl: "https://qr.museum.example", isOwnDomain: () => false, gs1On: () => true };
  expect(linkHost(undefined, hosts)).toBe("qr.museum.example");
  const plain = { ...hosts, baseUrl: "http://qr.museum.example", isOwnDomain: () => true };
  expect([undefined, "id.museum.example"].map((domain) => linkHost(domain, plain))).toEqual([
    "http://qr.museum.example",
    "http://id.museum.example",
  ]);
  for (const baseUrl of [
    "https://qr.museum.example:8443",
    "http://localhost:3000",
    "http://[::1]",
    "http://10.0.0.1",
  ])
    expect(() => linkHost(undefined, { ...hosts, baseUrl }), baseUrl).toThrow();
});

test("a retry gets the same codes and the same ZIP", async () => {
  const owner = await withDomains("retry");
  const csv = `target,gtin,serial,domain\nhttps://retry.example/,${GTIN},,id.retry.example\nhttps://retry.example/1,${GTIN},1,id.retry.example\n`;
  const key = { "idempotency-key": "gs1" };
  const made = await makeBulk(owner, csv, "", key);
  const again = await makeBulk(owner, csv, "", key);
  expect(Buffer.from(again.bytes).equals(Buffer.from(made.bytes))).toBe(true);
});

test("a file of edits never changes what a code names, and says so", async () => {
  const owner = await withDomains("edits");
  const { manifest } = await makeBulk(
    owner,
    `target,gtin,lot,domain\nhttps://edits.example/,${GTIN},A,id.edits.example\n`,
  );
  const [{ shortId = "" } = {}] = manifest;
  const edit = async (gtin: string, lot: string) =>
    readJson<object>(
      await owner.call(
        "POST",
        "/app/api/codes/edits",
        `shortId,domain,gtin,lot,title\n${shortId},id.edits.example,${gtin},${lot},Title ${lot}\n`,
        { "content-type": "text/csv" },
      ),
    );
  expect(await edit("9521234543213", "A")).toMatchObject({ changed: 1, failed: [] });
  expect(await edit("", "")).toMatchObject({ changed: 1, failed: [] });
  const failed = [{ row: 1, column: "gtin", ...explain("type_stays") }];
  expect(await edit(GTIN, "B")).toMatchObject({ changed: 0, failed });
});

test("rows of a sheet may name products, with a key or without", async () => {
  const owner = await withDomains("sheets");
  const body = (rows: string) => ({ rows, layout: "avery-l7160", text: ["hri"] });
  const ours = body(`gtin,serial,domain\n${GTIN},1,id.sheets.example\n`);
  const theirs = body(`gtin,serial,host\n${GTIN},1,id.gs1.org\n`);
  for (const sent of [ours, theirs])
    expect((await owner.call("POST", "/app/api/sheets", sent)).status).toBe(200);
  expect((await scenario.post("/app/api/sheets", theirs)).status).toBe(200);
  const refused = await scenario.post("/app/api/sheets", ours);
  expect(await readJson<object>(refused)).toMatchObject({
    code: "rows_invalid",
    errors: [{ row: 1, column: "domain", reason: "domain_not_own" }],
  });
});

test("labels show the line that people read, of codes and of symbols", async () => {
  const owner = await withDomains("labels");
  const line = `(01) ${GTIN} (10) AB-1 (21) 7`;
  const sheet = async (target: string, serial: string, text: string) => {
    const csv = `target,gtin,lot,serial,domain\n${target},${GTIN},AB-1,${serial},id.labels.example\n`;
    const answer = await sendCsv(owner, csv, `?as=sheet&layout=avery-l7160&text=${encodeURIComponent(text)}`);
    if (answer.status !== 200) throw new Error(await answer.text());
    return Buffer.from(await answer.arrayBuffer());
  };
  await makeBulk(owner, `target,gtin,domain\nhttps://labels.example/,${GTIN},id.labels.example\n`);
  const [plain, spelled] = [await sheet("", "7", "hri"), await sheet("", "7", `${line}{}`)];
  expect(plain.equals(spelled)).toBe(true);
  expect(plain.equals(await sheet("", "8", "hri"))).toBe(false);
  const tracked = await sheet("https://labels.example/7", "7", "hri");
  const { codes } = await readJson<{ codes: { id: string }[] }>(
    await owner.call("GET", "/app/api/codes?sort=newest&limit=1"),
  );
  const stored = await owner.call("POST", "/app/api/sheets", {
    codes: [codes[0]?.id],
    layout: "avery-l7160",
    text: ["hri"],
  });
  expect(Buffer.from(await stored.arrayBuffer()).equals(tracked)).toBe(true);
});
