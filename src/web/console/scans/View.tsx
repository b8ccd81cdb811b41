import { call, download } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { Check } from "../../ui/Field.tsx";
import { fileNameOf } from "../../lib/file-name.ts";
import { countBots, useBots } from "../bots.ts";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { CodeView, useCode } from "../CodeView.tsx";
import { Counted } from "../gs1/SingleNote.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { Devices } from "./Devices.tsx";
import { EventTable } from "./EventTable.tsx";
import { NoScans } from "./NoScans.tsx";
import { useTexts } from "../../texts/texts.ts";

const AT_ONCE = 50;

const SUMS = ["total", "uniqueVisitors", "repeatScanners", "bots"] as const;
const DEVICE_SUMS = ["uniqueDevices", "repeatDevices", "avgScansPerDevice"] as const;

/** Every scan of a code, newest first. */
export function View({ codeId }: { readonly codeId: string }) {
  const words = useTexts("scans");
  const { lockedText, withBots } = useTexts("analytics");
  const bots = useBots();
  const code = useCode(codeId);
  const asked = { id: codeId, ...(bots ? {} : { bots: "exclude" as const }) };
  const log = usePages(
    (page, signal) =>
      call("GET /app/api/codes/{id}/scans", { ...asked, limit: AT_ONCE, ...page }, { signal }),
    [codeId, bots],
  );
  const file = (format: "csv" | "ndjson") => async (signal: AbortSignal) => {
    const { blob } = await download("GET /app/api/codes/{id}/scans", { ...asked, format }, { signal });
    return { blob };
  };
  const { value } = log.first;
  const isUntouched = value !== undefined && value.total === 0 && value.bots === 0;
  const name = fileNameOf(code ? nameOfCode(code) : codeId, words.title);

  return (
    <CodeView code={code} codeId={codeId} title={words.title}>
      <p class="soft">{words.privacy}</p>
      <Counted code={code}>
        {!isUntouched && (
          <div class="toolbar">
            <Check label={withBots} checked={bots} onChange={countBots} />
            <div class="toolbar-end">
              <ExportButton file={file("csv")} filename={`${name}.csv`} label={words.exportCsv} />
              <ExportButton file={file("ndjson")} filename={`${name}.ndjson`} label={words.exportNdjson} />
            </div>
          </div>
        )}
        <Loaded load={log.first} shape="rows" lockedText={lockedText}>
          {(first) => {
            const events = log.pages.flatMap((page) => page.events);
            return (
              <>
                <dl class="stats">
                  {[...SUMS, ...(first.uniqueDevices > 0 ? DEVICE_SUMS : [])].map((name) => (
                    <div class="stat" key={name} data-total={name}>
                      <dt>{words[name]}</dt>
                      <dd class="stat-value">{number(first[name], { maximumFractionDigits: 1 })}</dd>
                    </div>
                  ))}
                </dl>
                {events.length === 0 ? (
                  <NoScans hasBots={first.bots > 0} onLook={log.first.reload} />
                ) : (
                  <>
                    <section class="card">
                      <EventTable events={events} words={words} />
                    </section>
                    <More
                      pages={log}
                      label={words.more}
                      count={words.shown(number(events.length), number(first.total))}
                    />
                  </>
                )}
                {first.devices && first.devices.length > 0 && (
                  <Devices devices={first.devices} words={words} />
                )}
              </>
            );
          }}
        </Loaded>
      </Counted>
    </CodeView>
  );
}
