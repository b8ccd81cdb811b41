import { dateFormat, wordForToday } from "../../../kit/languages/formats.ts";
import { leftToRight } from "../../../kit/languages/isolate.ts";
import type { LanguageTag } from "../../../kit/languages/tags.ts";
import type { PartTexts } from "../../../kit/languages/parts-model.ts";
import { markup, type Markup, type Piece } from "../../../kit/shared/markup.ts";
import type { PartOf } from "../../codes/part-models.ts";
import { covers, exceptionOn, type OpeningState, spansOf, type Span, stateAt, WEEKDAYS } from "../opening.ts";
import type { RenderContext } from "../render-context.ts";
import { partSection } from "./section.ts";

type Hours = PartOf<"hours">;
type Exception = NonNullable<Hours["exceptions"]>[number];

/** The words and the language of a page. */
interface Words {
  readonly language: LanguageTag;
  readonly texts: PartTexts["hours"];
}

/** Whether a place is open, its week, and days with other times that are still to come. */
export function hoursPart(part: Hours, context: RenderContext): Markup {
  const { language, partTexts, now } = context;
  const words = { language, texts: partTexts.hours };
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(part.zone).toPlainDate();
  const { exceptions = [] } = part;
  const holding = exceptionOn(exceptions, today.toString());
  const rows = WEEKDAYS.map((weekday, n) => {
    const isToday = holding === undefined && today.dayOfWeek === n + 1;
    return row(weekdayName(n, language), spansOf(part.weekly[weekday] ?? []), isToday, null, words);
  });
  const others = shownExceptions(exceptions, today.toString()).map((each) =>
    row(daysOf(each, today, language), spansOf(each.hours), each === holding, each.note, words),
  );
  return partSection(
    part,
    [
      markup`<p class="now">${stateLine(stateAt(part, now), today, words)}</p>`,
      markup`<table><tbody>${rows}</tbody>${others.length > 0 && otherRows(others, words)}</table>`,
      part.note !== undefined && markup`<p class="text" dir="auto">${part.note}</p>`,
      zoneLine(part.zone, words),
    ],
    { title: words.texts.heading },
  );
}

function otherRows(rows: readonly Markup[], { texts }: Words): Markup {
  return markup`<tbody><tr><th colspan="2" scope="rowgroup">${texts.exceptions}</th></tr>${rows}</tbody>`;
}

function row(
  name: string,
  spans: readonly Span[],
  isToday: boolean,
  note: string | null | undefined,
  words: Words,
): Markup {
  const { language } = words;
  const reason = note && markup`<small dir="auto">${note}</small>`;
  const mark = isToday && markup`<small>${wordForToday(language)}</small>`;
  return markup`<tr${isToday && markup` aria-current="date"`}><th scope="row">${name}${mark}${reason || null}</th><td>${times(spans, words)}</td></tr>`;
}

const DAY = 1_440;

function times(spans: readonly Span[], { language, texts }: Words): Piece {
  if (spans.length === 0) return markup`<span>${texts.closed}</span>`;
  return spans.map(({ from, to }, n) => {
    if (from === 0 && to >= DAY) return markup`<span>${texts.allDay}</span>`;
    return markup`${n > 0 && ", "}<span>${timeOf(from, language)}–${timeOf(to, language)}</span>`;
  });
}

/** The exceptions that are not over, in the order of their days, less those that a later one replaces. */
function shownExceptions(exceptions: readonly Exception[], today: string): Exception[] {
  const isReplaced = ({ from, to = from }: Exception, at: number) =>
    exceptions.slice(at + 1).some((later) => covers(later, from) && covers(later, to));
  return exceptions
    .filter(({ from, to = from }) => to >= today)
    .filter((each) => !isReplaced(each, exceptions.indexOf(each)))
    .sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
}

/** Days from which a date is told in place of a weekday. */
const WEEK = 7;

function stateLine(state: OpeningState, today: Temporal.PlainDate, { language, texts }: Words): Piece {
  const change = state.isOpen ? state.until : state.opens;
  if (change === null) return state.isOpen ? texts.openNow : texts.closedNow;
  const time = timeOf(change.hour * 60 + change.minute, language);
  const days = today.until(change.toPlainDate()).days;
  if (state.isOpen) {
    const isSoon = days === 0 || (days === 1 && change.hour < 12);
    return isSoon ? texts.openUntil(time) : texts.openNow;
  }
  if (days === 0) return closedUntil(texts.opensAt(time));
  const day = dateFormat(language, {
    timeZone: "UTC",
    weekday: "long",
    ...(days >= WEEK && { day: "numeric", month: "long" }),
  }).format(millisecondsOf(change.toPlainDate()));
  return closedUntil(texts.opensOn(day, time));

  function closedUntil(opens: string): Markup {
    return markup`${texts.closedNow} <span>${opens}</span>`;
  }
}

/** The place whose clock counts. A zone without a place has no line. */
function zoneLine(zone: string, { language, texts }: Words): Piece {
  const [region, place] = [zone.split("/")[0], zone.split("/").at(-1)?.replaceAll("_", " ")];
  if (place === undefined || place === region || region === "Etc") return null;
  return markup`<small class="zone">${texts.zone(leftToRight(place, language))}</small>`;
}

/** @param day - 0 for Monday. */
function weekdayName(day: number, language: LanguageTag): string {
  // 1 January 2024 was a Monday.
  return dateFormat(language, { timeZone: "UTC", weekday: "long" }).format(Date.UTC(2024, 0, 1 + day));
}

/** The days of an exception, with the year where it is another one. */
function daysOf({ from, to = from }: Exception, today: Temporal.PlainDate, language: LanguageTag): string {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const isOfYear = first.year === today.year && last.year === today.year;
  const format = dateFormat(language, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(!isOfYear && { year: "numeric" }),
  });
  return format.formatRange(millisecondsOf(first), millisecondsOf(last));
}

function millisecondsOf(day: Temporal.PlainDate): number {
  return Date.UTC(day.year, day.month - 1, day.day);
}

/** @param minutes - since midnight; those of the next day are above 1,440. */
function timeOf(minutes: number, language: LanguageTag): string {
  const format = dateFormat(language, { timeZone: "UTC", hour: "2-digit", minute: "2-digit" });
  return format.format(minutes * 60_000);
}
