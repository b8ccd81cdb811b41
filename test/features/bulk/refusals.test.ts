import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { codeCount, makeBulk, putOnPlan, type RowsProblem, sendCsv } from "./client.ts";
import { explain, type Reason } from "../../../src/kit/shared/reasons.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();
await putOnPlan(scenario, tenant, "unlimited");

/** Each file's second row is wrong. */
const WRONG: readonly [string, column: string | null, reason: Reason, detail: RegExp, csv: string][] = [
  ["an unknown type", "type", "not_one_of", /one of url, text/, "type,text\ntext,a\nvideo,b"],
  ["a missing field", "url", "required", /required/, "type,url,text\ntext,,a\nurl,,"],
  ["a wrong field", "url", "web_address", /./, "url\nhttps://zoo.example/\njavascript:alert(1)"],
  [
    "a column no type has",
    "colour",
    "unknown_field",
    /not a known field/,
    "text,type,colour\na,text,\nb,text,red",
  ],
  [
    "a column of another type",
    "ssid",
    "unknown_field",
    /not a known field/,
    "text,type,ssid\na,text,\nb,text,net",
  ],
  [
    "a number that is none",
    "latitude",
    "not_number",
    /number/,
    "type,latitude,longitude\ngeo,1,2\ngeo,north,2",
  ],
  [
    "a truth that is none",
    "hidden",
    "not_boolean",
    /true or false/,
    "type,ssid,security,hidden\nwifi,a,open,no\nwifi,b,open,perhaps",
  ],
  [
    "a target that is none",
    "target",
    "target_not_web_address",
    /web address/,
    "target\nhttps://zoo.example/\nzoo",
  ],
  [
    "a target that is ours",
    "target",
    "target_own_short_url",
    /short address/,
    "target\nhttps://zoo.example/\nBASE/r/abc",
  ],
  [
    "a short id out of form",
    "shortId",
    "wrong_form",
    /3 to 48/,
    "target,shortId\nhttps://a.example,abc\nhttps://a.example,a b",
  ],
  [
    "a short id given twice",
    "shortId",
    "short_id_repeated",
    /earlier row/,
    "target,shortId\nhttps://a.example,twice\nhttps://a.example,twice",
  ],
  [
    "a short id without a target",
    "shortId",
    "short_id_untracked",
    /needs a target/,
    "url,shortId\nhttps://a.example,\nhttps://a.example,abc",
  ],
  [
    "a title too long",
    "title",
    "too_long",
    /200/,
    `target,title\nhttps://a.example,a\nhttps://a.example,${"x".repeat(201)}`,
  ],
  [
    "a name of no style",
    "style",
    "style_name_unknown",
    /^is neither the name of a saved look nor a template: classic, /,
    "url,style\nhttps://a.example,\nhttps://a.example,glitter",
  ],
  [
    "a style that is no JSON",
    "style",
    "json_foreign",
    /^is not JSON: .* line 1, column 2$/,
    "url,style\nhttps://a.example,\nhttps://a.example,{red",
  ],
  [
    "a style that is not valid",
    "style",
    "too_large",
    /margin/,
    'url,style\nhttps://a.example,\nhttps://a.example,"{""margin"":99}"',
  ],
  [
    "a style that would not scan",
    "style",
    "color_too_light",
    /foreground/,
    'url,style\nhttps://a.example,\nhttps://a.example,"{""foreground"":""#eeeeee""}"',
  ],
  [
    "content too long for a symbol",
    null,
    "payload_too_long",
    /does not fit/,
    `text,type,style\na,text,\n${"ü".repeat(1400)},text,"{""ecc"":""H""}"`,
  ],
  [
    "rules that are no JSON",
    "rules",
    "json_text",
    /line 1, column 3/,
    'target,rules\nhttps://a.example,[]\nhttps://a.example,"[{"""',
  ],
  [
    "rules with half a character",
    "rules",
    "lone_surrogate",
    /lone surrogate/,
    'target,rules\nhttps://a.example,\nhttps://a.example,"[{""name"":""\\ud800"",""when"":{},""target"":""https://b.example""}]"',
  ],
  [
    "a style with half a character",
    "style",
    "lone_surrogate",
    /lone surrogate/,
    'url,style\nhttps://a.example,\nhttps://a.example,"{""frame"":{""text"":""\\ud800""}}"',
  ],
  [
    "a rule that is not valid",
    "rules",
    "wrong_form",
    /^0\.when\.hours\.0\.to .*HH:MM/,
    'target,rules\nhttps://a.example,null\nhttps://a.example,"[{""name"":""a"",""when"":{""hours"":[{""from"":""09:00"",""to"":""9""}]},""target"":""https://b.example""}]"',
  ],
  [
    "a rule with a target that is none",
    "rules",
    "target_not_web_address",
    /^0\.target has to be a web address/,
    'target,rules\nhttps://a.example,\nhttps://a.example,"[{""name"":""a"",""when"":{},""target"":""zoo""}]"',
  ],
  [
    "a query that is neither dropped nor passed",
    "query",
    "not_one_of",
    /drop, pass/,
    "target,query\nhttps://a.example,pass\nhttps://a.example,keep",
  ],
  [
    "a parameter too long",
    "utm_source",
    "too_long",
    /200/,
    `target,utm_source\nhttps://a.example,a\nhttps://a.example,${"x".repeat(201)}`,
  ],
  [
    "a parameter without a target",
    "utm_term",
    "row_untracked",
    /needs a target/,
    "url,target,utm_term\nhttps://a.example,https://a.example,a\nhttps://a.example,,a",
  ],
  [
    "rules without a target",
    "rules",
    "row_untracked",
    /needs a target/,
    "url,rules,query\nhttps://a.example,,\nhttps://a.example,[],pass",
  ],
  [
    "a stray cell",
    null,
    "row_stray_cell",
    /no column name/,
    "url,title\nhttps://a.example,a\nhttps://a.example,a,b",
  ],
  ["a quote left open", null, "row_quote", /quote/, 'url,title\nhttps://a.example,a\nhttps://a.example,"a'],
  [
    "text beside a quoted cell",
    null,
    "row_quote",
    /quote/,
    'url,title\nhttps://a.example,a\nhttps://a.example,"a"b',
  ],
];

for (const [what, column, reason, detail, csv] of WRONG)
  test(`${what} is reported with its row, and nothing is made`, async () => {
    const before = await codeCount(tenant);
    const response = await sendCsv(tenant, csv.replace("BASE", scenario.service.baseUrl));
    expect(response.status).toBe(400);
    const { code, errors } = await readJson<RowsProblem>(response);
    expect(code).toBe("rows_invalid");
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ row: 2, column, reason, detail: expect.stringMatching(detail) });
    expect(await codeCount(tenant)).toBe(before);
  });

test("a short id that is taken, or was once, is reported with its row", async () => {
  const kept = await tenant.makeCode({ shortId: "taken-now" });
  const gone = await tenant.makeCode({ shortId: "taken-once" });
  await tenant.call("DELETE", `/app/api/codes/${gone.id}`);
  const csv =
    "target,shortId\nhttps://a.example,free\nhttps://a.example,taken-now\nhttps://a.example,taken-once";
  for (const query of ["", "?dryRun=true"]) {
    const { errors } = await readJson<RowsProblem>(await sendCsv(tenant, csv, query));
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [2, "shortId"],
      [3, "shortId"],
    ]);
  }
  // Short ids that were staged for the refused file are free again at once.
  expect((await makeBulk(tenant, "target,shortId\nhttps://a.example,free")).manifest[0]?.shortId).toBe(
    "free",
  );
  expect((await scenario.scan(kept.shortId)).status).toBe(302);
});

test("the first problem of each of the first hundred bad rows is reported", async () => {
  const csv = `type,latitude,longitude\n${"geo,north,west\n".repeat(150)}`;
  const { errors } = await readJson<RowsProblem>(await sendCsv(tenant, csv));
  expect(errors.map(({ row }) => row)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  const dry = await readJson<Record<string, unknown>>(await sendCsv(tenant, csv, "?dryRun=true"));
  expect(dry).toMatchObject({ rows: 150, tracked: 0, static: 150, errors });
});

test("skipping makes the good rows and lists the bad ones in the manifest", async () => {
  const before = await codeCount(tenant);
  const csv = "target,title\nhttps://a.example,One\nnowhere,Two\nhttps://a.example,Three\n";
  const { files, manifest } = await makeBulk(tenant, csv, "?onError=skip");
  expect([...files.keys()]).toEqual(["One.svg", "Three.svg", "manifest.csv"]);
  expect(manifest.map(({ row, file }) => [row, file])).toEqual([
    ["1", "One.svg"],
    ["2", ""],
    ["3", "Three.svg"],
  ]);
  expect(manifest[1]).toMatchObject({
    id: "",
    payload: "",
    error: expect.stringContaining("target: has to be"),
  });
  expect(await codeCount(tenant)).toBe(before + 2);
  const none = await makeBulk(tenant, "target\nnowhere\n", "?onError=skip");
  expect([...none.files.keys()]).toEqual(["manifest.csv"]);
});

test("a dry run makes nothing and reports what would be made", async () => {
  const before = await codeCount(tenant);
  const csv = "target,url\nhttps://a.example,\n,https://a.example\nnowhere,\n";
  const dry = await readJson<unknown>(await sendCsv(tenant, csv, "?dryRun=true"));
  expect(dry).toEqual({
    rows: 3,
    tracked: 2,
    static: 1,
    errors: [{ row: 3, column: "target", ...explain("target_not_web_address") }],
  });
  expect(await codeCount(tenant)).toBe(before);
});

const UNREADABLE: readonly [string, string | Uint8Array<ArrayBuffer>][] = [
  ["empty", ""],
  ["blank", "\r\n\r\n ,,\n"],
  ["without rows", "url,title\r\n\r\n"],
  ["with a column named twice", "url,title,url\nhttps://a.example,,\n"],
  ["with two columns that mean the same", "url,Title,title\nhttps://a.example,,\n"],
  ["in another encoding", new Uint8Array([0x75, 0x72, 0x6c, 0x0a, 0xe9, 0xff])],
  ["in UTF-16", new Uint8Array(Buffer.from("\ufeffurl\nhttps://a.example", "utf16le"))],
  ["of columns alone", "a,".repeat(5_000)],
  ["with a header that is never closed", `"url\nhttps://a.example\n`],
];

for (const [what, body] of UNREADABLE)
  test(`a file ${what} is refused as a whole`, async () => {
    const answer = await scenario.request("/app/api/bulk", {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "text/csv" },
    });
    const problem = await expectProblem(answer, 400, "csv_invalid");
    expect(problem.errors?.length).toBe(1);
  });

test("a body without a file is refused", async () => {
  const form = new FormData();
  form.set("csv", "url\nhttps://a.example");
  const key = { authorization: `Bearer ${tenant.apiKey}` };
  const answers = [
    await tenant.call("POST", "/app/api/bulk", { text: "x" }),
    await tenant.call("POST", "/app/api/bulk", { csv: 7 }),
    await scenario.request("/app/api/bulk", { method: "POST", body: form, headers: key }),
    await tenant.call("POST", "/app/api/bulk", "--x", { "content-type": "multipart/form-data" }),
    await tenant.call("POST", "/app/api/bulk?onError=ignore", { csv: "url\nhttps://a.example" }),
  ];
  for (const answer of answers) await expectProblem(answer, 400, "invalid_request");
});
