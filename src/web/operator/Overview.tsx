import { ago, number } from "../lib/format.ts";
import { useLoad } from "../lib/load.ts";
import { Link } from "../lib/route.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Notice } from "../ui/State.tsx";
import { ask } from "./api.ts";
import { CodeItem } from "./codes/CodeItem.tsx";
import { Items } from "./parts/Item.tsx";
import { Page } from "./parts/Page.tsx";
import type { CodePage, Growth, OperatorList, OperatorState } from "./records.ts";
import { useTexts } from "../texts/texts.ts";

/** Open reports and problems, today's growth, and the newest codes. */
export function Overview() {
  const words = useTexts("deskOverview");
  const state = useLoad((signal) => ask<OperatorState>("GET", "state", { signal }), []);
  const growth = useLoad((signal) => ask<Growth>("GET", "growth", { signal }), []);
  const newest = useLoad((signal) => ask<CodePage>("GET", "codes", { query: { limit: 10 }, signal }), []);
  return (
    <Page title={words.title}>
      <Loaded load={state} shape="figures">
        {(now) => (
          <>
            <Wanted state={now} />
            <dl class="stats op-sums">
              <Sum name={words.reports} value={now.reports.open} to="/reports">
                {now.reports.oldestAt !== null && words.oldest(ago(now.reports.oldestAt))}
              </Sum>
              <Sum name={words.workspaces} value={now.counts.workspaces} to="/workspaces">
                {growth.value && words.today(number(growth.value.workspaces))}
              </Sum>
              <Sum name={words.codes} value={now.counts.codes} to="/codes">
                {growth.value && words.today(number(growth.value.codes))}
              </Sum>
              <Sum name={words.people} value={now.counts.people} to="/people">
                {growth.value && words.today(number(growth.value.people))}
              </Sum>
            </dl>
          </>
        )}
      </Loaded>
      <section class="stack" aria-labelledby="overview-newest">
        <h2 id="overview-newest">{words.newest}</h2>
        <Loaded load={newest} shape="rows">
          {({ codes }) =>
            codes.length === 0 ? (
              <p class="soft">{words.noCodes}</p>
            ) : (
              <>
                <Items label={words.newest}>
                  {codes.map((code) => (
                    <CodeItem key={code.id} code={code} />
                  ))}
                </Items>
                <p>
                  <Link to="/codes">{words.allCodes}</Link>
                </p>
              </>
            )
          }
        </Loaded>
      </section>
    </Page>
  );
}

function Sum(props: {
  readonly name: string;
  readonly value: number;
  readonly to: string;
  readonly children?: string | false | undefined;
}) {
  return (
    <div class="stat">
      <dt>
        <Link to={props.to}>{props.name}</Link>
      </dt>
      <dd>
        <p class="stat-value">{number(props.value)}</p>
        <p class="stat-change">{props.children}</p>
      </dd>
    </div>
  );
}

/** Notices of what is not as it should be; nothing where all is well. */
function Wanted({ state }: { readonly state: OperatorState }) {
  const words = useTexts("deskOverview");
  const held = useHeld();
  const errors = state.problems.filter(({ level }) => level === "error").length;
  return (
    <>
      {state.storage.status !== "ok" && (
        <Notice tone="bad">
          <p>{words.storage(state.storage.reason ?? "")}</p>
        </Notice>
      )}
      {state.storage.diskLow && (
        <Notice tone="bad">
          <p>{words.disk}</p>
        </Notice>
      )}
      {held.map((name) => (
        <Notice tone="warn" key={name}>
          <p>
            {words.held(name)} <Link to="/lists">{words.toLists}</Link>
          </p>
        </Notice>
      ))}
      {errors > 0 && (
        <Notice tone="warn">
          <p>
            {words.errors(errors)} <Link to="/state">{words.toState}</Link>
          </p>
        </Notice>
      )}
      {state.offsite?.late && (
        <Notice tone="warn">
          <p>{words.backupLate(state.offsite.place)}</p>
        </Notice>
      )}
      {state.backups.lastAt === null && state.offsite === null && (
        <Notice tone="plain">
          <p>{words.noBackup}</p>
        </Notice>
      )}
    </>
  );
}

/** The names of lists whose newest version is held back. */
function useHeld(): readonly string[] {
  const { value } = useLoad(
    (signal) => ask<{ readonly lists: readonly OperatorList[] }>("GET", "lists", { signal }),
    [],
  );
  return (value?.lists ?? []).filter(({ held }) => held !== null).map(({ name }) => name);
}
