import { dateTime } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { Empty } from "../../ui/State.tsx";
import { type Column, LogTable } from "../../ui/Table.tsx";
import { ask } from "../api.ts";
import { Page } from "../parts/Page.tsx";
import type { LogEntry, LogPage } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** The log of operators: each action with its operator, subject and time. */
export function Log() {
  const words = useTexts("deskRest");
  const { log: title, loadMore, shown } = useTexts("desk");
  const detailOf = useDetail();
  const pages = usePages((page, signal) => ask<LogPage>("GET", "log", { query: { ...page }, signal }), []);
  const entries = pages.pages.flatMap((page) => page.entries);
  const columns: Column<LogEntry>[] = [
    { key: "at", head: words.at, names: true, cell: ({ at }) => dateTime(at) },
    {
      key: "who",
      head: words.who,
      cell: ({ who }) => <span dir="auto">{words.by(who.name ?? who.id, words.whoKinds[who.kind])}</span>,
    },
    { key: "action", head: words.action, cell: ({ action }) => words.actions[action] },
    { key: "subject", head: words.subject, cell: (entry) => <Subject entry={entry} /> },
    {
      key: "detail",
      head: words.detail,
      cell: ({ detail }) => detailOf(detail),
      attributes: ({ detail }) => ({ class: detailOf(detail) === "" ? "blank" : undefined }),
    },
  ];
  return (
    <Page title={title}>
      <p class="soft">{words.logIntro}</p>
      <Loaded load={pages.first} shape="rows">
        {() =>
          entries.length === 0 && !pages.hasMore ? (
            <Empty icon="list" title={words.noLog} />
          ) : (
            <>
              <LogTable label={title} columns={columns} rows={entries} rowKey={({ id }) => id} />
              <More pages={pages} label={loadMore} count={shown(entries.length)} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The views of what an act was on. */
const VIEWS: Readonly<Record<string, string>> = {
  workspace: "/workspaces",
  code: "/codes",
  person: "/people",
};

function Subject({ entry }: { readonly entry: LogEntry }) {
  const { kind, id } = entry.subject;
  const view = VIEWS[kind];
  return view === undefined ? <span>{id}</span> : <Link to={`${view}/${encodeURIComponent(id)}`}>{id}</Link>;
}

/** Spells further facts of an act. Facts without a word here stand as the API tells them. */
function useDetail() {
  const { details } = useTexts("deskRest");
  const { isOn, isOff } = useTexts("deskWorkspaces");
  const { reasons } = useTexts("desk");
  const { decisions } = useTexts("deskReports");
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    reason: reasons,
    decision: decisions,
    deviceLog: { true: isOn, false: isOff },
  };
  return (detail: LogEntry["detail"]) =>
    Object.entries(detail)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${details[name] ?? name}: ${words[name]?.[String(value)] ?? value}`)
      .join(", ");
}
