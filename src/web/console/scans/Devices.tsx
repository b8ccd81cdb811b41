import type { ScanDevice } from "../../../scans/log-model.ts";
import { dateTime, number } from "../../lib/format.ts";
import type { Wording } from "./texts.ts";

const ID_SHOWN = 10;

/** Devices whose owners agreed to be recognised. */
export function Devices({ devices, t }: { readonly devices: readonly ScanDevice[]; readonly t: Wording }) {
  return (
    <section class="card" aria-labelledby="devices-title">
      <h2 id="devices-title">{t.devices}</h2>
      <p class="soft">{t.devicesNote}</p>
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">{t.deviceId}</th>
            <th scope="col">{t.firstSeen}</th>
            <th scope="col">{t.lastSeen}</th>
            <th scope="col" class="num">
              {t.scanCount}
            </th>
          </tr>
        </thead>
        <tbody>
          {devices.map(({ id, firstSeen, lastSeen, scanCount }) => (
            <tr key={id}>
              <th scope="row">
                <code title={id}>{id.slice(0, ID_SHOWN)}</code>
              </th>
              <td data-label={t.firstSeen}>{dateTime(firstSeen)}</td>
              <td data-label={t.lastSeen}>{dateTime(lastSeen)}</td>
              <td data-label={t.scanCount} class="num">
                {number(scanCount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
