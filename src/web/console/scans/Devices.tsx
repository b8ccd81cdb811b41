import type { ScanDevice } from "quietzone-client";
import { dateTime, number } from "../../lib/format.ts";
import { LogTable } from "../../ui/Table.tsx";
import type { Words } from "../../texts/texts.ts";

const ID_SHOWN = 10;

/** Devices whose owners agreed to be recognised. */
export function Devices({
  devices,
  words,
}: {
  readonly devices: readonly ScanDevice[];
  readonly words: Words["scans"];
}) {
  return (
    <section class="card" aria-labelledby="devices-title">
      <h2 id="devices-title">{words.devices}</h2>
      <p class="soft">{words.devicesNote}</p>
      <LogTable
        label={words.devices}
        rows={devices}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "id",
            head: words.deviceId,
            names: true,
            cell: ({ id }) => <code title={id}>{id.slice(0, ID_SHOWN)}</code>,
          },
          { key: "first", head: words.firstSeen, cell: ({ firstSeen }) => dateTime(firstSeen) },
          { key: "last", head: words.lastSeen, cell: ({ lastSeen }) => dateTime(lastSeen) },
          { key: "scans", head: words.scanCount, end: true, cell: ({ scanCount }) => number(scanCount) },
        ]}
      />
    </section>
  );
}
