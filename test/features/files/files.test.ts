import { expect, test } from "bun:test";
import { MOST_BYTES, PIECE } from "../../../src/features/files/constants.ts";
import type { FileList } from "../../../src/features/files/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { epub, filled, mp3, mp4, ogg, packed, pdf } from "./samples.ts";
import { send, upload } from "./uploads.ts";

/** Files over HTTP: their upload, their list, and their content. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");
const other = await scenario.signUp("Zoo");

const KINDS = [
  ["application/pdf", pdf()],
  ["audio/mpeg", mp3()],
  ["audio/mp4", mp4()],
  ["audio/ogg", ogg()],
  ["application/epub+zip", epub()],
] as const;

test.each(KINDS)("%s is stored and served as it was", async (type, file) => {
  const added = await upload(scenario, tenant, file, type, "?title=Saal%203");
  expect(added).toMatchObject({ type, bytes: file.length, title: "Saal 3" });
  expect(added.url).toBe(`${scenario.service.baseUrl}/f/${added.id}`);
  const response = await scenario.request(`/f/${added.id}`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": type,
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=3600",
    "cross-origin-resource-policy": "cross-origin",
    "content-length": String(file.length),
  });
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.has("set-cookie")).toBe(false);
  expect(file.equals(await response.bytes())).toBe(true);
  const record = await tenant.call("GET", `/app/api/files/${added.id}`);
  expect(await record.json()).toEqual({ ...added, createdAt: expect.any(String) });
});

test("a file is told by its content, whatever its sender says", async () => {
  const html = Buffer.from("<script>alert(1)</script>".repeat(40));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [body, mediaType] of [
    [svg, "audio/mpeg"],
    [html, "application/pdf"],
    [pdf(), "audio/mpeg"],
    [mp3(), "application/pdf"],
    // Two bytes of sound, and a page behind them.
    [Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), html]), "audio/mpeg"],
    // A tag in front of something else.
    [Buffer.concat([mp3(0, 20).subarray(0, 30), html]), "audio/mpeg"],
    [Buffer.concat([html, pdf()]), "application/pdf"],
    [Buffer.concat([Buffer.from("\n"), pdf()]), "application/pdf"],
    [Buffer.concat([Buffer.from("\ufeff"), pdf()]), "application/pdf"],
    [mp4("isom", ["vide", "soun"]), "audio/mp4"],
    [mp4("M4A ", []), "audio/mp4"],
    [mp4().subarray(0, 900), "audio/mp4"],
    [ogg("\u0080theora\0\0\0"), "audio/ogg"],
    [epub("application/zip"), "application/epub+zip"],
    [Buffer.from("PK\u0003\u0004"), "application/epub+zip"],
  ] as const) {
    const problem = await expectProblem(await send(scenario, tenant, body, mediaType), 400, "file_invalid");
    expect(problem.errors).toMatchObject([{ pointer: "", reason: "file_other_type" }]);
  }
  await expectProblem(await send(scenario, tenant, svg, "image/svg+xml"), 415, "unsupported_media_type");
  await expectProblem(await send(scenario, tenant, new Uint8Array(), "audio/mpeg"), 400, "invalid_request");
  const large = new Uint8Array(MOST_BYTES + 1);
  await expectProblem(await send(scenario, tenant, large, "audio/mpeg"), 413, "body_too_large");
  // Sound of a phone, which names its container as for films, and M4A by its older name.
  await upload(scenario, tenant, mp4("isom"), "audio/x-m4a");
  await upload(scenario, tenant, mp3(8, 70_000), "audio/mpeg");
});

test.each([
  ["a script", pdf("4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj"), "file_active"],
  ["a script that runs at once", pdf("", "/OpenAction << /S/JavaScript/JS(app.alert(1)) >>"), "file_active"],
  ["a script by escapes", pdf("", "/OpenAction << /S /J#61v#61Scr#69pt /#4aS (x) >>"), "file_active"],
  ["the text of a script alone", pdf("", "/OpenAction << /S /Other /JS 5 0 R >>"), "file_active"],
  ["a program", pdf("4 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj"), "file_active"],
  ["packed objects with a script", pdf(packed("4 0 << /S /JavaScript /JS (x) >>")), "file_active"],
  ["packed objects by escapes", pdf(packed("4 0 << /S /Java#53cript >>", "/F#69lter /Fl")), "file_active"],
  [
    "a false end of packed objects",
    pdf(packed(`4 0 ${"endstream endobj ".repeat(9)} << /S /Launch >>`)),
    "file_active",
  ],
  [
    "objects packed twice",
    pdf(packed("4 0 << >>", "/Filter [/FlateDecode /FlateDecode]")),
    "file_unreadable",
  ],
  ["objects packed otherwise", pdf(packed("4 0 << >>", "/Filter /LZWDecode")), "file_unreadable"],
  [
    "damaged objects",
    pdf("4 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nxyz\nendstream endobj"),
    "file_unreadable",
  ],
  ["an encrypted file", pdf("", "/Encrypt 9 0 R"), "file_unreadable"],
])("a PDF with %s is refused", async (_, file, reason) => {
  const problem = await expectProblem(
    await send(scenario, tenant, file, "application/pdf"),
    400,
    "file_invalid",
  );
  expect(problem.errors).toMatchObject([{ pointer: "", reason }]);
});

test("a PDF without any of this is taken, whatever its pictures and addresses look like", async () => {
  const picture = `4 0 obj\n<< /Length 40 >>\nstream\n\u0081/JS (\u00ff /JS 1 0 R\nendstream\nendobj\n`;
  const link =
    "5 0 obj\n<< /A << /S /URI /URI (https://museum.example/docs/JavaScript/Launch) >> >>\nendobj\n";
  const file = pdf(picture + link + packed("4 0 << /Type /Annot /A << /S /URI >> >>"));
  await upload(scenario, tenant, file, "application/pdf");
});

test("a script is found wherever pieces of a file are cut", async () => {
  for (let shift = 0; shift < 24; shift += 1) {
    const room = "%".padEnd(64 * 1024 - 260 + shift * 11, "x");
    const file = pdf(`${room}\n4 0 obj\n<< /S /JavaScript >>\nendobj`);
    expect((await send(scenario, tenant, file, "application/pdf")).status).toBe(400);
  }
});

const long = filled(pdf(), 3 * PIECE + 1_234);

async function ask(id: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await scenario.request(`/f/${id}`, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

test("a range has the bytes that were asked for", async () => {
  const { id } = await upload(scenario, tenant, long, "application/pdf");
  const size = long.length;
  for (const [range, first, last] of [
    ["bytes=0-0", 0, 0],
    ["bytes=0-1023", 0, 1_023],
    [`bytes=${PIECE - 1}-${PIECE}`, PIECE - 1, PIECE],
    [`bytes=${PIECE}-`, PIECE, size - 1],
    ["bytes=-10", size - 10, size - 1],
    [`bytes=-${size + 5}`, 0, size - 1],
    [`bytes=5-${size + 5}`, 5, size - 1],
    // Those that overlap or touch are one.
    ["bytes=0-99,50-149", 0, 149],
    ["bytes=100-199, 0-99", 0, 199],
  ] as const) {
    const { status, headers, bytes } = await ask(id, { range });
    expect([range, status, headers.get("content-range")]).toEqual([
      range,
      206,
      `bytes ${first}-${last}/${size}`,
    ]);
    expect(bytes.equals(long.subarray(first, last + 1))).toBe(true);
    expect(headers.get("content-type")).toBe("application/pdf");
  }
  for (const range of [`bytes=${size}-`, "bytes=-0", `bytes=${size}-${size + 9},${size + 20}-`]) {
    const response = await scenario.request(`/f/${id}`, { headers: { range } });
    expect(response.headers.get("content-range")).toBe(`bytes */${size}`);
    await expectProblem(response, 416, "range_not_satisfiable");
  }
  const many = Array.from({ length: 100 }, (_, at) => `${at * 1_000}-${at * 1_000 + 1}`).join();
  for (const range of ["bytes=9-1", "bytes=x-", "lines=1-2", "bytes=", "0-1", `bytes=${many}`]) {
    const { status, bytes } = await ask(id, { range });
    expect([range, status, bytes.length]).toEqual([range, 200, size]);
  }
});

test("several ranges come in parts, in the order in which they were asked for", async () => {
  const { id } = await upload(scenario, tenant, long, "application/pdf");
  const { status, headers, bytes } = await ask(id, { range: "bytes=5000-5009,0-4,-3" });
  expect(status).toBe(206);
  const [, boundary = ""] =
    /^multipart\/byteranges; boundary=(\w+)$/.exec(headers.get("content-type") ?? "") ?? [];
  const part = (first: number, last: number) =>
    `\r\n--${boundary}\r\ncontent-type: application/pdf\r\ncontent-range: bytes ${first}-${last}/${long.length}\r\n\r\n` +
    long.subarray(first, last + 1).toString("latin1");
  const end = long.length;
  expect(bytes.toString("latin1")).toBe(
    `${part(5_000, 5_009)}${part(0, 4)}${part(end - 3, end - 1)}\r\n--${boundary}--\r\n`,
  );
  expect(headers.has("content-range")).toBe(false);
  // Long parts are a stream.
  const large = await ask(id, { range: `bytes=0-9,1000-${PIECE * 2}` });
  expect(large.bytes.includes(long.subarray(1_000, PIECE * 2 + 1))).toBe(true);
});

test("a client that has the file is told so, and one that has another gets a range of none", async () => {
  const { id } = await upload(scenario, tenant, long, "application/pdf");
  const { headers } = await ask(id);
  const [etag = "", modified = ""] = [headers.get("etag") ?? "", headers.get("last-modified") ?? ""];
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  const earlier = new Date(Date.parse(modified) - 1_000).toUTCString();
  for (const [conditions, expected] of [
    [{ "if-none-match": etag }, 304],
    [{ "if-none-match": `W/${etag}` }, 304],
    [{ "if-none-match": '"other"' }, 200],
    [{ "if-none-match": '"other"', "if-modified-since": modified }, 200],
    [{ "if-modified-since": modified }, 304],
    [{ "if-modified-since": earlier }, 200],
    [{ "if-modified-since": "nonsense" }, 200],
    [{ "if-match": etag }, 200],
    [{ "if-match": "*" }, 200],
    [{ "if-unmodified-since": modified }, 200],
    [{ range: "bytes=0-9", "if-range": etag }, 206],
    [{ range: "bytes=0-9", "if-range": modified }, 206],
    [{ range: "bytes=0-9", "if-range": `W/${etag}` }, 200],
    [{ range: "bytes=0-9", "if-range": '"other"' }, 200],
    [{ range: "bytes=0-9", "if-range": earlier }, 200],
    [{ range: "bytes=0-9", "if-none-match": etag }, 304],
  ] as const)
    expect([conditions, (await ask(id, { ...conditions })).status]).toEqual([conditions, expected]);
  const unmodified = await ask(id, { "if-none-match": etag });
  expect(unmodified.headers.get("etag")).toBe(etag);
  expect(unmodified.headers.has("content-type")).toBe(false);
  for (const condition of [
    { "if-match": '"other"' },
    { "if-match": `W/${etag}` },
    { "if-unmodified-since": earlier },
  ])
    await expectProblem(await scenario.request(`/f/${id}`, { headers: { ...condition } }), 412, "file_other");
});

test("HEAD tells the size, and knows no ranges", async () => {
  const { id } = await upload(scenario, tenant, long, "application/pdf");
  const { status, headers, bytes } = await ask(id, { range: "bytes=0-9" }, "HEAD");
  expect([status, headers.get("content-length"), bytes.length]).toEqual([200, String(long.length), 0]);
  expect(headers.get("accept-ranges")).toBe("bytes");
});

test("a download has a name of its title, which no title can break out of", async () => {
  for (const [title, disposition] of [
    [null, null],
    ["Menu", 'inline; filename="Menu.pdf"'],
    ["menu.PDF", 'inline; filename="menu.PDF"'],
    [
      "Speisekarte Frühling",
      "inline; filename=\"Speisekarte Fruhling.pdf\"; filename*=UTF-8''Speisekarte%20Fr%C3%BChling.pdf",
    ],
    ['../a"; filename=b.exe', 'inline; filename="a ; filename=b.exe.pdf"'],
    ["\u202efdp.exe", 'inline; filename="fdp.exe.pdf"'],
    ["日本", "inline; filename=\"__.pdf\"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.pdf"],
  ] as const) {
    const query = title === null ? "" : `?title=${encodeURIComponent(title)}`;
    const { id } = await upload(scenario, tenant, pdf(), "application/pdf", query);
    const { headers } = await ask(id);
    expect(headers.get("content-disposition")).toBe(disposition ?? `inline; filename="${id}.pdf"`);
  }
});

test("files are listed, named anew and deleted by their workspace alone", async () => {
  const owner = await scenario.signUp("Theater");
  const made = [];
  for (const title of ["one", "two", "three"])
    made.push(await upload(scenario, owner, pdf(), "application/pdf", `?title=${title}`));
  const first = await readJson<FileList>(await owner.call("GET", "/app/api/files?limit=2"));
  expect(first.files.map(({ title, named }) => [title, named])).toEqual([
    ["three", false],
    ["two", false],
  ]);
  const rest = await readJson<FileList>(await owner.call("GET", `/app/api/files?cursor=${first.nextCursor}`));
  expect(rest).toMatchObject({ files: [{ title: "one" }], nextCursor: null });
  await expectProblem(await owner.call("GET", "/app/api/files?cursor=x"), 400, "cursor_invalid");
  const { id } = made[0] ?? { id: "" };
  const renamed = await owner.call("PATCH", `/app/api/files/${id}`, { title: "Program" });
  expect(await renamed.json()).toMatchObject({ id, title: "Program" });
  expect(await (await owner.call("PATCH", `/app/api/files/${id}`, { title: null })).json()).toMatchObject({
    title: null,
  });
  await expectProblem(await owner.call("PATCH", `/app/api/files/${id}`, {}), 400, "invalid_request");
  for (const [method, body] of [
    ["GET", undefined],
    ["PATCH", { title: "x" }],
    ["DELETE", undefined],
  ] as const)
    for (const [by, path] of [
      [other, id],
      [owner, "file_nothing"],
      [owner, `file_${"0".repeat(26)}`],
    ] as const)
      await expectProblem(await by.call(method, `/app/api/files/${path}`, body), 404, "file_not_found");
  expect((await owner.call("DELETE", `/app/api/files/${id}`)).status).toBe(204);
  await expectProblem(await owner.call("DELETE", `/app/api/files/${id}`), 404, "file_not_found");
  await expectProblem(await scenario.request(`/f/${id}`), 404, "file_not_found");
  const left = await readJson<FileList>(await owner.call("GET", "/app/api/files"));
  expect(left.files.map(({ title }) => title)).toEqual(["three", "two"]);
});
