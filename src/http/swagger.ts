import { Elysia } from "elysia";
import swaggerBundle from "swagger-ui-dist/swagger-ui-bundle.js" with { type: "file" };
import swaggerStyle from "swagger-ui-dist/swagger-ui.css" with { type: "file" };
import { constantFile, createConstant } from "./constant.ts";

/** The API reference. Everything it loads is embedded in the program. */

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif}
@media(prefers-color-scheme:dark){body{background:#fff;color-scheme:light}}
`;

/** Starts swagger-ui. It is a file because the policy forbids inline scripts. */
const START = `SwaggerUIBundle({url:"../openapi.json",dom_id:"#docs",deepLinking:true,validatorUrl:null,tryItOutEnabled:true});`;

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

/** Links are relative, so that the page works behind a base address with a path. */
const REFERENCE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Quietzone API</title><link rel="icon" href="data:,"><link rel="stylesheet" href="swagger-ui.css"><link rel="stylesheet" href="page.css"></head>
<body><main id="docs"></main><script src="swagger-ui.js"></script><script src="start.js"></script></body></html>
`;

/** A file that pages load: the same for the life of the program. */
const fileHeaders = (mediaType: string) => ({
  "content-type": mediaType,
  "cache-control": "public, max-age=3600",
  "x-content-type-options": "nosniff",
});
const [CSS, SCRIPT] = [fileHeaders("text/css; charset=utf-8"), fileHeaders("text/javascript; charset=utf-8")];

/** `/docs/reference`. */
export function swaggerRoutes() {
  const hidden = { detail: { hide: true } };
  const reference = createConstant(REFERENCE, PAGE_HEADERS);
  const [style, start] = [createConstant(STYLE, CSS), createConstant(START, SCRIPT)];
  const [swaggerCss, swaggerJs] = [constantFile(swaggerStyle, CSS), constantFile(swaggerBundle, SCRIPT)];
  return new Elysia()
    .get("/docs/reference", ({ request }) => reference.answer(request), hidden)
    .get("/docs/page.css", ({ request }) => style.answer(request), hidden)
    .get("/docs/start.js", ({ request }) => start.answer(request), hidden)
    .get("/docs/swagger-ui.css", ({ request }) => swaggerCss(request), hidden)
    .get("/docs/swagger-ui.js", ({ request }) => swaggerJs(request), hidden);
}
