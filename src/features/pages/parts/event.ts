import { markup, type Markup } from "../../../kit/shared/markup.ts";
import { utcDay } from "../../../kit/shared/clock.ts";
import type { CalendarEvent, Moment } from "../calendar.ts";
import { type IconName, icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";
import type { Texts } from "../texts/model.ts";
import { linkAddress } from "./frame.ts";

/** An event: a calendar leaf, time and place, and the entry to save. */
export function eventPart({ page, texts, root }: RenderContext): Markup {
  const { event, source } = page;
  if (!event) return markup``;
  const isNew = event.summary !== source.landing?.headline.trim();
  const file = `${root}p/${source.shortId}/event.ics`;
  const url = linkAddress(event.url ?? undefined, ["http:", "https:"]);
  const title = isNew && markup`<p class="name" dir="auto">${event.summary}</p>`;
  const place = event.location !== "" && markup`<span dir="auto">${event.location}</span>`;
  const site =
    url !== null &&
    markup`<a href="${url}" rel="noreferrer noopener" data-count="link_click">${new URL(url).host}</a>`;
  return markup`
    <section class="event" aria-label="${texts.event.heading}">
      <div class="when">${leaf(event, texts)}<div>${title}${when(event, texts)}</div></div>
      ${(place || site) && markup`<dl>${place && fact("place", texts.event.where, place)}${site && fact("globe", texts.contact.website, site)}</dl>`}
      ${event.description !== "" && markup`<p class="text" dir="auto">${event.description}</p>`}
      <p class="cta">
        <a class="button" href="${file}" data-count="link_click">${icon("save")}<span>${texts.event.save}</span></a>
      </p>
    </section>`;
}

function fact(sign: IconName, term: string, said: Markup): Markup {
  return markup`<div>${icon(sign)}<dt>${term}</dt><dd>${said}</dd></div>`;
}

/** A cache without a bound, because few are needed: to make one costs more than the rest of a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats local times, which are read as UTC and so written as UTC. */
function formatOf(lang: Texts["lang"], options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(options);
  const locale = lang === "en" ? "en-GB" : lang;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  formats.set(key, format);
  return format;
}

function leaf({ start }: CalendarEvent, { lang }: Texts): Markup {
  const month = formatOf(lang, { month: "short" }).format(start.shown).replace(/\.$/, "");
  const day = formatOf("en", { day: "numeric" }).format(start.shown);
  return markup`<div class="leaf" aria-hidden="true"><span>${month}</span><strong>${day}</strong></div>`;
}

/** The day on one line and the time on the next, for an event that ends on the day it begins. */
function when({ start, end, zone }: CalendarEvent, { lang, event }: Texts): Markup {
  const spans = (options: Intl.DateTimeFormatOptions) => {
    const format = formatOf(lang, options);
    return end ? format.formatRange(start.shown, end.shown) : format.format(start.shown);
  };
  const place = zone.replaceAll("_", " ");
  if (start.wholeDay) return lines(start, spans({ dateStyle: "full" }), event.allDay);
  const ofOneDay = !end || utcDay(end.shown) === utcDay(start.shown);
  if (!ofOneDay) return lines(start, spans({ dateStyle: "full", timeStyle: "short" }), place);
  const day = formatOf(lang, { dateStyle: "full" }).format(start.shown);
  return lines(start, day, [spans({ timeStyle: "short" }), place].filter(Boolean).join(" · "));
}

function lines({ machine }: Moment, first: string, second: string): Markup {
  return markup`<p><time datetime="${machine}">${first}</time></p>${second !== "" && markup`<p>${second}</p>`}`;
}
