import { trusted } from "../shared/markup.ts";

/** The style of all small pages, and of the form of a report. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#17191e;--paper:#f4f2ed;--soft:#5b5e66;--edge:#83858b;--wrong:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#f2f1ed;--paper:#0e1013;--soft:#a3a6ad;--edge:#71757d;--wrong:#ff897d}}
html{height:100%}
body{margin:0;min-height:100%;display:grid;place-content:center;padding:2rem 1.5rem;box-sizing:border-box;
background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-align:center}
svg{width:4rem;height:4rem;margin:0 auto 1.5rem;display:block}
h1{font-size:clamp(1.5rem,1.2rem + 1.6vw,2rem);line-height:1.2;letter-spacing:-.02em;margin:0 0 .625rem;text-wrap:balance}
p{margin:0 auto;color:var(--soft);max-width:36ch;text-wrap:balance}
a{display:inline-block;margin-top:1rem;padding:.625rem 1.25rem;color:var(--ink);font-weight:600;text-underline-offset:.2em}
.host{margin-top:1rem;font-weight:600;overflow-wrap:anywhere}
ul{margin:1rem 0;padding:0;list-style:none;font-weight:600;overflow-wrap:anywhere}
li a{max-width:36rem}
li small{display:block;margin-top:-.375rem;color:var(--soft);font-weight:400}
form,.done,.report{margin-top:2.5rem;font-size:1rem}
.report a{margin:0;color:inherit;font-weight:400}
fieldset{margin:0 0 1.5rem;padding:0;border:0;text-align:start;overflow-wrap:anywhere}
legend{padding:0 0 .5rem;font-weight:600}
label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--ink)}
button{margin-top:1rem;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--edge);border-radius:.75rem;
background:none;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
.fill{display:grid;gap:1.5rem;width:min(30rem,100%);margin:2rem auto 0;text-align:start}
.fill p,.fill ul{margin:0;max-width:none;text-wrap:pretty}
.fill ul{padding:0;padding-inline-start:1.25rem;list-style:disc;font-weight:400}
.fill a{display:inline;margin:0;padding:0}
.fill fieldset{margin:0}
.fill label{color:var(--ink)}
.fill div>label{min-height:0;margin-bottom:.25rem;font-weight:600}
.fill :where(textarea,input:not([type=radio])){box-sizing:border-box;width:100%;height:auto;min-height:2.75rem;margin-top:.25rem;
padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.75rem;background:none;color:var(--ink);font:inherit}
.fill p+input{margin-top:.75rem}
.fill [aria-invalid]{border:2px solid var(--wrong)}
.fill .error{color:var(--wrong);font-weight:600}
.fill button{justify-self:start;margin:0}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[dir=rtl] h1{letter-spacing:0;line-height:1.4}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** A finder pattern with nothing around it: a quiet zone. */
export const SIGN = trusted(
  '<svg viewBox="0 0 9 9" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M1 1h7v7H1zM2 2v5h5V2zM3 3h3v3H3z"/></svg>',
);

/** Its source expression in a Content-Security-Policy (CSP 3, 2.3.1), without quotes. */
export const STYLE_HASH = `sha256-${new Bun.CryptoHasher("sha256").update(STYLE).digest("base64")}`;
