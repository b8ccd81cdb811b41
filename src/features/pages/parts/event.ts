import { markup, type Markup } from "../../../kit/shared/markup.ts";
import { dateFormat } from "../../../kit/languages/formats.ts";
import { leftToRight } from "../../../kit/languages/isolate.ts";
import type { PageTexts } from "../../../kit/languages/page-model.ts";
import type { LanguageTag } from "../../../kit/languages/tags.ts";
import { utcDay } from "../../../kit/shared/clock.ts";
import type { CalendarEvent, Moment } from "../calendar.ts";
import { type IconName, icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";
import { linkAddress } from "./frame.ts";

/** An event: a calendar leaf, time and place, and the entry to save. */
export function eventPart({ page, texts, language, root }: RenderContext): Markup {
  const { event, source } = page;
  if (!event) return markup``;
  const isNew = event.summary !== source.landing?.headline.trim();
  const file = `${root}p/${source.shortId}/event.ics`;
  const url = linkAddress(event.url ?? undefined, ["http:", "https:"]);
  const title = isNew && markup`<p class="name" dir="auto">${event.summary}</p>`;
  const place = event.location !== "" && markup`<span dir="auto">${event.location}</span>`;
  const site =
    url !== null &&
    markup`<a href="${url}" rel="noreferrer noopener" data-count="link_click" dir="ltr">${new URL(url).host}</a>`;
  return markup`
    <section class="event" aria-label="${texts.event.heading}">
      <div class="when">${leaf(event, language)}<div>${title}${when(event, texts.event, language)}</div></div>
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

/** Formats local times, which are read as UTC and so written as UTC. */
function formatOf(language: LanguageTag, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(language, { timeZone: "UTC", ...options });
}

function leaf({ start }: CalendarEvent, language: LanguageTag): Markup {
  const month = formatOf(language, { month: "short" }).format(start.shown).replace(/\.$/, "");
  const day = formatOf("en", { day: "numeric" }).format(start.shown);
  return markup`<div class="leaf" aria-hidden="true"><span>${month}</span><strong>${day}</strong></div>`;
}

/** The day on one line and the time on the next, for an event that ends on the day it begins. */
function when({ start, end, zone }: CalendarEvent, texts: PageTexts["event"], language: LanguageTag): Markup {
  const spans = (options: Intl.DateTimeFormatOptions) => {
    const format = formatOf(language, options);
    return end ? format.formatRange(start.shown, end.shown) : format.format(start.shown);
  };
  const place = leftToRight(zone.replaceAll("_", " "), language);
  if (start.wholeDay) return lines(start, spans({ dateStyle: "full" }), texts.allDay);
  const ofOneDay = !end || utcDay(end.shown) === utcDay(start.shown);
  if (!ofOneDay) return lines(start, spans({ dateStyle: "full", timeStyle: "short" }), place);
  const day = formatOf(language, { dateStyle: "full" }).format(start.shown);
  return lines(start, day, [spans({ timeStyle: "short" }), place].filter(Boolean).join(" · "));
}

function lines({ machine }: Moment, first: string, second: string): Markup {
  return markup`<p><time datetime="${machine}">${first}</time></p>${second !== "" && markup`<p>${second}</p>`}`;
}
