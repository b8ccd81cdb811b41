import { expect, test } from "bun:test";
import { makeBulk, sendCsv } from "../bulk/client.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

/** Rows of a bulk file that are kept as plain codes. */

const scenario = await startScenario({ QZ_BASE_URL: "https://qr.museum.example" });
const PLAIN = "/app/api/plain-codes";
const ROWS = `target,type,ssid,password,title,keep
https://museum.example/hall-3,,,,Hall 3,yes
,wifi,Museum,hall-3-hall-4,Foyer,yes
,wifi,Museum,hall-3-hall-4,Drawn only,no
,wifi,Museum,hall-3-hall-4,Drawn only,
,wifi,Terrace,flat-white,Terrace,TRUE
`;

interface PlainJson {
  readonly id: string;
  readonly title: string | null;
  readonly payload: string;
}

async function kept(by: TenantClient): Promise<readonly PlainJson[]> {
  const answer = await by.call("GET", `${PLAIN}?sort=title`);
  return (await readJson<{ plainCodes: PlainJson[] }>(answer)).plainCodes;
}

const used = async (by: TenantClient) =>
  (await readJson<{ usage: { plainCodes: number; bytes: number } }>(await by.call("GET", "/app/api/me")))
    .usage;

test("rows that ask for it are kept with the file, once, and undone with it", async () => {
  const by = await scenario.signUp("Bulk");
  const dry = await sendCsv(by, ROWS, "?dryRun=true");
  expect(await readJson<object>(dry)).toEqual({ rows: 5, tracked: 1, static: 4, kept: 2, errors: [] });
  expect(await kept(by)).toEqual([]);
  const key = { "idempotency-key": "rows" };
  const first = await makeBulk(by, ROWS, "", key);
  const codes = await kept(by);
  expect(codes).toMatchObject([
    { title: "Foyer", payload: "WIFI:T:WPA;S:Museum;P:hall-3-hall-4;;" },
    { title: "Terrace" },
  ]);
  const rows = first.manifest.map(({ id, shortId, payload }) => [id, shortId === "", payload !== ""]);
  expect(rows.slice(1)).toEqual([
    [codes[0]?.id ?? "", true, true],
    ["", true, true],
    ["", true, true],
    [codes[1]?.id ?? "", true, true],
  ]);
  expect((await used(by)).plainCodes).toBe(2);
  expect((await makeBulk(by, ROWS, "", key)).bytes).toEqual(first.bytes);
  expect(await kept(by)).toEqual(codes);
  expect(await scenario.service.audit()).toEqual([]);

  // A file is undone but for what was edited since.
  const second = await sendCsv(by, ROWS);
  await second.bytes();
  const [fresh] = (await kept(by)).filter(({ id }) => !codes.some((code) => code.id === id));
  await by.call("PATCH", `${PLAIN}/${fresh?.id}`, { printed: true });
  const undone = await by.call("POST", `/app/api/bulk/${second.headers.get("x-bulk-id")}/undo`);
  expect(await readJson<object>(undone)).toEqual({ deleted: 2, kept: [fresh?.id] });
  expect(await kept(by)).toHaveLength(3);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a file that is refused keeps nothing: for a bad row, or beyond the plan", async () => {
  const by = await scenario.signUp("Refused");
  const bad = await expectProblem(await sendCsv(by, `${ROWS},wifi,,,,yes\n`), 400, "rows_invalid");
  expect(bad).toMatchObject({ errors: [{ row: 6, column: "ssid" }] });
  const unread = await expectProblem(
    await sendCsv(by, "type,text,keep\ntext,Hi,perhaps\n"),
    400,
    "rows_invalid",
  );
  expect(unread).toMatchObject({ errors: [{ row: 1, column: "keep" }] });
  const many = `type,text,keep\n${"text,Hi,yes\n".repeat(60)}`;
  await makeBulk(by, many);
  await expectProblem(await sendCsv(by, many), 402, "plan_limit");
  await expectProblem(await sendCsv(by, many, "?dryRun=true"), 402, "plan_limit");
  expect(await used(by)).toMatchObject({ plainCodes: 60 });
  // Rows of a sheet alone are printed, and keep nothing.
  const sheet = await by.call("POST", "/app/api/sheets", {
    rows: "type,text,keep\ntext,Hi,yes\n",
    layout: "avery-l7160",
  });
  expect(sheet.status).toBe(200);
  await sheet.bytes();
  expect(await used(by)).toMatchObject({ plainCodes: 60 });
  expect(await scenario.service.audit()).toEqual([]);
});
