import { localeOf } from "../../../kit/languages/tags.ts";
import { markup, type Markup, type Piece } from "../../../kit/shared/markup.ts";
import type { Notice } from "../../codes/template-models.ts";
import { type IconName, icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";

/** Where a notice holds, from when until when, and whether that is over. */
export function noticePart({ page, now, language, partTexts }: RenderContext): Piece {
  const notice = page.source.landing?.notice;
  if (!notice) return null;
  const { where, from, until } = notice;
  const { notice: words } = partTexts;
  const lines = [
    where ? fact("place", words.where, markup`<span dir="auto">${where}</span>`) : null,
    from ? fact("clock", words.from, time(from, notice, language)) : null,
    until ? fact("clock", words.until, time(until, notice, language)) : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return markup`
    <div class="notice">
      ${isOver(notice, now) && markup`<p class="over" role="status">${words.ended}</p>`}
      <dl>${lines}</dl>
    </div>`;
}

function fact(sign: IconName, term: string, said: Markup): Markup {
  return markup`<div>${icon(sign)}<dt>${term}</dt><dd>${said}</dd></div>`;
}

/** Formatters that were made: to make one takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function time(moment: string, { zone = "UTC" }: Notice, language: RenderContext["language"]): Markup {
  const isDay = !moment.includes("T");
  const key = `${language} ${isDay}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), {
      timeZone: "UTC",
      dateStyle: "full",
      ...(isDay ? {} : { timeStyle: "short" }),
    });
  formats.set(key, format);
  // It is a time of the place, which is read and written without a zone.
  const shown = format.format(new Date(`${moment}${isDay ? "T00:00" : ""}Z`));
  const place = zone === "UTC" || isDay ? null : markup`<small>${zone.replaceAll("_", " ")}</small>`;
  return markup`<time datetime="${moment}">${shown}</time>${place}`;
}

/** Whether a notice is over: on the day after its last, or at its last minute, in the time of the place. */
function isOver({ until, zone = "UTC" }: Notice, now: number): boolean {
  if (until === undefined) return false;
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDateTime();
  return until.includes("T")
    ? Temporal.PlainDateTime.compare(here, Temporal.PlainDateTime.from(until)) >= 0
    : Temporal.PlainDate.compare(here.toPlainDate(), Temporal.PlainDate.from(until)) > 0;
}
