import { useState } from "preact/hooks";
import { date, dateTime, number } from "../../lib/format.ts";
import { type Load, useLoad } from "../../lib/load.ts";
import { go, Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { ask, at } from "../api.ts";
import { ActButton } from "../parts/ActButton.tsx";
import { AskButton } from "../parts/AskButton.tsx";
import { Facts } from "../parts/Facts.tsx";
import { Item, Items } from "../parts/Item.tsx";
import { Page } from "../parts/Page.tsx";
import { useTold } from "../parts/told.ts";
import type { OperatorPersonDetail } from "../records.ts";
import type { ViewProps } from "../view-props.ts";
import { PersonBadges } from "./PersonItem.tsx";
import { ResetDialog } from "./ResetDialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/** One person: their workspaces, and help for those who can't sign in. */
export function Person({ id }: ViewProps) {
  const words = useTexts("deskPeople");
  const { roles } = useTexts("desk");
  const load = useLoad((signal) => ask<OperatorPersonDetail>("GET", at`people/${id}`, { signal }), [id]);
  const person = load.value;
  return (
    <Page
      title={person?.name ?? words.one}
      above={<Link to="/people">{words.title}</Link>}
      actions={person && <Acts person={person} load={load} />}
    >
      <Loaded load={load} shape="card">
        {(shown) => (
          <>
            <section class="card stack" aria-labelledby="person-facts">
              <h2 id="person-facts">{words.facts}</h2>
              <Facts
                facts={[
                  [
                    words.email,
                    <span class="row" key="email">
                      <span dir="auto">{shown.email}</span>
                      <PersonBadges person={shown} />
                    </span>,
                  ],
                  [
                    words.confirmed,
                    shown.confirmedAt === null ? words.notConfirmed : dateTime(shown.confirmedAt),
                  ],
                  [words.createdAt, date(shown.createdAt)],
                  [words.sessions, number(shown.sessions)],
                  [words.id, <code key="id">{shown.id}</code>],
                ]}
              />
            </section>
            <section class="stack-tight" aria-labelledby="person-workspaces">
              <h2 id="person-workspaces">{words.workspaces}</h2>
              {shown.workspaces.length === 0 ? (
                <p class="soft">{words.noWorkspaces}</p>
              ) : (
                <Items label={words.workspaces}>
                  {shown.workspaces.map((workspace) => (
                    <Item
                      key={workspace.id}
                      title={workspace.name}
                      to={`/workspaces/${encodeURIComponent(workspace.id)}`}
                      facts={[roles[workspace.role] ?? workspace.role]}
                      marks={workspace.suspended && <span class="badge bad">{words.suspended}</span>}
                    />
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

function Acts(props: { readonly person: OperatorPersonDetail; readonly load: Load<OperatorPersonDetail> }) {
  const { person, load } = props;
  const words = useTexts("deskPeople");
  const told = useTold();
  const [resets, setResets] = useState(false);
  return (
    <>
      <ActButton
        icon="close"
        act={() => ask("POST", at`people/${person.id}/sign-out`)}
        said={words.signedOut}
        onDone={() => load.change((last) => ({ ...last, sessions: 0 }))}
      >
        {words.signOut}
      </ActButton>
      <Button icon="key" onClick={() => setResets(true)}>
        {words.reset}
      </Button>
      <AskButton
        icon="trash"
        title={words.deleteTitle(person.name)}
        text={words.deleteText}
        typing={{ label: words.typeEmail, text: person.email }}
        act={() => ask("DELETE", at`people/${person.id}`)}
        onDone={() => {
          go("/people");
          told(words.deleted(person.email));
        }}
      >
        {words.delete}
      </AskButton>
      {resets && (
        <ResetDialog person={person} onClose={() => setResets(false)} onDone={() => load.reload()} />
      )}
    </>
  );
}
