import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { decodeBoth } from "../../qr/decode.ts";
import { rasterSvg } from "../../qr/render.ts";
import { type CodeJson, startScenario } from "../../scenario.ts";
import { makeBulk } from "./client.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();

const MIXED = [
  "type,target,title,group,shortId,style,filename,url,ssid,password,security,hidden,latitude,longitude",
  "url,,Hall 3,,,,hall-3,https://museum.example/hall-3,,,,,,",
  "wifi,,Guests,,,ink,,,Museum,rembrandt1606,WPA,TRUE,,",
  ",https://museum.example/audio/4,Audio 4,audio,audio4,,,,,,,,,",
  'geo,,,,,"{""foreground"":""#123456"",""modules"":{""shape"":""rounded""}}",,,,,,,52.52,13.405',
  ",https://museum.example/audio/5,,audio,,,,,,,,,,",
].join("\n");

test("a file of static and tracked rows becomes an SVG a row and a manifest", async () => {
  const template = await readJson<{ templates: { id: string; kind: string }[] }>(
    await scenario.request("/app/api/types"),
  );
  const ink = template.templates.find(({ kind }) => kind === "style")?.id ?? "";
  const { files, manifest } = await makeBulk(tenant, MIXED.replace("ink", ink));
  expect([...files.keys()]).toEqual([
    "hall-3.svg",
    "Guests.svg",
    "Audio 4.svg",
    "geo-4.svg",
    "url-5.svg",
    "manifest.csv",
  ]);
  expect(manifest.map(({ row, file, type, title, error }) => [row, file, type, title, error])).toEqual([
    ["1", "hall-3.svg", "url", "Hall 3", ""],
    ["2", "Guests.svg", "wifi", "Guests", ""],
    ["3", "Audio 4.svg", "url", "Audio 4", ""],
    ["4", "geo-4.svg", "geo", "", ""],
    ["5", "url-5.svg", "url", "", ""],
  ]);
  expect(manifest.map(({ payload }) => payload).slice(0, 4)).toEqual([
    "https://museum.example/hall-3",
    "WIFI:T:WPA;S:Museum;P:rembrandt1606;H:true;;",
    `${scenario.service.baseUrl}/r/audio4`,
    "geo:52.52,13.405",
  ]);
  expect(manifest.map(({ id }) => id !== "")).toEqual([false, false, true, false, true]);
  for (const { file, payload } of manifest) {
    const read = await decodeBoth(await rasterSvg(files.get(file) ?? "", 400));
    expect([file, read]).toEqual([file, { zxing: payload, qr: payload }]);
  }
});

test("a row makes the same code and drawing as the single endpoints", async () => {
  const style = '{"foreground":"#003366","eyeFrame":{"shape":"circle"}}';
  const quoted = `"${style.replaceAll('"', '""')}"`;
  const { files, manifest } = await makeBulk(
    tenant,
    `target,url,title,group,style,filename\n,https://zoo.example/lions,,,${quoted},plain\nhttps://zoo.example/,,Zoo,animals,${quoted},tracked\n`,
  );
  const generated = await readJson<{ svg: string }>(
    await scenario.post("/app/api/generate", {
      type: "url",
      fields: { url: "https://zoo.example/lions" },
      style: JSON.parse(style),
    }),
  );
  expect(files.get("plain.svg")).toBe(generated.svg);
  const id = manifest[1]?.id ?? "";
  const code = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));
  expect(code).toMatchObject({
    type: "url",
    fields: {},
    target: "https://zoo.example/",
    title: "Zoo",
    group: "animals",
    style: JSON.parse(style),
    active: true,
    shortId: manifest[1]?.shortId,
    shortUrl: manifest[1]?.shortUrl,
  });
  const symbol = await tenant.call("GET", `/app/api/codes/${id}/qr.svg`);
  expect(files.get("tracked.svg")).toBe(await symbol.text());
  const scan = await scenario.scan(code.shortId);
  expect([scan.status, scan.headers.get("location")]).toEqual([302, "https://zoo.example/"]);
});

test("a row has rules, the passing of queries, and parameters", async () => {
  const rules = [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.zoo.example/" }];
  const csv = [
    "target,Rules,query,utm_source,UTM_Content",
    `https://zoo.example/,"${JSON.stringify(rules).replaceAll('"', '""')}",pass,poster,"hall 3, left"`,
    "https://zoo.example/,[],drop,,",
  ].join("\n");
  const { manifest } = await makeBulk(tenant, csv);
  const [full, bare] = await Promise.all(
    manifest.map(async ({ id }) => readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`))),
  );
  expect(full).toMatchObject({ rules, query: "pass", utm: { source: "poster", content: "hall 3, left" } });
  expect(bare).toMatchObject({ rules: null, query: "drop", utm: null });
});

test("a short id that was scanned before it existed works at once", async () => {
  expect((await scenario.scan("before-it-was")).status).toBe(404);
  await makeBulk(tenant, "target,shortId\nhttps://zoo.example/,before-it-was\n");
  expect((await scenario.scan("before-it-was")).status).toBe(302);
});

test("static rows give the same bytes every time", async () => {
  const csv = "type,text,title\ntext,Löwen & Tiger,Käfig\ntext,日本,\n";
  const [first, second] = [await makeBulk(tenant, csv), await makeBulk(tenant, csv)];
  expect(Bun.hash(first.bytes)).toBe(Bun.hash(second.bytes));
});

test("every kind of body gives the same result", async () => {
  const csv = "url\nhttps://zoo.example/a\n";
  const expected = (await makeBulk(tenant, csv)).bytes;
  const key = { authorization: `Bearer ${tenant.apiKey}` };
  const form = new FormData();
  form.set("comment", "first comes a text");
  form.set("file", new File([`\ufeff${csv}`], "codes.csv", { type: "text/csv" }));
  form.set("other", new File(["not this one"], "other.csv"));
  const answers = [
    await tenant.call("POST", "/app/api/bulk", csv, { "content-type": "text/plain; charset=utf-8" }),
    await tenant.call("POST", "/app/api/bulk", { csv }),
    await tenant.call("POST", "/app/api/bulk", { csv: `\ufeff${csv}`, more: 1 }),
    await tenant.call("POST", "/app/api/bulk", `\ufeff${csv}`, { "content-type": "text/csv" }),
    await scenario.request("/app/api/bulk", { method: "POST", body: form, headers: key }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="codes.zip"');
    expect(Bun.hash(new Uint8Array(await answer.arrayBuffer()))).toBe(Bun.hash(expected));
  }
});
