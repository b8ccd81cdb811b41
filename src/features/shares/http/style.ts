/**
 * The style of the page of shared numbers. Its colours have the names that charts call them by. On paper it
 * is light, and a chart is never cut in two.
 */
export const SHARE_STYLE = `
:root{color-scheme:light dark;--paper:#f4f2ed;--surface:#fff;--ink:#17191e;--ink-2:#4c4f57;--ink-3:#686a72;--line:#e0ddd4;--accent:#2f4bd8;--good:#136b3c}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0e1013;--surface:#171a1f;--ink:#f2f1ed;--ink-2:#bcc0c8;--ink-3:#9aa0ab;--line:#2c3138;--accent:#97a8ff;--good:#6fd49c}}
*{box-sizing:border-box}
body{margin:0;padding:2rem max(1rem,env(safe-area-inset-left));background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:64rem;margin:0 auto;display:grid;gap:1rem}
h1{margin:0;font-size:clamp(1.5rem,1.2rem + 1.6vw,2.25rem);line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
p{margin:0}
header{display:grid;gap:.25rem;padding-bottom:.5rem}
.soft,footer{color:var(--ink-2)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:1rem;margin:0}
dl div,figure{background:var(--surface);border:1px solid var(--line);border-radius:1rem}
dl div{padding:1rem 1.25rem}
dt,dd small{color:var(--ink-2)}
dd{margin:0;font-size:1.75rem;font-weight:650;line-height:1.3;font-variant-numeric:tabular-nums}
dd small{display:block;font-size:.875rem;font-weight:400;line-height:1.4}
.charts{columns:2 22rem;gap:1rem}
figure{margin:0 0 1rem;break-inside:avoid;overflow:hidden}
figure svg{display:block;width:100%;height:auto}
.wide{column-span:all}
.wide svg+svg{display:none}
details{border-top:1px solid var(--line);padding:0 1.25rem}
summary{padding:.75rem 0;font-weight:600;cursor:pointer}
.rows{max-height:24rem;overflow:auto;margin-bottom:1rem}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding-block:.375rem;padding-inline:0 .75rem;text-align:start;border-top:1px solid var(--line);font-weight:400}
thead th{border:0;color:var(--ink-2);font-size:.875rem}
th+th,td{text-align:end}
a{color:var(--accent);text-underline-offset:.2em;display:inline-block;padding:.25rem 0;margin-inline-end:1rem}
footer{display:grid;gap:.5rem;padding-top:.5rem;font-size:.9375rem;max-width:44rem}
[dir=rtl] h1{letter-spacing:0;line-height:1.4}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:.25rem}
@media(max-width:40rem){.wide svg{display:none}.wide svg+svg{display:block}}
@page{size:A4;margin:14mm}
@media print{body{padding:0;background:#fff;font-size:10pt}main{max-width:none;gap:4mm}
dl{grid-template-columns:repeat(auto-fit,minmax(30mm,1fr));gap:3mm}dl div{padding:2mm 3mm}dd{font-size:15pt}
.charts{columns:2;gap:4mm;margin-bottom:-4mm}figure{margin-bottom:4mm}.wide svg{display:block}.wide svg+svg{display:none}
figure,dl div{break-inside:avoid;border-radius:2mm}details,.files{display:none}}`;

/** Its source expression in a Content-Security-Policy (CSP 3, 2.3.1), without quotes. */
export const SHARE_STYLE_HASH = `sha256-${new Bun.CryptoHasher("sha256").update(SHARE_STYLE).digest("base64")}`;
