import { number } from "../../lib/format.ts";
import { useLoad } from "../../lib/load.ts";
import { go, Link, useRoute } from "../../lib/route.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { type Column, Table } from "../../ui/Table.tsx";
import { ask } from "../api.ts";
import { Page } from "../parts/Page.tsx";
import { pathWith } from "../parts/SearchFilter.tsx";
import type { Growth as Day } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** New records of a day, and the workspaces that made most of them. Days are those of UTC. */
export function Growth() {
  const words = useTexts("deskRest");
  const { growth: title } = useTexts("desk");
  const { params } = useRoute();
  const today = new Date().toISOString().slice(0, 10);
  const day = params.get("day") ?? today;
  const load = useLoad((signal) => ask<Day>("GET", "growth", { query: { day }, signal }), [day]);
  const columns: Column<Day["byWorkspace"][number]>[] = [
    {
      key: "workspace",
      head: words.workspace,
      names: true,
      cell: ({ workspace }) => (
        <Link to={`/workspaces/${encodeURIComponent(workspace.id)}`}>{workspace.name}</Link>
      ),
    },
    { key: "codes", head: words.newCodes, end: true, cell: ({ codes }) => number(codes) },
  ];
  return (
    <Page title={title}>
      <div class="op-filter">
        <TextField
          label={words.day}
          hint={words.dayHint}
          type="date"
          max={today}
          value={day}
          onInput={(chosen) => {
            if (chosen !== "") go(pathWith("/growth", { day: chosen === today ? "" : chosen }));
          }}
        />
      </div>
      <Loaded load={load} shape="figures">
        {(shown) => (
          <>
            <dl class="stats">
              {(["workspaces", "people", "codes"] as const).map((each) => (
                <div class="stat" key={each}>
                  <dt>{words.fresh[each]}</dt>
                  <dd class="stat-value">{number(shown[each])}</dd>
                </div>
              ))}
            </dl>
            {shown.byWorkspace.length === 0 ? (
              <p class="soft">{words.nothingNew}</p>
            ) : (
              <div class="card stack-tight">
                <h2>{words.mostCodes}</h2>
                <Table
                  label={words.mostCodes}
                  columns={columns}
                  rows={shown.byWorkspace}
                  rowKey={({ workspace }) => workspace.id}
                />
              </div>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
