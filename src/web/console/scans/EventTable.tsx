import type { ScanEvent } from "../../../scans/log-model.ts";
import { country, languageName, time } from "../../lib/format.ts";
import { LogTable } from "../../ui/Table.tsx";
import { deviceName } from "../analytics/names.ts";
import type { Wording } from "./texts.ts";

const WHEN = { dateStyle: "medium", timeStyle: "medium" } as const;

/** Characters of a visitor's id that are shown. */
const VISITOR_SHOWN = 6;

/** Scans as a table; on a narrow screen as cards. */
export function EventTable({ events, t }: { readonly events: readonly ScanEvent[]; readonly t: Wording }) {
  return (
    <LogTable
      label={t.title}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "when",
          head: t.when,
          names: true,
          cell: ({ at }) => <time dateTime={at}>{time(at, WHEN)}</time>,
        },
        {
          key: "country",
          head: t.country,
          cell: (event) => (event.country === null ? t.unknown : country(event.country)),
        },
        {
          key: "device",
          head: t.device,
          attributes: () => ({ class: "whole" }),
          cell: ({ device }) => deviceName(device, t),
        },
        { key: "software", head: t.software, cell: (event) => softwareOf(event) || t.unknown },
        {
          key: "language",
          head: t.language,
          cell: ({ language }) => (language === null ? t.unknown : languageName(language)),
        },
        { key: "referrer", head: t.referrer, cell: ({ referrer }) => referrer ?? t.direct },
        {
          key: "visitor",
          head: t.visitor,
          cell: ({ visitor }) => <code title={visitor}>{visitor.slice(0, VISITOR_SHOWN)}</code>,
        },
        {
          key: "notes",
          head: t.notes,
          attributes: ({ repeat, bot }) => (repeat || bot ? {} : { "data-label": undefined }),
          cell: ({ repeat, bot }) => (
            <span class="notes">
              {repeat && <span class="badge">{t.repeat}</span>}
              {bot && <span class="badge warn">{t[bot]}</span>}
            </span>
          ),
        },
      ]}
    />
  );
}

function softwareOf({ system, browser }: ScanEvent): string {
  return [system, browser].filter((name) => name !== null).join(" · ");
}
