import { bytes, dateTime, number, percent } from "../../lib/format.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { ask } from "../api.ts";
import { Facts } from "../parts/Facts.tsx";
import { Items } from "../parts/Item.tsx";
import { Page } from "../parts/Page.tsx";
import type { OperatorState } from "../records.ts";
import { ProblemItem } from "./ProblemItem.tsx";
import { useTexts } from "../../texts/texts.ts";

/** How the service is: its version, storage, queues and last problems. */
export function State() {
  const words = useTexts("deskRest");
  const { state: title } = useTexts("desk");
  const load = useLoad((signal) => ask<OperatorState>("GET", "state", { signal }), []);
  return (
    <Page
      title={title}
      actions={
        <Button icon="refresh" busy={load.loading} onClick={load.reload}>
          {words.lookAgain}
        </Button>
      }
    >
      <Loaded load={load} shape="card">
        {(state) => (
          <>
            <section class="card stack" aria-labelledby="state-service">
              <h2 id="state-service">{words.service}</h2>
              <ServiceFacts state={state} />
            </section>
            <section class="stack-tight" aria-labelledby="state-problems">
              <h2 id="state-problems">{words.problems}</h2>
              {state.problems.length === 0 ? (
                <p class="soft">{words.noProblems}</p>
              ) : (
                <Items label={words.problems}>
                  {state.problems.map((problem, index) => (
                    <ProblemItem key={index} problem={problem} />
                  ))}
                </Items>
              )}
            </section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The time of a backup, with its size where that is known. */
function shown(at: string, size: number | null): string {
  return [dateTime(at), size === null ? "" : bytes(size)].filter(Boolean).join(", ");
}

function ServiceFacts({ state }: { readonly state: OperatorState }) {
  const words = useTexts("deskRest");
  const { storage, load, queues, backups, offsite } = state;
  const isOk = storage.status === "ok";
  return (
    <Facts
      facts={[
        [
          words.version,
          state.commit === null ? state.version : `${state.version} (${state.commit.slice(0, 10)})`,
        ],
        [words.baseUrl, state.baseUrl],
        [
          words.storage,
          <span class="row" key="storage">
            {words.engines[state.engine]}, {bytes(storage.databaseBytes)}
            <span class={isOk ? "badge good" : "badge bad"}>{isOk ? words.ok : words.notOk}</span>
            {storage.diskLow && <span class="badge bad">{words.diskLow}</span>}
          </span>,
        ],
        [words.trouble, storage.reason],
        [words.schema, number(state.schema)],
        [words.lostScans, number(storage.lostScans)],
        [
          words.loop,
          <span class="row" key="loop">
            {percent(load.pressure)}
            {load.waiting && <span class="badge warn">{words.waits}</span>}
          </span>,
        ],
        [words.queues, words.queuesText(number(queues.deliveries), number(queues.jobs))],
        [words.backups, backups.lastAt === null ? words.noBackup : shown(backups.lastAt, backups.bytes)],
        [
          words.offsite,
          offsite && (offsite.lastAt === null ? words.noBackup : shown(offsite.lastAt, offsite.bytes)),
        ],
        [
          words.offsiteVerified,
          offsite &&
            (offsite.verifiedAt === null ? words.noBackup : shown(offsite.verifiedAt, offsite.verifiedBytes)),
        ],
        [words.mail, state.mail ? words.on : words.off],
        [words.passwords, state.passwords ? words.on : words.off],
        [words.signup, words.signups[state.signup] ?? state.signup],
        [words.plans, state.plans.join(", ")],
      ]}
    />
  );
}
