import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { decodeBoth } from "../../qr/decode.ts";
import { rasterSvg } from "../../qr/render.ts";
import { type CodeJson, startScenario } from "../../scenario.ts";
import { makeBulk, sendCsv } from "./client.ts";

/** Logos of the catalog in the styles of a file. */

const scenario = await startScenario();
const tenant = await scenario.signUp();

const styled = (id: string) => `"${JSON.stringify({ logo: { id } }).replaceAll('"', '""')}"`;
const GITHUB = styled("simple-icons.github");

test("a logo of the catalog is drawn into static and tracked rows, and stored with the code", async () => {
  const { files, manifest } = await makeBulk(
    tenant,
    `target,url,style\n,https://zoo.example/lions,${GITHUB}\nhttps://zoo.example/,,${GITHUB}\n`,
  );
  expect(manifest.map(({ error }) => error)).toEqual(["", ""]);
  for (const { file, payload } of manifest) {
    const read = await decodeBoth(await rasterSvg(files.get(file) ?? "", 400));
    expect(read).toEqual({ zxing: payload, qr: payload });
  }
  const single = await scenario.post("/app/api/generate", {
    type: "url",
    fields: { url: "https://zoo.example/lions" },
    style: { logo: { id: "simple-icons.github" } },
  });
  expect(files.get(manifest[0]?.file ?? "")).toBe((await readJson<{ svg: string }>(single)).svg);
  const kept = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${manifest[1]?.id}`));
  expect(kept["style"]).toEqual({ logo: { id: "simple-icons.github" } });
  const symbol = await tenant.call("GET", `/app/api/codes/${manifest[1]?.id}/qr.svg`);
  expect(await symbol.text()).toBe(files.get(manifest[1]?.file ?? "") ?? "");
});

test("an unknown logo is reported with its row, and nothing is made", async () => {
  const csv = `url,style\nhttps://zoo.example/,${GITHUB}\nhttps://zoo.example/,${styled("nobody.nothing")}\n`;
  const answer = await sendCsv(tenant, csv);
  expect(answer.status).toBe(400);
  const { code, errors } = await readJson<{ code: string; errors: unknown[] }>(answer);
  expect(code).toBe("rows_invalid");
  expect(errors).toEqual([
    { row: 2, column: "style", reason: "logo_unknown", detail: "logo.id is not the id of a logo" },
  ]);
});
