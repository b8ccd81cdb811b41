import { describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCall } from "../../../src/operate/cli/command.ts";
import { sheet } from "../../../src/operate/cli/sheet.ts";
import { putOnPlan } from "../bulk/client.ts";
import { readJson } from "../../json.ts";
import { hasProgram } from "../../programs.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { pdfOf, readLabels } from "./client.ts";

/** Sheets of labels through the front door. */

const scenario = await startScenario();
const tenant = await scenario.signUp("Museum");
await putOnPlan(scenario, tenant, "unlimited");

const PATH = "/app/api/sheets";
const send = (who: TenantClient, body: object, query = "") => who.call("POST", PATH + query, body);
const ROWS = "url,title\nhttps://museum.example/1,Hall 1\nhttps://museum.example/2,Hall 2\n";

const look = await readJson<{ id: string }>(
  await tenant.call("POST", "/app/api/styles", { name: "Ink", style: { foreground: "#123456" } }),
);
const codes: CodeJson[] = [];
for (const [title, style] of [
  ["Hall 1", null],
  ["Hall 2", { saved: look.id }],
  ["Hall 3", { modules: { shape: "rounded" }, background: "#ffeebb" }],
] as const)
  codes.push(
    await tenant.makeCode({ target: `https://museum.example/${title.at(-1)}`, title, style, group: "halls" }),
  );
const urls = codes.map(({ shortUrl }) => shortUrl);

test("the layouts are there for everyone", async () => {
  const answer = await scenario.request(PATH);
  const { layouts } = await readJson<{ layouts: { id: string; columns: number }[] }>(answer);
  expect(layouts.filter(({ columns }) => columns > 1).length).toBeGreaterThanOrEqual(16);
  const etag = answer.headers.get("etag") ?? "";
  expect((await scenario.request(PATH, { headers: { "if-none-match": etag } })).status).toBe(304);
});

describe.skipIf(!hasProgram("pdftoppm"))("every symbol of a sheet is read by three decoders:", () => {
  test("of a group, the oldest first, behind labels that are used, in copies", async () => {
    const body = { group: "halls", layout: "avery-l7160", start: 19, copies: 2, text: ["title", "{n:0000}"] };
    const { pdf, numbers } = await pdfOf(await send(tenant, body));
    expect(numbers).toEqual([6, 2]);
    const read = await readLabels(pdf, { layout: body.layout, labels: 6, start: 19 });
    expect(read).toEqual(urls.flatMap((url) => [[url], [url]]));
  });

  test("of tents with a headline on a band, a logo and a line to fold along, four on a page", async () => {
    const body = {
      group: "halls",
      layout: "tent-a6-4",
      text: ["Scan for the guide{}", "title"],
      style: {
        logo: {
          svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
        },
      },
      design: { headline: { sizePt: 20 }, band: { color: "#136b3c" }, logo: true, foldLine: true },
    };
    const { pdf, numbers } = await pdfOf(await send(tenant, body));
    expect(numbers).toEqual([3, 1]);
    const read = await readLabels(pdf, { layout: body.layout, labels: 3 });
    expect(read.map(([text]) => text)).toEqual(urls.flatMap((url) => [url, url]));
  });

  test("of codes in the order of their ids, on table tents for the press", async () => {
    const body = { codes: [codes[2]?.id, codes[0]?.id], layout: "tent-a6", standard: "pdf/x-1a" };
    const { pdf, numbers } = await pdfOf(await send(tenant, body));
    expect(numbers).toEqual([2, 2]);
    const read = await readLabels(pdf, { layout: "tent-a6", labels: 2 });
    expect(read.map(([text]) => text)).toEqual([urls[2], urls[2], urls[0], urls[0]]);
  });

  test("of tracked and static rows that bulk has just made", async () => {
    const csv = "target,url,title,style\nhttps://a.example/,,A,\n,https://b.example/,B,Ink\n";
    const call = (query = "") =>
      tenant.call("POST", `/app/api/bulk?as=sheet&layout=avery-l7160&text=title,shortUrl${query}`, csv, {
        "content-type": "text/csv",
        "idempotency-key": "printed",
      });
    const made = await call();
    const undo = made.headers.get("x-bulk-id");
    const { pdf, numbers } = await pdfOf(made);
    expect(numbers).toEqual([2, 1]);
    const [[shortUrl = ""] = [], [second] = []] = await readLabels(pdf, { layout: "avery-l7160", labels: 2 });
    expect(second).toBe("https://b.example/");
    expect((await scenario.scan(shortUrl.slice(shortUrl.lastIndexOf("/") + 1))).status).toBe(302);
    const again = await call();
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const replayed = await pdfOf(again);
    expect(replayed.numbers).toEqual([2, 1]);
    expect(Bun.hash(replayed.pdf)).toBe(Bun.hash(pdf));
    await expectProblem(await call("&copies=2"), 409, "idempotency_key_reused");
    const undone = await tenant.call("POST", `/app/api/bulk/${undo}/undo`);
    expect((await readJson<{ kept: string[] }>(undone)).kept).toHaveLength(1);
  });
});

test("a label has the line that people read of a GS1 Digital Link, and none of any other content", async () => {
  const make = async (type: string, fields: object) =>
    readJson<{ id: string }>(await tenant.call("POST", "/app/api/plain-codes", { type, fields }));
  const product = await make("gs1", { elements: "(01)09521234543213(10)AB-1" });
  const page = await make("url", { url: "https://museum.example" });
  const drawn = async (id: string, text: string) => {
    const answer = await send(tenant, { codes: [id], layout: "avery-l7160", text: [text] }, "?as=svg");
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.text();
  };
  expect(await drawn(product.id, "hri")).toBe(await drawn(product.id, "(01) 09521234543213 (10) AB-1{}"));
  expect(await drawn(page.id, "hri")).toBe(await drawn(page.id, "{}"));
});

/** A page as SVG. */
async function svgOf(body: object, page = 1): Promise<string> {
  const answer = await send(tenant, { rows: ROWS, layout: "avery-l7160", ...body }, `?as=svg&page=${page}`);
  if (answer.status !== 200) throw new Error(await answer.text());
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  return answer.text();
}

test("a page comes as SVG, with the texts that its templates say", async () => {
  const numbered = await svgOf({ text: ["{title}, {n:000}"], numberFrom: 41, copies: 30, start: 7 }, 3);
  const rows = 'url,text of mine\nhttps://museum.example/2,"Hall 2, 042"\n';
  // The last of 60 labels, 6 of the first page being used: the third page begins with the 37th.
  const same = await svgOf({ rows, text: ["text of mine"], copies: 24 }, 2);
  const plain = await svgOf({ rows, text: ["text of mine"], copies: 24 });
  const uses = (svg: string) => svg.match(/<use /g)?.length;
  expect([uses(numbered), uses(plain), uses(same)]).toEqual([21, 21, 3]);
  const label = (svg: string) => /<defs>.*<\/defs>/s.exec(svg)?.[0];
  expect(label(numbered)).toBe(label(plain) ?? "");
  const framed = { layout: "avery-l7165", style: { frame: { shape: "box", text: "Hall 2, 042" } } };
  const bare = { ...framed, rows: "url\nhttps://museum.example/2\n" };
  const captioned = await svgOf({ ...bare, text: ["caption"] });
  expect(captioned).toBe(await svgOf({ ...framed, text: ["text of mine"], rows }));
  expect(captioned).not.toBe(await svgOf(bare));
  const [first] = codes;
  const ofCode = { ...framed, rows: null, codes: [first?.id], text: ["{caption}"] };
  expect(await svgOf(ofCode)).not.toBe(await svgOf({ ...ofCode, text: [] }));
  expect(await svgOf({ offset: { xMm: -1, yMm: 2 } })).not.toBe(await svgOf({}));
  expect(await svgOf({ style: { foreground: "#0000ff" } })).toContain("#00f");
});

test("a large logo is once in a page, however many labels have it", async () => {
  const dot = (at: number) => `M${at % 100}.123 ${Math.floor(at / 100)}.456h.512v.512h-.512z`;
  const art = `<path d="${Array.from({ length: 5_000 }, (_, at) => dot(at)).join("")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${art}</svg>`;
  const rows = Array.from({ length: 65 }, (_, at) => `https://a.example/${at}\n`).join("");
  const page = await svgOf({ rows: `url\n${rows}`, layout: "avery-l7651", style: { logo: { svg } } });
  expect(page.match(/xlink:href="#logo0"/g)?.length).toBe(65);
  expect(page.length).toBeLessThan(2 * svg.length + 65 * 10_000);
});

test("two sheets of a day are the same bytes, and those of another layout are not", async () => {
  const sheet = async (body: object) => (await pdfOf(await send(tenant, { group: "halls", ...body }))).pdf;
  const press = { layout: "a6", standard: "pdf/x-1a", text: ["title"], marks: "crop", bleedMm: 3 };
  const [first, second] = [await sheet(press), await sheet(press)];
  expect(Bun.hash(first)).toBe(Bun.hash(second));
  expect(Bun.hash(await sheet({ ...press, layout: "a5" }))).not.toBe(Bun.hash(first));
});

const OWN = {
  page: { width: 100, height: 100 },
  label: { width: 45, height: 45 },
  ...{ columns: 2, rows: 2, left: 2, top: 2, stepX: 50, stepY: 50 },
};

test("a layout of one's own is taken", async () => {
  const { numbers } = await pdfOf(await send(tenant, { rows: ROWS, layout: OWN, copies: 3 }));
  expect(numbers).toEqual([6, 2]);
});

test("a client that leaves gives its place back", async () => {
  const rows = `url\n${Array.from({ length: 3_000 }, (_, at) => `https://a.example/${at}\n`).join("")}`;
  for (let times = 0; times < 3; times++) {
    const leaving = new AbortController();
    const answer = await fetch(scenario.url + PATH, {
      method: "POST",
      body: JSON.stringify(
        times === 0 ? { group: "halls", copies: 1_000, layout: "a6" } : { rows, layout: "a6" },
      ),
      headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "application/json" },
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
  }
  // Two at a time have a place, and the next waits for one.
  await pdfOf(await send(tenant, { rows: ROWS, layout: "a6" }));
  expect(scenario.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("the command writes the same file, tells how far it is, and names what is refused", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-sheet-"));
  const [file, rows] = [join(folder, "labels.pdf"), join(folder, "rows.csv")];
  await Bun.write(rows, ROWS);
  const told: string[] = [];
  const command = (...args: string[]) =>
    scenario.beside(async (environment) => {
      const text = args.includes("--text") ? [] : ["--text", "title,{n:00}"];
      const call = readCall(sheet, ["--tenant", tenant.id, ...text, ...args, file]);
      if (call === "help") throw new Error("It asks for no help");
      const terminal = { print() {}, complain: (line: string) => void told.push(line), ask: null };
      const { baseUrl } = scenario.service;
      return sheet.run(call, { ...terminal, environment: { ...environment, QZ_BASE_URL: baseUrl } });
    });
  try {
    const layout = ["--layout", "avery-l7160"];
    expect(await command("--group", "halls", ...layout, "--copies", "3", "--offset-x=-1.5")).toBe(0);
    const body = { group: "halls", layout: "avery-l7160", text: ["title", "{n:00}"], copies: 3 };
    const { pdf } = await pdfOf(await send(tenant, { ...body, offset: { xMm: -1.5 } }));
    expect(readFileSync(file).equals(pdf)).toBe(true);
    expect(told.join("")).toMatch(/^labels +9\n$/);
    expect(await command("--rows", rows, ...layout, "--yes")).toBe(0);
    await expect(command("--rows", rows, ...layout)).rejects.toThrow("Confirm with --yes");
    for (const [option, value, problem] of [
      ["--layout", "x", "Nothing was printed:\n  --layout is no known"],
      ["--text", "title,{x}", "\n  --text names something other than"],
      ["--number-from", "0", "\n  --number-from must be"],
      ["--start", "99", "\n  --start must be"],
      ["--copies", "none", "\n  --copies must be"],
      ["--marks", "x", "\n  --marks must be"],
      ["--bleed", "6", "\n  --bleed must be"],
      ["--offset-x", "6", "\n  --offset-x must be"],
      ["--offset-y", "6", "\n  --offset-y must be"],
      ["--colors", "x", "\n  --colors must be"],
      ["--standard", "x", "\n  --standard must be"],
      ["--group", "halls", "Give either --group or --rows."],
    ] as const)
      await expect(
        command("--rows", rows, ...(option === "--layout" ? [] : layout), option, value, "--yes"),
      ).rejects.toThrow(problem);
    await expect(command("--group", "none", ...layout, "--yes")).rejects.toThrow("\n  --group has no codes");
    await expect(command(...layout, "--yes")).rejects.toThrow("Give either --group or --rows.");
    await expect(command("--rows", rows, "--yes")).rejects.toThrow("Name the layout with --layout.");
    await Bun.write(rows, "url,title\nnowhere,A\n");
    await expect(command("--rows", rows, ...layout, "--yes")).rejects.toThrow(
      "Nothing was printed:\n  row 1, url:",
    );
    expect(readdirSync(folder).sort()).toEqual(["labels.pdf", "rows.csv"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
