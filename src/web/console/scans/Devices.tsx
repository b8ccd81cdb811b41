import type { ScanDevice } from "../../../scans/log-model.ts";
import { dateTime, number } from "../../lib/format.ts";
import { LogTable } from "../../ui/Table.tsx";
import type { Wording } from "./texts.ts";

const ID_SHOWN = 10;

/** Devices whose owners agreed to be recognised. */
export function Devices({ devices, t }: { readonly devices: readonly ScanDevice[]; readonly t: Wording }) {
  return (
    <section class="card" aria-labelledby="devices-title">
      <h2 id="devices-title">{t.devices}</h2>
      <p class="soft">{t.devicesNote}</p>
      <LogTable
        label={t.devices}
        rows={devices}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "id",
            head: t.deviceId,
            names: true,
            cell: ({ id }) => <code title={id}>{id.slice(0, ID_SHOWN)}</code>,
          },
          { key: "first", head: t.firstSeen, cell: ({ firstSeen }) => dateTime(firstSeen) },
          { key: "last", head: t.lastSeen, cell: ({ lastSeen }) => dateTime(lastSeen) },
          { key: "scans", head: t.scanCount, end: true, cell: ({ scanCount }) => number(scanCount) },
        ]}
      />
    </section>
  );
}
