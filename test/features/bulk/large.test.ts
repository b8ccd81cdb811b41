import { expect, test } from "bun:test";
import { draw } from "../../../src/qr/draw.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";
import { IN_FULL } from "../../extent.ts";
import { startScenario } from "../../scenario.ts";
import { codeCount, makeBulk, putOnPlan, sendCsv } from "./client.ts";

const ROWS = IN_FULL ? 2_500 : 1_200;

/** Static rows, tracked ones and bad ones, with blank lines between them. */
function mixedFile(): string {
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const blank = index % 97 === 0 ? "\n".repeat(index % 5) : "";
    if (index % 53 === 7) return `${blank},not an address,Bad ${index}\n`;
    return index % 3 === 0
      ? `${blank}https://a.example/${index},,Static ${index}\n`
      : `${blank},https://b.example/${index},Tracked ${index}\n`;
  });
  return `url,target,title\n${lines.join("")}`;
}

test("a large file with bad rows has every row's own symbol, and a retry the same bytes", async () => {
  const scenario = await startScenario();
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "unlimited");
  const key = { "idempotency-key": "large" };
  const made = await makeBulk(tenant, mixedFile(), "?onError=skip", key);
  expect(made.manifest.map(({ row }) => Number(row))).toEqual(Array.from({ length: ROWS }, (_, i) => i + 1));
  for (const [index, line] of made.manifest.entries()) {
    const kind = index % 53 === 7 ? "Bad" : index % 3 === 0 ? "Static" : "Tracked";
    if (kind === "Bad") {
      expect([line.file, line.shortId]).toEqual(["", ""]);
      expect(line.error).toStartWith("target: ");
      continue;
    }
    expect([line.title, line.error]).toEqual([`${kind} ${index}`, ""]);
    expect(line.payload).toBe(kind === "Static" ? `https://a.example/${index}` : line.shortUrl);
    if (index % 10 !== 0) continue;
    const { scene, design } = draw(line.payload, {}, null);
    expect(made.files.get(line.file)).toBe(writeSvg(scene, { widthPx: design.size }));
  }
  const again = await makeBulk(tenant, mixedFile(), "?onError=skip", key);
  expect(Buffer.from(again.bytes).equals(Buffer.from(made.bytes))).toBe(true);
});

test("random short ids of a large file are used in sorted order, so that staged codes lie together in the index", async () => {
  const scenario = await startScenario();
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "unlimited");
  const rows = Array.from({ length: ROWS }, (_, row) => `https://a.example/${row}\n`);
  const { manifest } = await makeBulk(tenant, `target\n${rows.join("")}`);
  const shortIds = manifest.map(({ shortId }) => shortId);
  expect(new Set(shortIds).size).toBe(ROWS);
  // They come in blocks, each as large as all before it. A block begins at a random id and goes down.
  const ups = shortIds.filter((shortId, row) => shortId > (shortIds[row - 1] ?? "~")).length;
  expect(ups).toBeLessThan(30);
  // The last block is seldom used up. The ids used of it must not all lie at one end of the alphabet.
  const starts = new Set<string>();
  for (const size of [20, 40, 70]) {
    const small = await makeBulk(tenant, `target\n${rows.slice(0, size).join("")}`);
    for (const { shortId } of small.manifest) starts.add(shortId.charAt(0));
  }
  expect(starts.size).toBeGreaterThan(20);
});

test("a large file that is refused for a row in its middle leaves none of its codes, and their short ids are free", async () => {
  const scenario = await startScenario();
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "unlimited");
  const file = (rows: readonly number[]) =>
    `target,shortId\n${rows.map((row) => `https://a.example/${row},hall-${row}\n`).join("")}`;
  const rows = Array.from({ length: 1_000 }, (_, row) => row);
  await makeBulk(tenant, file([500]));
  const refused = await sendCsv(tenant, file(rows));
  expect(refused.status).toBe(400);
  const { code, errors } = JSON.parse(await refused.text());
  expect([code, errors.map(({ row }: { row: number }) => row)]).toEqual(["rows_invalid", [501]]);
  expect(await codeCount(tenant)).toBe(1);
  const made = await makeBulk(tenant, file(rows.filter((row) => row !== 500)));
  expect(made.manifest.filter(({ error }) => error !== "")).toEqual([]);
  expect(await codeCount(tenant)).toBe(rows.length);
});
