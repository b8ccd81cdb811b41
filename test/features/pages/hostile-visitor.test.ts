import { expect, test } from "bun:test";
import { PAGES } from "../../browser/landings.ts";
import { startScenario } from "../../scenario.ts";
import { TRIED } from "./hostile.ts";
import { FORBIDDEN_ADDRESSES } from "./hostile-addresses.ts";
import { harmless, printable, skeletonOf } from "./skeleton.ts";

/** Hostile texts from visitors: typed into forms, put into addresses and headers. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const HTML = { accept: "text/html" };

async function pageOf(path: string, init: RequestInit = {}): Promise<{ html: string; status: number }> {
  const response = await scenario.request(path, { ...init, headers: { ...HTML, ...init.headers } });
  return { html: await response.text(), status: response.status };
}

/** Sends the lead form without agreeing, so that it comes back with what was typed. */
function refusedForm(shortId: string, fields: Record<string, string>) {
  return pageOf(`/api/leads/${shortId}`, { method: "POST", body: new URLSearchParams(fields) });
}

test("the form returns what a visitor typed as text, unchanged", async () => {
  const code = await tenant.makeCode(PAGES.lead);
  for (const text of TRIED) {
    const typed = (value: string) => ({
      email: value.slice(0, 254),
      name: value.slice(0, 200),
      phone: value.slice(0, 50),
      company: value,
      message: value,
      website: "",
      submission: value,
    });
    const [hostile, benign] = [
      await refusedForm(code.shortId, typed(text)),
      await refusedForm(code.shortId, typed(harmless(text))),
    ];
    expect({ text, status: [hostile.status, benign.status] }).toEqual({ text, status: [400, 400] });
    const [one, other] = [skeletonOf(hostile.html), skeletonOf(benign.html)];
    expect({ text, errors: one.errors }).toEqual({ text, errors: [] });
    // The same fields are wrong or not by other rules: what may differ are the marks of errors.
    expect({ text, scripts: activeOf(one.shape) }).toEqual({
      text,
      scripts: activeOf(other.shape),
    });
    expect({ text, addresses: one.addresses.filter(leads) }).toEqual({
      text,
      addresses: other.addresses.filter(leads),
    });
    const shown = printable(text.slice(0, 50)).trim();
    if (shown !== "")
      expect({ text, shown: one.texts.some((each) => printable(each).includes(shown)) }).toEqual({
        text,
        shown: true,
      });
  }
}, 300_000);

/** The parts of a page's shape that can do something, marks of errors aside. */
function activeOf(shape: readonly string[]): string[] {
  return shape.filter(isActive).map((line) => line.replace(" aria-invalid aria-describedby", ""));
}

/** Elements that load, run or send something, or that none of our pages has. */
function isActive(line: string): boolean {
  const [, tag = "", ...attributes] = line.split(" ");
  return (
    !/^(p|span|a|ul|li|svg|path|circle|div)$/.test(tag) ||
    attributes.some((name) => name.startsWith("on") || name === "style")
  );
}

const leads = (address: string) => !address.startsWith("a href #");

test("field names, files and odd encodings of a form do no harm", async () => {
  const code = await tenant.makeCode(PAGES.lead);
  const path = `/api/leads/${code.shortId}`;
  for (const text of TRIED) {
    const { html, status } = await refusedForm(code.shortId, { [text]: "x", [`lead-${text}`]: text });
    expect({ text, status }).toEqual({ text, status: 400 });
    expect({ text, errors: skeletonOf(html).errors }).toEqual({ text, errors: [] });
  }
  const type = "application/x-www-form-urlencoded";
  for (const body of [
    "",
    "&&&",
    "=",
    "%",
    "%ff%fe=%ff",
    "email=%",
    "email=%c3%28",
    "a".repeat(60_000),
    "a=1&".repeat(10_000),
    "__proto__=x&constructor=y&consent=true",
    "consent=true&consent=false",
    "email[]=x&email=y",
  ]) {
    const response = await scenario.request(path, {
      method: "POST",
      body,
      headers: { ...HTML, "content-type": type },
    });
    expect({ body: body.slice(0, 20), status: response.status }).toEqual({
      body: body.slice(0, 20),
      status: 400,
    });
    await response.text();
  }
  for (const kind of [
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=x",
  ])
    for (const body of [
      "",
      "x",
      "--x\r\n",
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\n',
      "--x--",
    ]) {
      const response = await scenario.request(path, {
        method: "POST",
        body,
        headers: { ...HTML, "content-type": kind },
      });
      expect({ kind, body, status: response.status }).toEqual({ kind, body, status: 400 });
      await response.text();
    }
  const file = new FormData();
  file.set(
    "email",
    new File(["<script>pwned()</script>"], "<script>pwned()</script>.html", { type: "text/html" }),
  );
  file.set("consent", "true");
  const { html, status } = await pageOf(path, { method: "POST", body: file });
  expect([status, html.includes("pwned")]).toEqual([400, false]);
}, 300_000);

test("queries, languages and paths come back nowhere", async () => {
  const code = await tenant.makeCode(PAGES.lead);
  const usual = skeletonOf((await pageOf(`/p/${code.shortId}`)).html);
  for (const text of [...TRIED, ...FORBIDDEN_ADDRESSES]) {
    const q = encodeURIComponent(text.toWellFormed());
    const answers = [await pageOf(`/p/${code.shortId}?${q}=${q}&lead=${q}&choice=${q}&error=${q}#${q}`)];
    const language = text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "").trim();
    answers.push(
      await pageOf(`/p/${code.shortId}`, {
        headers: {
          "accept-language": language,
          cookie: `svc_consent=${language.replace(/[^\x20-\x7e]/g, "")}`,
          "sec-gpc": language,
        },
      }),
    );
    for (const { html, status } of answers) {
      expect({ text, status }).toEqual({ text, status: 200 });
      const { shape, errors } = skeletonOf(html);
      expect({ text, errors, shape }).toEqual({ text, errors: [], shape: usual.shape });
    }
    if (text === "" || /^[\w-]+$/.test(text)) continue;
    for (const room of ["p", "r"]) {
      const { html, status } = await pageOf(`/${room}/${q}`);
      expect({ text, status }).toEqual({ text, status: 404 });
      expect({ text, errors: skeletonOf(html).errors }).toEqual({ text, errors: [] });
      expect(html).not.toContain("pwned");
    }
  }
}, 300_000);
