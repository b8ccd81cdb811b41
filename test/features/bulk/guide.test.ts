import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { mp3 } from "../files/samples.ts";
import * as files from "../files/uploads.ts";
import { visit } from "../pages/visit.ts";
import { makeBulk, sendCsv } from "./client.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");

const upload = async () => (await files.upload(scenario, tenant, mp3(), "audio/mpeg")).id;

test("twenty stops of a guide are made from one file, each with its recording and the way to the next", async () => {
  const audio = await upload();
  const rows = Array.from({ length: 20 }, (_, at) => {
    const next = at < 19 ? `walk-${at + 2},Stop ${at + 2}` : ",";
    return `https://museum.example/walk,walk-${at + 1},The walk,${at + 1},Harbour walk,Stop ${at + 1},${audio},"Ships, ""old"" ones",${next}`;
  });
  const csv = [
    "target,shortId,title,guideStop,guideTour,guideHeadline,guideAudio,guideTranscript,guideNext,guideNextTitle",
    ...rows,
  ].join("\n");
  const { manifest } = await makeBulk(tenant, csv);
  expect(manifest.filter(({ error }) => error !== "")).toEqual([]);
  expect(manifest).toHaveLength(20);
  const { html } = await visit(scenario, "/p/walk-1");
  for (const text of [
    "Harbour walk",
    "Stop 1",
    `../f/${audio}`,
    'href="../p/walk-2"',
    "Ships, &quot;old&quot; ones",
  ])
    expect(html).toContain(text);
  const last = await visit(scenario, "/p/walk-20");
  expect(last.html).not.toContain('<nav class="next"');
});

test("a row says which of its columns of a guide is wrong, and the other rows are not made", async () => {
  const audio = await upload();
  const refused = async (header: string, row: string) => {
    const answer = await sendCsv(tenant, `target,title,${header}\nhttps://museum.example/,Title,${row}`);
    const problem = await expectProblem(answer, 400, "rows_invalid");
    return problem.errors?.map((error) => [(error as { column?: string | null }).column, error.reason]);
  };
  expect(await refused("guideAudio", "file_nothing")).toEqual([["guideAudio", "file_unknown"]]);
  expect(await refused("guidePicture", "img_nothing")).toEqual([["guidePicture", "image_unknown"]]);
  expect(await refused("guideTranscript", "Words")).toEqual([["guideAudio", "required"]]);
  expect(await refused("guideStop", "123456789")).toEqual([["guideStop", "too_long"]]);
  expect(await refused("guideNext", "walk-3")).toEqual([["guideNextTitle", "required"]]);
  expect(await refused("guideNextTitle", "The end")).toEqual([["guideNext", "next_url_or_short_id"]]);
  expect(await refused("guideHeadline,guideAudio", `${"x".repeat(201)},${audio}`)).toEqual([
    ["guideHeadline", "too_long"],
  ]);
  const others = await scenario.signUp();
  const foreign = await sendCsv(others, `target,guideAudio\nhttps://museum.example/,${audio}`);
  expect(foreign.status).toBe(400);
  const plain = await sendCsv(tenant, "title,guideStop\nA,1\n");
  expect(plain.status).toBe(400);
});
