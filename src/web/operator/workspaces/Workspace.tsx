import { useState } from "preact/hooks";
import { bytes, date, dateTime, number } from "../../lib/format.ts";
import { useLoad } from "../../lib/load.ts";
import { go, Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { ask, at } from "../api.ts";
import { CodeItem } from "../codes/CodeItem.tsx";
import { ActButton } from "../parts/ActButton.tsx";
import { AskButton } from "../parts/AskButton.tsx";
import { BlockDialog } from "../parts/BlockDialog.tsx";
import { Blocks } from "../parts/Blocks.tsx";
import { Facts } from "../parts/Facts.tsx";
import { Item, Items } from "../parts/Item.tsx";
import { Page } from "../parts/Page.tsx";
import { useTold } from "../parts/told.ts";
import type { OperatorWorkspace, OperatorWorkspaceDetail } from "../records.ts";
import type { ViewProps } from "../view-props.ts";
import { ExportsCard } from "./ExportsCard.tsx";
import { GrantsCard } from "./GrantsCard.tsx";
import { KeysCard } from "./KeysCard.tsx";
import { OwnerCard } from "./OwnerCard.tsx";
import { WorkspaceBadges } from "./WorkspaceItem.tsx";
import { useTexts } from "../../texts/texts.ts";

/** One workspace: its members, domains, keys and codes, and what an operator may do with it. */
export function Workspace({ id }: ViewProps) {
  const words = useTexts("deskWorkspaces");
  const load = useLoad(
    (signal) => ask<OperatorWorkspaceDetail>("GET", at`workspaces/${id}`, { signal }),
    [id],
  );
  const put = (changed: OperatorWorkspace) => load.change((last) => ({ ...last, ...changed }));
  const workspace = load.value;
  return (
    <Page
      title={workspace?.name ?? words.one}
      above={<Link to="/workspaces">{words.title}</Link>}
      actions={workspace && <Acts workspace={workspace} put={put} />}
    >
      <Loaded load={load} shape="card">
        {(shown) => (
          <>
            {shown.blocked && <Blocks blocks={[shown.blocked]} />}
            <section class="card stack" aria-labelledby="workspace-facts">
              <h2 id="workspace-facts">{words.facts}</h2>
              <WorkspaceFacts workspace={shown} />
            </section>
            <Members workspace={shown} />
            <Codes workspace={shown} />
            <GrantsCard workspace={shown} onChanged={put} />
            <OwnerCard workspace={shown} onMade={load.reload} />
            <KeysCard workspaceId={shown.id} />
            <ExportsCard workspaceId={shown.id} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Acts(props: {
  readonly workspace: OperatorWorkspaceDetail;
  readonly put: (changed: OperatorWorkspace) => void;
}) {
  const { workspace, put } = props;
  const { id, name, suspended } = workspace;
  const words = useTexts("deskWorkspaces");
  const told = useTold();
  const [asks, setAsks] = useState(false);
  const resume = () => ask<OperatorWorkspace>("POST", at`workspaces/${id}/resume`);
  return (
    <>
      {suspended && (
        <ActButton icon="undo" act={resume} said={words.isResumed} onDone={put}>
          {words.resume}
        </ActButton>
      )}
      <Button
        kind={suspended ? "plain" : "danger"}
        icon={suspended ? "edit" : "pause"}
        onClick={() => setAsks(true)}
      >
        {suspended ? words.changeReason : words.suspend}
      </Button>
      <AskButton
        icon="trash"
        title={words.deleteTitle(name)}
        text={words.deleteText}
        typing={{ label: words.typeName, text: name }}
        act={() => ask("DELETE", at`workspaces/${id}`)}
        onDone={() => {
          go("/workspaces");
          told(words.deleted(name));
        }}
      >
        {words.delete}
      </AskButton>
      {asks && (
        <BlockDialog
          title={words.suspendTitle(name)}
          text={words.suspendText}
          yes={suspended ? words.changeReason : words.suspend}
          now={workspace.blocked}
          act={(why) => ask<OperatorWorkspace>("POST", at`workspaces/${id}/suspend`, { body: why })}
          onClose={() => setAsks(false)}
          onDone={(changed) => {
            setAsks(false);
            put(changed);
            told(words.isSuspended, { act: resume, said: words.isResumed, onDone: put });
          }}
        />
      )}
    </>
  );
}

function WorkspaceFacts({ workspace }: { readonly workspace: OperatorWorkspaceDetail }) {
  const words = useTexts("deskWorkspaces");
  const { usage, plan } = workspace;
  return (
    <Facts
      facts={[
        [
          words.email,
          <span class="row" key="email">
            <span dir="auto">{workspace.email}</span>
            <WorkspaceBadges workspace={workspace} />
          </span>,
        ],
        [
          words.plan,
          plan.validUntil === null ? plan.name : `${plan.name} ${words.validUntil(date(plan.validUntil))}`,
        ],
        [words.usage, words.usageText(number(usage.codes), number(usage.plainCodes), bytes(usage.bytes))],
        [words.deviceLog, workspace.deviceLog ? words.isOn : words.isOff],
        [words.createdAt, dateTime(workspace.createdAt)],
        [words.id, <code key="id">{workspace.id}</code>],
      ]}
    />
  );
}

function Members({ workspace }: { readonly workspace: OperatorWorkspaceDetail }) {
  const words = useTexts("deskWorkspaces");
  const { roles } = useTexts("desk");
  return (
    <section class="stack-tight" aria-labelledby="workspace-members">
      <h2 id="workspace-members">{words.members}</h2>
      {workspace.members.length === 0 ? (
        <p class="soft">{words.noMembers}</p>
      ) : (
        <Items label={words.members}>
          {workspace.members.map(({ id, name, email, role }) => (
            <Item
              key={id}
              title={name}
              to={`/people/${encodeURIComponent(id)}`}
              facts={[email]}
              marks={<span class="badge">{roles[role] ?? role}</span>}
            />
          ))}
        </Items>
      )}
    </section>
  );
}

function Codes({ workspace }: { readonly workspace: OperatorWorkspaceDetail }) {
  const words = useTexts("deskWorkspaces");
  return (
    <section class="stack-tight" aria-labelledby="workspace-codes">
      <h2 id="workspace-codes">{words.newest}</h2>
      {workspace.codes.length === 0 ? (
        <p class="soft">{words.noCodes}</p>
      ) : (
        <>
          <Items label={words.newest}>
            {workspace.codes.map((code) => (
              <CodeItem key={code.id} code={code} />
            ))}
          </Items>
          <p>
            <Link to={`/codes?${new URLSearchParams({ workspace: workspace.id })}`}>{words.allCodes}</Link>
          </p>
        </>
      )}
    </section>
  );
}
