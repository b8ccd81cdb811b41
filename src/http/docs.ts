import { Elysia } from "elysia";
import notice from "../../NOTICE" with { type: "file" };
import growing from "../../docs/growing.md" with { type: "file" };
import logoNotice from "../../assets/NOTICE.logos" with { type: "file" };
import packageNotice from "../../assets/NOTICE.packages" with { type: "file" };
import swaggerBundle from "swagger-ui-dist/swagger-ui-bundle.js" with { type: "file" };
import swaggerStyle from "swagger-ui-dist/swagger-ui.css" with { type: "file" };
import { onceUnlessRejected } from "../shared/once.ts";
import { type Constant, constantFile, createConstant } from "./constant.ts";
import { toTwin } from "./paths.ts";
import { PROBLEMS } from "./problems.ts";

/** Pages about the API for people. Everything they load is embedded in the program. */

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif}
.problems{max-width:52rem;margin:0 auto;padding:2rem 1rem}
.problems table{border-collapse:collapse;width:100%}
.problems td,.problems th{text-align:left;padding:.4rem .75rem .4rem 0;border-bottom:1px solid #8884;vertical-align:top}
.problems :target{background:#fc05}
@media(prefers-color-scheme:dark){body:not(:has(.problems)){background:#fff;color-scheme:light}}
`;

/** Starts swagger-ui. It is a file because the policy forbids inline scripts. */
const START = `SwaggerUIBundle({url:"openapi.json",dom_id:"#docs",deepLinking:true,validatorUrl:null,tryItOutEnabled:true});`;

/** swagger-ui draws its icons from data addresses. Scripts and styles come from this service only. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** Links are relative, so that the pages work behind a base address with a path. @param up - from the page to `/docs/`. */
function page(title: string, up: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,">${head}<link rel="stylesheet" href="${up}page.css"></head>
<body>${body}</body></html>
`;
}

const REFERENCE = page(
  "Quietzone API",
  "docs/",
  `<link rel="stylesheet" href="docs/swagger-ui.css">`,
  `<main id="docs"></main><script src="docs/swagger-ui.js"></script><script src="docs/start.js"></script>`,
);

const PROBLEM_ROWS = Object.entries(PROBLEMS)
  .map(
    ([code, [status, title]]) =>
      `<tr id="${code}"><td>${status}</td><td><code>${code.replaceAll("_", "_<wbr>")}</code></td><td>${title}</td></tr>`,
  )
  .join("\n");

const PROBLEM_PAGE = page(
  "Quietzone problems",
  "",
  "",
  `<main class="problems"><h1>Problems</h1>
<p>An answer that is not a success is a problem document (RFC 9457). Its <code>code</code> is one of these and does not
change; its <code>detail</code> says what to do. See the <a href="../docs">API reference</a>.</p>
<table><thead><tr><th>Status</th><th>Code</th><th>Title</th></tr></thead><tbody>
${PROBLEM_ROWS}
</tbody></table></main>`,
);

/** A file that pages load: the same for the life of the program. */
const fileHeaders = (mediaType: string) => ({
  "content-type": mediaType,
  "cache-control": "public, max-age=3600",
  "x-content-type-options": "nosniff",
});
const [TEXT, CSS, SCRIPT] = [
  fileHeaders("text/plain; charset=utf-8"),
  fileHeaders("text/css; charset=utf-8"),
  fileHeaders("text/javascript; charset=utf-8"),
];

/** The licences of everything embedded. Most require their text to go wherever the program goes. */
async function notices(): Promise<Constant> {
  const texts = await Promise.all([notice, logoNotice, packageNotice].map((path) => Bun.file(path).text()));
  return createConstant(texts.join("\n\n"), TEXT);
}

/** `/docs` (the reference), `/docs/problems` (the address in every problem's `type`), `/docs/notices` and `/docs/growing`. */
export function docsRoutes() {
  const hidden = { detail: { hide: true } };
  const [reference, problems] = [
    createConstant(REFERENCE, PAGE_HEADERS),
    createConstant(PROBLEM_PAGE, PAGE_HEADERS),
  ];
  const [style, start] = [createConstant(STYLE, CSS), createConstant(START, SCRIPT)];
  const allNotices = onceUnlessRejected(notices);
  const growingPage = constantFile(growing, TEXT);
  const [swaggerCss, swaggerJs] = [constantFile(swaggerStyle, CSS), constantFile(swaggerBundle, SCRIPT)];
  return new Elysia()
    .get("/docs", ({ request }) => reference.answer(request), hidden)
    .get("/docs/", () => toTwin("../docs"), hidden)
    .get("/docs/problems", ({ request }) => problems.answer(request), hidden)
    .get("/docs/notices", async ({ request }) => (await allNotices()).answer(request), hidden)
    .get("/docs/growing", ({ request }) => growingPage(request), hidden)
    .get("/docs/page.css", ({ request }) => style.answer(request), hidden)
    .get("/docs/start.js", ({ request }) => start.answer(request), hidden)
    .get("/docs/swagger-ui.css", ({ request }) => swaggerCss(request), hidden)
    .get("/docs/swagger-ui.js", ({ request }) => swaggerJs(request), hidden);
}
