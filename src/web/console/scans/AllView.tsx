import { call, download } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { go, Link, useRoute, ViewTitle } from "../../lib/route.tsx";
import { Check } from "../../ui/Field.tsx";
import { fileNameOf } from "../../lib/file-name.ts";
import { countBots, useBots } from "../bots.ts";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { GroupFilter } from "../codes/GroupFilter.tsx";
import { useMe } from "../session.ts";
import { EventTable } from "./EventTable.tsx";
import { NoScans } from "./NoScans.tsx";
import { useTexts } from "../../texts/texts.ts";

const AT_ONCE = 50;

/**
 * Every scan of all codes, newest first. The campaign is in the address, so that "back" and a reload keep it.
 */
export function AllView() {
  const words = useTexts("scans");
  const { lockedText, withBots } = useTexts("analytics");
  const bots = useBots();
  const named = useRoute().params.get("group") ?? "";
  const group = named === "" ? {} : { group: named };
  const asked = { ...(bots ? {} : { bots: "exclude" as const }), ...group };
  const log = usePages(
    async (page, signal) => {
      const found = await call("GET /app/api/scans", { ...asked, limit: AT_ONCE, ...page }, { signal });
      // An empty list may leave out automated scans.
      const unfiltered =
        found.events.length > 0 || found.nextCursor !== null || bots
          ? found
          : await call("GET /app/api/scans", { ...group, limit: 1 }, { signal });
      return { ...found, isUntouched: unfiltered.events.length === 0 && unfiltered.nextCursor === null };
    },
    [named, bots],
  );
  const file = (format: "csv" | "ndjson") => async (signal: AbortSignal) => {
    const { blob } = await download("GET /app/api/scans", { ...asked, format }, { signal });
    return { blob };
  };
  const isUntouched = log.first.value?.isUntouched ?? false;
  const name = fileNameOf(useMe()?.tenant.name ?? "", words.title, named);
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      <p class="soft">{words.privacy}</p>
      {(named !== "" || !isUntouched) && (
        <div class="toolbar">
          <GroupFilter
            value={named}
            onChange={(chosen) =>
              go(chosen === "" ? "/scans" : `/scans?${new URLSearchParams({ group: chosen })}`, {
                replace: true,
              })
            }
          />
          {!isUntouched && (
            <>
              <Check label={withBots} checked={bots} onChange={countBots} />
              <div class="toolbar-end">
                <ExportButton file={file("csv")} filename={`${name}.csv`} label={words.exportCsv} />
                <ExportButton file={file("ndjson")} filename={`${name}.ndjson`} label={words.exportNdjson} />
              </div>
            </>
          )}
        </div>
      )}
      <Loaded load={log.first} shape="rows" lockedText={lockedText}>
        {() => {
          const events = log.pages.flatMap((page) => page.events);
          return (
            <>
              {events.length > 0 && (
                <section class="card">
                  <EventTable
                    events={events}
                    words={words}
                    codeOf={({ codeId, shortId }) => (
                      <Link to={`/codes/${encodeURIComponent(codeId)}/scans`}>{shortId}</Link>
                    )}
                  />
                </section>
              )}
              {events.length === 0 && !log.hasMore ? (
                <NoScans hasBots={!isUntouched} onLook={log.first.reload} />
              ) : (
                <More
                  pages={log}
                  label={words.more}
                  count={words.soFar(number(events.length), events.length)}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
