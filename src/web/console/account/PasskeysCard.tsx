import { useState } from "preact/hooks";
import type { AddedPasskey, Passkey } from "quietzone-client";
import { PASSKEY_NAME_LENGTH } from "../../../features/factors/constants.ts";
import { call, send } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { knowsPasskeys, NoPasskey } from "../../lib/passkey.ts";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { Entry } from "../Entry.tsx";
import { makePasskey } from "./make-passkey.ts";
import { useTexts } from "../../texts/texts.ts";

/** The own passkeys. @param props.onChanged - told of new recovery codes. */
export function PasskeysCard(props: {
  readonly onChanged: (recoveryCodes: readonly string[] | null) => void;
}) {
  const { onChanged } = props;
  const words = useTexts("account");
  const load = useLoad((signal) => call("GET /app/api/passkeys", {}, { signal }), []);
  const [doomed, setDoomed] = useState<Passkey | null>(null);
  return (
    <section class="card stack" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{words.passkeys}</h2>
      <p class="soft">{words.passkeysText}</p>
      <Loaded load={load}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p>{words.noPasskeys}</p>
          ) : (
            <ul class="plain-list member-list" aria-label={words.passkeys}>
              {passkeys.map((passkey) => (
                <PasskeyItem key={passkey.id} passkey={passkey} onDelete={() => setDoomed(passkey)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {knowsPasskeys() ? (
        <AddPasskey
          onAdded={({ passkey, recoveryCodes }) => {
            load.change(({ passkeys }) => ({ passkeys: [...passkeys, passkey] }));
            onChanged(recoveryCodes);
          }}
        />
      ) : (
        <p>{words.noBrowser}</p>
      )}
      {doomed && (
        <DangerDialog
          title={words.deleteTitle(doomed.name)}
          yes={words.deletePasskey}
          no={words.cancel}
          goneCode="passkey_not_found"
          act={() => send("DELETE /app/api/passkeys/{id}", { id: doomed.id })}
          onClose={() => setDoomed(null)}
          onDone={() => {
            setDoomed(null);
            toast({ text: words.deleted(doomed.name) });
            load.change(({ passkeys }) => ({ passkeys: passkeys.filter(({ id }) => id !== doomed.id) }));
            onChanged(null);
          }}
        >
          <p>{words.deleteText}</p>
        </DangerDialog>
      )}
    </section>
  );
}

function PasskeyItem({ passkey, onDelete }: { readonly passkey: Passkey; readonly onDelete: () => void }) {
  const { name, createdAt, lastUsedOn } = passkey;
  const words = useTexts("account");
  const facts = [words.madeOn(createdAt), lastUsedOn === null ? words.unused : words.used(lastUsedOn)];
  return (
    <Entry title={name} facts={facts}>
      <Button small kind="quiet" icon="trash" label={`${words.deletePasskey}: ${name}`} onClick={onDelete}>
        {words.deletePasskey}
      </Button>
    </Entry>
  );
}

function AddPasskey({ onAdded }: { readonly onAdded: (added: AddedPasskey) => void }) {
  const words = useTexts("account");
  const [name, setName] = useState("");
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const credential = await makePasskey().catch((refused: unknown) => {
        throw refused instanceof NoPasskey ? new Slips({ "/name": words.notMade }) : refused;
      });
      const named = name.trim() === "" ? {} : { name: name.trim() };
      return call("POST /app/api/passkeys", { body: { ...named, credential } });
    },
    {
      fields: ["/name"],
      onDone: (added) => {
        setName("");
        toast({ text: words.added(added.passkey.name), tone: "good" });
        onAdded(added);
      },
    },
  );
  return (
    <form class="stack" noValidate onSubmit={instead(submit)}>
      <Errors error={error} />
      <TextField
        label={words.passkeyName}
        hint={words.passkeyHint}
        optional
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        onInput={setName}
        error={errorAt("/name")}
      />
      <div>
        <Button type="submit" icon="key" busy={busy}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
