import { useState } from "preact/hooks";
import { dateTime, number } from "../../lib/format.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Empty, Notice } from "../../ui/State.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { ask, at } from "../api.ts";
import { ActButton } from "../parts/ActButton.tsx";
import { Facts } from "../parts/Facts.tsx";
import { Page } from "../parts/Page.tsx";
import type { ListCheck, OperatorList } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * The lists of addresses that are blocked and of those that are not: their state, and a held one is applied.
 */
export function Lists() {
  const words = useTexts("deskRest");
  const { lists: title } = useTexts("desk");
  const load = useLoad(
    (signal) => ask<{ readonly lists: readonly OperatorList[] }>("GET", "lists", { signal }),
    [],
  );
  const put = (changed: OperatorList) =>
    load.change((last) => ({
      lists: last.lists.map((each) => (each.name === changed.name ? changed : each)),
    }));
  return (
    <Page title={title}>
      <CheckHost />
      <Loaded load={load} shape="card">
        {({ lists }) =>
          lists.length === 0 ? (
            <Empty icon="list" title={words.noLists}>
              {words.noListsText}
            </Empty>
          ) : (
            lists.map((list) => <ListCard key={list.name} list={list} onChanged={put} />)
          )
        }
      </Loaded>
    </Page>
  );
}

function ListCard(props: { readonly list: OperatorList; readonly onChanged: (list: OperatorList) => void }) {
  const { list, onChanged } = props;
  const words = useTexts("deskRest");
  const { held } = list;
  return (
    <section class="card stack" aria-label={list.name}>
      <div class="row spread">
        <h2>{list.name}</h2>
        <span class={list.kind === "block" ? "badge bad" : "badge good"}>{words.listKinds[list.kind]}</span>
      </div>
      {held && (
        <Notice
          tone="warn"
          action={
            <ActButton
              small
              act={() => ask<OperatorList>("POST", at`lists/${list.name}/apply`)}
              said={words.applied(list.name)}
              onDone={onChanged}
            >
              {words.apply}
            </ActButton>
          }
        >
          <p>
            {words.heldSince(number(held.hosts), dateTime(held.since))}{" "}
            {held.why === "workspaces" ? words.heldWorkspaces(held.workspaces ?? 0) : words.heldShrunk}
          </p>
        </Notice>
      )}
      <Facts
        facts={[
          [words.location, <span class="op-url">{list.location}</span>],
          [words.hosts, number(list.hosts)],
          [words.readAt, list.readAt === null ? words.notYet : dateTime(list.readAt)],
          [words.unread, list.unread > 0 && number(list.unread)],
          [words.swept, list.swept ? words.sweptYes : words.sweptNo],
          [words.ignored, list.ignored > 0 && `${number(list.ignored)}: ${list.ignoredSome.join(", ")}`],
        ]}
      />
    </section>
  );
}

/** Says whether a host is on a list. */
function CheckHost() {
  const words = useTexts("deskRest");
  const [host, setHost] = useState("");
  const [found, setFound] = useState<ListCheck | null>(null);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    () => ask<ListCheck>("GET", "lists/check", { query: { host: host.trim() } }),
    { fields: ["/host"], onDone: setFound, onRefused: () => setFound(null) },
  );
  return (
    <section class="card stack" aria-labelledby="lists-check">
      <h2 id="lists-check">{words.check}</h2>
      <form class="op-filter" onSubmit={instead(() => host.trim() !== "" && submit())}>
        <TextField
          label={words.checkHost}
          placeholder="example.com"
          inputMode="url"
          spellcheck={false}
          maxLength={253}
          value={host}
          onInput={(text) => {
            setHost(text);
            setFound(null);
            forget();
          }}
          error={errorAt("/host")}
        />
        <Button type="submit" icon="search" busy={busy}>
          {words.checkNow}
        </Button>
      </form>
      <Errors error={error} />
      <p role="status" class={found ? undefined : "hidden"}>
        {found && saidOf(found, words)}
      </p>
    </section>
  );
}

function saidOf(
  { host, blocked, allowed }: ListCheck,
  words: Pick<ReturnType<typeof useTexts<"deskRest">>, "hostFree" | "hostBlocked" | "hostAllowed">,
): string {
  if (allowed) return words.hostAllowed(host, allowed.host, allowed.list);
  return blocked ? words.hostBlocked(host, blocked.host, blocked.list) : words.hostFree(host);
}
