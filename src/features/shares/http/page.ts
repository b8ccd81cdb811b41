import { valueName } from "../../../kit/charts/counted.ts";
import { smallPage } from "../../../kit/http/notice.ts";
import { chartLanguage } from "../../../kit/languages/charts.ts";
import { dateFormat, numberFormat } from "../../../kit/languages/formats.ts";
import { leftToRight } from "../../../kit/languages/isolate.ts";
import { textsOf } from "../../../kit/languages/languages.ts";
import type { ShareTexts } from "../../../kit/languages/model.ts";
import { LANGUAGES, type LanguageTag } from "../../../kit/languages/tags.ts";
import { createYielder, type Yielder } from "../../../kit/threads/yielder.ts";
import { bucketName } from "../../../kit/shared/bucket-name.ts";
import { markup, type Markup, trusted } from "../../../kit/shared/markup.ts";
import { chartsOf, drawChart } from "../charts.ts";
import { FEW, type ShareChart } from "../constants.ts";
import type { SharedNumbers } from "../model.ts";
import { SHARE_STYLE, SHARE_STYLE_HASH } from "./style.ts";

/** Units of a chart across the page, and of one beside another, which is also that of a telephone. */
const [WIDE, NARROW] = [960, 400];

/** Charts across the page. */
const ACROSS: readonly ShareChart[] = ["timeline"];

/** Headers of every answer to a link: nobody keeps it, finds it, or hands its address on. */
export const SHARE_HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  "x-content-type-options": "nosniff",
} as const;

/** Nothing may load but the one style, by its hash, and the icon that a browser asks for by itself. */
const POLICY = `default-src 'none'; style-src '${SHARE_STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 3;

/**
 * The page of shared numbers, whose charts are drawn in steps.
 * @param around.host - of the service. @param around.now - milliseconds since the epoch.
 */
export async function sharePage(
  numbers: SharedNumbers,
  around: { readonly language: LanguageTag; readonly host: string; readonly now: number },
): Promise<Response> {
  const { language, host, now } = around;
  const texts = textsOf(language).share;
  const heading = numbers.title ?? texts.all;
  const yielder = createYielder(LONGEST_HOLD);
  const figures: Markup[] = [];
  for (const name of shownOf(numbers)) {
    figures.push(await figureOf(name, numbers, texts, { ...around, yielder }));
    await yielder();
  }
  const page = markup`<!doctype html>${"\n"}
    <html lang="${language}" dir="${LANGUAGES[language].dir}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="robots" content="noindex,nofollow">
        <meta name="referrer" content="no-referrer">
        <title>${heading}</title>
        <link rel="icon" href="data:,">
        <style>${trusted(SHARE_STYLE)}</style>
      </head>
      <body>
        <main>
          <header><h1><bdi>${heading}</bdi></h1><p class="soft">${periodOf(numbers, texts, language)}</p></header>
          ${totalsOf(numbers, texts, language)}
          <div class="charts">
            ${figures}
          </div>
          ${footOf(numbers, texts, { language, host, now })}
        </main>
      </body>
    </html>`;
  return new Response(page.text, {
    headers: {
      ...SHARE_HEADERS,
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      vary: "Accept, Accept-Language, Cookie",
      "content-security-policy": POLICY,
    },
  });
}

/** The page that asks for the password. @param trouble - why one that was given does not open it. */
export function lockedPage(
  token: string,
  language: LanguageTag,
  trouble: "wrong" | "limited" | "busy" | null,
  { status, headers = {} }: { readonly status: number; readonly headers?: Readonly<Record<string, string>> },
): Response {
  const { lock } = textsOf(language).share;
  const { heading, advice, label, button, error } = lock;
  const marks = trouble !== null && markup` aria-invalid="true" aria-describedby="password-error"`;
  return smallPage({
    ...{ language, heading, advice, status, headers },
    ...(trouble === null ? {} : { title: `${error}: ${heading}` }),
    formAction: "'self'",
    more: markup`
      <form class="fill" method="post" action="${token}">
        <div>
          <label for="password">${label}</label>
          ${trouble !== null && markup`<p class="error" id="password-error" role="alert">${lock[trouble]}</p>`}
          <input id="password" name="password" type="password" autocomplete="current-password" required autofocus${marks}>
        </div>
        <button>${button}</button>
      </form>`,
  });
}

/** The charts of the page: without one of campaigns where there are none. */
function shownOf(numbers: SharedNumbers): readonly ShareChart[] {
  return chartsOf(numbers).filter((name) => name !== "campaigns" || numbers.campaigns.length > 0);
}

function periodOf({ from, to, timezone }: SharedNumbers, texts: ShareTexts, language: LanguageTag): string {
  const format = dateFormat(language, { dateStyle: "long", timeZone: timezone });
  return texts.days(
    format.format(Date.parse(from)),
    format.format(Date.parse(to) - 1),
    leftToRight(timezone, language),
  );
}

function totalsOf(numbers: SharedNumbers, texts: ShareTexts, language: LanguageTag): Markup {
  const { totals, previous, page } = numbers;
  const number = numberFormat(language);
  const one = (label: string, count: number, before: number | null = null) => markup`<div>
    <dt>${label}</dt>
    <dd>${number.format(count)}${before !== null && markup`<small>${texts.before(number.format(before))}</small>`}</dd>
  </div>`;
  return markup`<dl>
    ${one(texts.totals.scans, totals.scans, previous.scans)}
    ${one(texts.totals.visitors, totals.uniqueVisitors, previous.uniqueVisitors)}
    ${one(texts.totals.bots, totals.bots, previous.bots)}
    ${page && page.views > 0 && [one(texts.totals.views, page.views), one(texts.totals.clicks, page.clicks)]}
  </dl>`;
}

async function figureOf(
  name: ShareChart,
  numbers: SharedNumbers,
  texts: ShareTexts,
  around: { readonly language: LanguageTag; readonly now: number; readonly yielder: Yielder },
): Promise<Markup> {
  const { language, now, yielder } = around;
  const drawn = (width: number) =>
    trusted(
      drawChart(
        name,
        numbers,
        { subject: "", language: chartLanguage(language), theme: "page", width },
        texts.under(FEW),
        now,
      ),
    );
  const isAcross = ACROSS.includes(name);
  const widths = isAcross ? [WIDE, NARROW] : [NARROW];
  const charts: Markup[] = [];
  for (const width of widths) {
    charts.push(drawn(width));
    await yielder();
  }
  const table = tableOf(name, numbers, texts, language);
  return markup`<figure${isAcross && markup` class="wide"`}>${charts}${table}</figure>`;
}

/** The numbers of a chart of which not all can be read off. */
function tableOf(
  name: ShareChart,
  numbers: SharedNumbers,
  texts: ShareTexts,
  language: LanguageTag,
): Markup | null {
  const number = numberFormat(language);
  const shown = (count: number | null) => (count === null ? texts.under(FEW) : number.format(count));
  const { interval, timezone } = numbers;
  const rows =
    name === "timeline"
      ? numbers.timeline.map(({ at, ...counts }) => ({ name: bucketName(at, interval, timezone), ...counts }))
      : name === "countries"
        ? numbers.countries.map(({ country, ...counts }) => ({
            name: valueName("country", country, chartLanguage(language)),
            ...counts,
          }))
        : [];
  if (rows.length === 0) return null;
  const { columns } = texts;
  const first = name === "timeline" ? columns.from : columns.country;
  return markup`<details>
    <summary>${texts.table}</summary>
    <div class="rows" tabindex="0" role="group" aria-label="${texts.table}"><table>
      <thead><tr><th scope="col">${first}</th><th scope="col">${columns.scans}</th><th scope="col">${columns.visitors}</th></tr></thead>
      <tbody>${rows.map(
        (row) =>
          markup`<tr><th scope="row"><bdi>${row.name}</bdi></th><td>${shown(row.scans)}</td><td>${shown(row.uniqueVisitors)}</td></tr>`,
      )}</tbody>
    </table></div>
  </details>`;
}

function footOf(
  numbers: SharedNumbers,
  texts: ShareTexts,
  { language, host, now }: { readonly language: LanguageTag; readonly host: string; readonly now: number },
): Markup {
  const when = dateFormat(language, {
    ...{ dateStyle: "long", timeStyle: "short" },
    timeZone: numbers.timezone,
  }).format(now);
  return markup`<footer>
    <p>${numbers.bots === "include" ? texts.withBots : texts.withoutBots} ${texts.visitors}${numbers.round && ` ${texts.few(FEW)}`}</p>
    <p class="files">${texts.files} <a href="?format=csv">CSV</a><a href="?format=json">JSON</a></p>
    <p>${texts.asOf(when, leftToRight(host, language))}</p>
  </footer>`;
}
