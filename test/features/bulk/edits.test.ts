import { expect, test } from "bun:test";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { putOnPlan } from "./client.ts";

/** `POST /app/api/codes/edits`: codes are changed by a file. */

const dns = createTestDns();
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" }, { txtLookup: dns.lookup });

interface Answer {
  readonly matched: number;
  readonly changed: number;
  readonly failed: readonly { row: number; column: string | null; reason: string; detail: string }[];
  readonly changes?: readonly { row: number; shortId: string; before: object; after: object }[];
}

const send = (tenant: TenantClient, csv: string, query = "") =>
  tenant.call("POST", `/app/api/codes/edits${query}`, csv, { "content-type": "text/csv" });

async function edited(tenant: TenantClient, csv: string, query = ""): Promise<Answer> {
  const response = await send(tenant, csv, query);
  expect(response.status).toBe(200);
  return readJson<Answer>(response);
}

const read = async (tenant: TenantClient, { id }: Pick<CodeJson, "id">) =>
  readJson<CodeJson & Record<string, unknown>>(await tenant.call("GET", `/app/api/codes/${id}`));
const revision = async (tenant: TenantClient, { id }: Pick<CodeJson, "id">) =>
  (await tenant.call("GET", `/app/api/codes/${id}`)).headers.get("etag")?.split(".")[0];
const listFile = async (tenant: TenantClient, query = "") =>
  (await tenant.call("GET", `/app/api/codes?format=csv${query}`)).text();
const undo = (tenant: TenantClient, id: string | null) => tenant.call("POST", `/app/api/bulk/${id}/undo`);

/** Lines of a file with a row for each code. */
const rows = (header: string, ...lines: string[]) => `${header}\n${lines.join("\n")}\n`;

test("a file changes the codes that it names, and only what differs", async () => {
  const tenant = await scenario.signUp();
  const [one, two, other] = [
    await tenant.makeCode({ title: "Hall 1", group: "audio" }),
    await tenant.makeCode({ title: "Hall 2", group: "audio" }),
    await tenant.makeCode({ title: "Hall 3" }),
  ];
  const csv = rows(
    "shortId;title;target;group;active",
    `${one.shortId};Hall One;https://museum.example/one;;false`,
    `${two.shortId};Hall 2;${two.target};audio;true`,
  );
  const wanted = { matched: 2, changed: 1, failed: [] };
  expect(await edited(tenant, csv, "?dryRun=true")).toEqual(wanted);
  expect(await read(tenant, one)).toEqual(one);
  expect((await scenario.scan(one.shortId)).status).toBe(302);
  const response = await send(tenant, csv);
  expect(await readJson<Answer>(response)).toEqual(wanted);
  expect(response.headers.get("x-bulk-id")).toMatch(/^bulk_[0-9a-z]{26}$/);
  expect(await read(tenant, one)).toMatchObject({
    title: "Hall One",
    target: "https://museum.example/one",
    group: null,
    active: false,
  });
  // The next scan sees it, and a row without a change makes no revision.
  expect((await scenario.scan(one.shortId)).status).toBe(410);
  expect(await revision(tenant, two)).toBe('"r1');
  expect(await read(tenant, other)).toEqual(other);
  const again = await send(tenant, csv);
  expect(await readJson<Answer>(again)).toEqual({ matched: 2, changed: 0, failed: [] });
  expect(again.headers.get("x-bulk-id")).toBeNull();
  expect(await revision(tenant, one)).toBe('"r2');
  expect(await scenario.service.audit()).toEqual([]);
});

test("the list as a file is read back without a change, whatever its texts are", async () => {
  const tenant = await scenario.signUp();
  const titles = [
    "=SUM(A1)",
    "'=SUM(A1)",
    '"a", "b"',
    "-1;+2,@x",
    "'",
    " two\nlines ",
    "Ü – ☕",
    "\t=1",
    "007",
  ];
  for (const title of titles) await tenant.makeCode({ title, target: "https://museum.example/?q=a,-b;=c" });
  await tenant.makeCode({
    group: "+49",
    query: "pass",
    fallback: "https://museum.example/closed",
    tags: ["=SUM(B1)", "a, b", 'say "c"', "+d;-e", "ü"],
    notes: "=1\nsecond line",
    utm: { source: "poster", campaign: "=1" },
    rules: [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.museum.example/" }],
    style: { foreground: "#123456" },
  });
  const csv = await listFile(tenant);
  expect(csv).toStartWith(
    "shortId,domain,title,target,group,active,query,fallback,externalId,tags,notes,utm_source,utm_medium,utm_campaign,utm_term,utm_content\r\n",
  );
  expect(await edited(tenant, csv)).toEqual({ matched: 10, changed: 0, failed: [] });
  // As spreadsheets write it: another separator, capitals, a byte order mark.
  const saved = `\ufeff${csv.replaceAll("true", "TRUE")}`;
  expect(await edited(tenant, saved)).toEqual({ matched: 10, changed: 0, failed: [] });
  // An apostrophe that keeps a formula from being one is no part of a changed text.
  expect(await edited(tenant, csv.replace("'=SUM(A1)", "'=SUM(A2)"))).toMatchObject({ changed: 1 });
  const { codes } = await readJson<{ codes: { title: string }[] }>(
    await tenant.call("GET", "/app/api/codes?q=SUM(A2)"),
  );
  expect(codes.map(({ title }) => title)).toEqual(["=SUM(A2)"]);
  expect(await listFile(tenant, "&q=closed")).not.toContain("007");
});

test("bad rows are told by column and the others are changed", async () => {
  const [tenant, stranger] = [await scenario.signUp(), await scenario.signUp("Stranger")];
  const [code, other] = [await tenant.makeCode({ title: "Hall 1" }), await stranger.makeCode()];
  const answer = await edited(
    tenant,
    rows(
      "shortId,target,title,type,active,rules,style,nonsense",
      `${code.shortId},nowhere,,,,,,`,
      `${other.shortId},https://a.example/,,,,,,`,
      ",https://a.example/,,,,,,",
      `${code.shortId},https://a.example/,Hall One,,,,,`,
      ...["type,wifi", "active,perhaps", "rules,{", "style,Nobody's look", "nonsense,1"].map((cell, at) => {
        const [name, said] = cell.split(",");
        const cells = ["", "type", "active", "rules", "style", "nonsense"].map((column) =>
          column === name ? said : "",
        );
        return [`x${at}`, "https://a.example/", ...cells].join(",");
      }),
      `"${code.shortId}`,
    ),
  );
  expect(answer).toMatchObject({ matched: 1, changed: 0 });
  expect(answer.failed.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [1, "target", "target_not_web_address"],
    [2, "shortId", "code_unknown"],
    [3, "shortId", "required"],
    [4, "shortId", "short_id_repeated"],
    [5, "shortId", "code_unknown"],
    [6, "shortId", "code_unknown"],
    [7, "rules", "json_cut_off"],
    [8, "shortId", "code_unknown"],
    [9, "shortId", "code_unknown"],
    [10, null, "row_quote"],
  ]);
  const cells = async (name: string, cell: string) => {
    const { failed } = await edited(tenant, rows(`shortId,${name}`, `${code.shortId},${cell}`));
    return failed.map(({ column, reason }) => [column, reason]);
  };
  expect(await cells("type", "wifi")).toEqual([["type", "type_stays"]]);
  expect(await cells("type", "url")).toEqual([]);
  expect(await cells("active", "perhaps")).toEqual([["active", "not_boolean"]]);
  expect(await cells("active", "Wahr")).toEqual([]);
  expect(await cells("style", "Nobody's look")).toEqual([["style", "style_name_unknown"]]);
  expect(await cells("style", '"{""foreground"":""#ffffff""}"')).toEqual([["style", "color_too_light"]]);
  expect(await cells("nonsense", "1")).toEqual([["nonsense", "unknown_field"]]);
  expect(await cells("target", "")).toEqual([["target", "required"]]);
  expect(await cells("title", "x".repeat(201))).toEqual([["title", "too_long"]]);
  expect(await cells("fields.url", "nowhere")).toEqual([["fields.url", "web_address"]]);
  expect(await revision(tenant, code)).toBe('"r1');
  expect(await read(stranger, other)).toEqual(other);
});

test("all that bulk files have can be changed: looks, rules, parameters, fields, and codes of a domain", async () => {
  const tenant = await scenario.signUp();
  const host = "qr.museum.example";
  await ownDomain(tenant, dns, host);
  const code = await tenant.makeCode({
    domain: host,
    shortId: "hall",
    utm: { source: "poster", medium: "print" },
  });
  await tenant.makeCode({ shortId: "hall" });
  await tenant.call("POST", "/app/api/styles", { name: "Our brand", style: { foreground: "#123456" } });
  const csv = rows(
    "domain,shortId,style,rules,utm_source,utm_term,query,url",
    `${host},hall,our brand,"[{""name"":""phones"",""when"":{""device"":[""mobile""]},""target"":""https://m.museum.example/""}]",,new,pass,https://museum.example/page`,
  );
  expect(await edited(tenant, csv)).toEqual({ matched: 1, changed: 1, failed: [] });
  expect(await read(tenant, code)).toMatchObject({
    style: { saved: expect.any(String) },
    rules: [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.museum.example/" }],
    utm: { medium: "print", term: "new" },
    query: "pass",
    fields: { url: "https://museum.example/page" },
  });
  expect(await edited(tenant, csv)).toMatchObject({ changed: 0, failed: [] });
  expect(await edited(tenant, rows("domain,shortId,style,rules", `${host},hall,,`))).toMatchObject({
    changed: 1,
  });
  expect(await read(tenant, code)).toMatchObject({ style: null, rules: null, utm: { term: "new" } });
});

test("the difference is told before anything is changed", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ title: "Hall 1" });
  const csv = rows("shortId,title,group", `${code.shortId},Hall One,`);
  const { changes } = await edited(tenant, csv, "?dryRun=true&changes=true");
  expect<unknown>(changes).toEqual([
    { row: 1, id: code.id, shortId: code.shortId, before: { title: "Hall 1" }, after: { title: "Hall One" } },
  ]);
  expect(await read(tenant, code)).toEqual(code);
});

test("differences are told until they are long: the answer has a bound", async () => {
  const tenant = await scenario.signUp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>${"x".repeat(320_000)}</desc><path d="M0 0h9v9z"/></svg>`;
  const codes: CodeJson[] = [];
  for (let at = 0; at < 6; at++) codes.push(await tenant.makeCode({ style: { logo: { svg } } }));
  const csv = rows("shortId,style", ...codes.map(({ shortId }) => `${shortId},`));
  const answer = await edited(tenant, csv, "?dryRun=true&changes=true");
  expect(answer).toMatchObject({ matched: 6, changed: 6, failed: [] });
  expect(answer.changes?.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
});

test("a file of edits is undone but for codes that were edited since, and again it does nothing", async () => {
  const [tenant, stranger] = [await scenario.signUp(), await scenario.signUp("Stranger")];
  const codes: CodeJson[] = [];
  for (let at = 0; at < 40; at++) codes.push(await tenant.makeCode({ title: `Hall ${at}`, group: "audio" }));
  const [edit, gone, , off] = codes;
  const csv = rows(
    "shortId,title,group,active",
    ...codes.map(({ shortId }, at) => `${shortId},Room ${at},,${at === 3 ? "false" : "true"}`),
  );
  const response = await send(tenant, csv);
  const id = response.headers.get("x-bulk-id");
  expect(await readJson<Answer>(response)).toMatchObject({ changed: 40 });
  await scenario.service.housekeep();
  await tenant.call("PATCH", `/app/api/codes/${edit?.id}`, { title: "Mine" });
  await tenant.call("DELETE", `/app/api/codes/${gone?.id}`);
  await scenario.scan(codes[2]?.shortId ?? "");
  await expectProblem(await undo(stranger, id), 404, "bulk_not_found");
  const kept = [edit?.id];
  expect<unknown>(await readJson(await undo(tenant, id))).toEqual({ deleted: 0, restored: 38, kept });
  expect(await read(tenant, edit ?? { id: "" })).toMatchObject({ title: "Mine", group: null });
  for (const code of codes.slice(2))
    expect(await read(tenant, code)).toMatchObject({ title: code.title, group: "audio", active: true });
  expect((await scenario.scan(off?.shortId ?? "")).status).toBe(302);
  expect<unknown>(await readJson(await undo(tenant, id))).toEqual({ deleted: 0, restored: 0, kept });
  expect(await scenario.service.audit()).toEqual([]);
  scenario.clock.advance(DAY);
  await expectProblem(await undo(tenant, id), 404, "bulk_not_found");
  await scenario.service.housekeep();
  await expectProblem(await undo(tenant, id), 404, "bulk_not_found");
});

test("files that can't be read and those over the plan are refused as a whole", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  await expectProblem(await send(tenant, ""), 400, "csv_invalid");
  await expectProblem(await send(tenant, "title\nHall\n"), 400, "csv_invalid");
  await expectProblem(await send(tenant, "shortId,title\n"), 400, "csv_invalid");
  await expectProblem(await send(tenant, "shortId,title,title\nx,y,z\n"), 400, "csv_invalid");
  await putOnPlan(scenario, tenant, "free");
  const many = rows("shortId,title", ...Array.from({ length: 2_000 }, () => `${code.shortId},New`));
  await expectProblem(await send(tenant, many), 402, "plan_limit");
  expect(await read(tenant, code)).toEqual(code);
});
