import { useRef, useState } from "preact/hooks";
import { ALL_SCOPES } from "../../../kit/shared/scopes.ts";
import { date } from "../../lib/format.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Select } from "../../ui/Select.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { ask, at } from "../api.ts";
import { AskButton } from "../parts/AskButton.tsx";
import { Item } from "../parts/Item.tsx";
import { ShownOnce } from "../parts/ShownOnce.tsx";
import { useTold } from "../parts/told.ts";
import type { KeyRecord } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** The keys of a workspace: for one that has lost them, or whose key is abroad. */
export function KeysCard({ workspaceId }: { readonly workspaceId: string }) {
  const words = useTexts("deskWorkspaces");
  const told = useTold();
  const [shown, setShown] = useState<string | null>(null);
  const load = useLoad(
    (signal) =>
      ask<{ readonly keys: readonly KeyRecord[] }>("GET", at`workspaces/${workspaceId}/keys`, { signal }),
    [workspaceId],
  );
  const onKey = ({ apiKey }: { readonly apiKey: string }) => {
    setShown(apiKey);
    load.reload();
  };
  return (
    <section class="card stack" aria-labelledby="workspace-keys">
      <h2 id="workspace-keys">{words.keys}</h2>
      <Loaded load={load}>
        {({ keys }) => (
          <ul class="plain-list" aria-label={words.keys}>
            {keys.map((key) => (
              <Item
                key={key.id}
                title={key.name}
                facts={[
                  key.scopes.join(", "),
                  words.since(date(key.createdAt)),
                  key.expiresAt !== null && words.validUntil(date(key.expiresAt)),
                ]}
              >
                <AskButton
                  small
                  title={words.keyRevokeTitle(key.name)}
                  text={words.keyRevokeText}
                  act={() => ask("DELETE", at`workspaces/${workspaceId}/keys/${key.id}`)}
                  onDone={() => {
                    told(words.keyRevoked);
                    load.reload();
                  }}
                >
                  {words.keyRevoke}
                </AskButton>
              </Item>
            ))}
          </ul>
        )}
      </Loaded>
      <NewKey workspaceId={workspaceId} onKey={onKey} />
      <div>
        <AskButton
          title={words.mainKeyTitle}
          text={words.mainKeyText}
          act={() => ask<{ readonly apiKey: string }>("POST", at`workspaces/${workspaceId}/main-key`)}
          onDone={onKey}
        >
          {words.mainKey}
        </AskButton>
      </div>
      {shown !== null && (
        <ShownOnce
          title={words.keyMade}
          secrets={[{ label: words.keys, text: shown }]}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}

const SCOPES = { all: ALL_SCOPES, read: ["codes:read", "analytics:read"] } as const;

function NewKey(props: {
  readonly workspaceId: string;
  readonly onKey: (answer: { readonly apiKey: string }) => void;
}) {
  const words = useTexts("deskWorkspaces");
  const [name, setName] = useState("");
  const [may, setMay] = useState<keyof typeof SCOPES>("all");
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    () => {
      if (name.trim() === "") throw new Slips({ "/name": words.nameEmpty });
      const body = { name: name.trim(), scopes: SCOPES[may] };
      return ask<{ readonly apiKey: string }>("POST", at`workspaces/${props.workspaceId}/keys`, { body });
    },
    {
      fields: ["/name"],
      onDone: (answer) => {
        setName("");
        props.onKey(answer);
      },
      onRefused: () => toFirstWrong(form.current),
    },
  );
  return (
    <form class="stack" ref={form} noValidate onSubmit={instead(submit)}>
      <Errors error={error} />
      <TextField
        label={words.keyName}
        value={name}
        maxLength={60}
        onInput={(typed) => {
          setName(typed);
          forget();
        }}
        error={errorAt("/name")}
      />
      <Select
        label={words.keyMay}
        value={may}
        options={[
          { value: "all", label: words.keyAdmin },
          { value: "read", label: words.keyRead },
        ]}
        onChange={setMay}
      />
      <div>
        <Button type="submit" icon="key" busy={busy}>
          {words.keyNow}
        </Button>
      </div>
    </form>
  );
}
