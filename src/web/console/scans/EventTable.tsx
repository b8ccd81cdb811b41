import type { ComponentChildren } from "preact";
import type { ScanEvent } from "quietzone-client";
import { country, languageName, time } from "../../lib/format.ts";
import { LogTable } from "../../ui/Table.tsx";
import { deviceName } from "../analytics/names.ts";
import type { Words } from "../../texts/texts.ts";

const WHEN = { dateStyle: "medium", timeStyle: "medium" } as const;

/** Characters of a visitor's id that are shown. */
const VISITOR_SHOWN = 6;

/** Scans as a table; on a narrow screen as cards. */
export function EventTable<E extends ScanEvent>({
  events,
  words,
  codeOf,
}: {
  readonly events: readonly E[];
  readonly words: Words["scans"];
  /** Names the code of a scan, where they are of several. */
  readonly codeOf?: (event: E) => ComponentChildren;
}) {
  return (
    <LogTable
      label={words.title}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "when",
          head: words.when,
          names: true,
          cell: ({ at }) => <time dateTime={at}>{time(at, WHEN)}</time>,
        },
        ...(codeOf ? [{ key: "code", head: words.code, cell: codeOf }] : []),
        {
          key: "country",
          head: words.country,
          cell: (event) => (event.country === null ? words.unknown : country(event.country)),
        },
        {
          key: "device",
          head: words.device,
          attributes: () => ({ class: "whole" }),
          cell: ({ device }) => deviceName(device, words),
        },
        { key: "software", head: words.software, cell: (event) => softwareOf(event) || words.unknown },
        {
          key: "language",
          head: words.language,
          cell: ({ language }) => (language === null ? words.unknown : languageName(language)),
        },
        { key: "referrer", head: words.referrer, cell: ({ referrer }) => referrer ?? words.direct },
        {
          key: "visitor",
          head: words.visitor,
          cell: ({ visitor }) => <code title={visitor}>{visitor.slice(0, VISITOR_SHOWN)}</code>,
        },
        {
          key: "notes",
          head: words.notes,
          attributes: ({ repeat, bot }) => (repeat || bot ? {} : { "data-label": undefined }),
          cell: ({ repeat, bot }) => (
            <span class="notes">
              {repeat && <span class="badge">{words.repeat}</span>}
              {bot && <span class="badge warn">{words[bot]}</span>}
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
