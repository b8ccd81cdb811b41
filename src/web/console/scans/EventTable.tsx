import type { ScanEvent } from "../../../scans/log-model.ts";
import { country, languageName, time } from "../../lib/format.ts";
import { deviceName } from "../analytics/names.ts";
import type { Wording } from "./texts.ts";

const WHEN = { dateStyle: "medium", timeStyle: "medium" } as const;

/** Characters of a visitor's id that are shown. */
const VISITOR_SHOWN = 6;

/** Scans as a table; on a narrow screen as cards. */
export function EventTable({ events, t }: { readonly events: readonly ScanEvent[]; readonly t: Wording }) {
  return (
    <table class="rows">
      <caption class="hidden">{t.title}</caption>
      <thead>
        <tr>
          {[t.when, t.country, t.device, t.software, t.language, t.referrer, t.visitor, t.notes].map(
            (name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row">
              <time dateTime={event.at}>{time(event.at, WHEN)}</time>
            </th>
            <td data-label={t.country}>{event.country === null ? t.unknown : country(event.country)}</td>
            <td class="whole" data-label={t.device}>
              {deviceName(event.device, t)}
            </td>
            <td data-label={t.software}>{softwareOf(event) || t.unknown}</td>
            <td data-label={t.language}>
              {event.language === null ? t.unknown : languageName(event.language)}
            </td>
            <td data-label={t.referrer}>{event.referrer ?? t.direct}</td>
            <td data-label={t.visitor}>
              <code title={event.visitor}>{event.visitor.slice(0, VISITOR_SHOWN)}</code>
            </td>
            <td data-label={event.repeat || event.bot ? t.notes : undefined}>
              <span class="notes">
                {event.repeat && <span class="badge">{t.repeat}</span>}
                {event.bot && <span class="badge warn">{t[event.bot]}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function softwareOf({ system, browser }: ScanEvent): string {
  return [system, browser].filter((name) => name !== null).join(" · ");
}
