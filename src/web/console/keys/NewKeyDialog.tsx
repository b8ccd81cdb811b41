import { useState } from "preact/hooks";
import type { CreatedKey } from "quietzone-client";
import { ALL_SCOPES, type Scope } from "../../../kit/shared/scopes.ts";
import { NAME_LENGTH } from "../../../features/keys/constants.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { useTexts } from "../../texts/texts.ts";

/** Makes a key with a name, scopes and an end. */
export function NewKeyDialog(props: {
  readonly onClose: () => void;
  readonly onMade: (key: CreatedKey) => void;
}) {
  const { onClose, onMade } = props;
  const words = useTexts("keys");
  const scopeNames = useTexts("scopes");
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [lastDay, setLastDay] = useState("");
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const missing = {
        ...(name.trim() === "" ? { "/name": words.nameEmpty } : {}),
        ...(scopes.length === 0 ? { "/scopes": words.scopesEmpty } : {}),
      };
      if (Object.keys(missing).length > 0) throw new Slips(missing);
      const end = lastDay === "" ? {} : { expiresAt: new Date(`${lastDay}T23:59:59`).toISOString() };
      const body = { name: name.trim(), scopes, ...end };
      return call("POST /app/api/keys", { body });
    },
    { fields: ["/name", "/scopes", "/expiresAt"], onDone: onMade },
  );

  const presets = [
    [words.readOnly, ALL_SCOPES.filter((scope) => scope.endsWith(":read"))],
    [words.everything, ALL_SCOPES],
    [words.clear, []],
  ] as const;
  return (
    <Dialog title={words.make} onClose={onClose}>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        <Errors error={error} />
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={NAME_LENGTH}
          value={name}
          onInput={setName}
          error={errorAt("/name")}
        />
        <fieldset class="stack-tight">
          <legend class="label">{words.scopes}</legend>
          <div class="row">
            {presets.map(([label, choice]) => (
              <Button key={label} small onClick={() => setScopes(choice)}>
                {label}
              </Button>
            ))}
          </div>
          {ALL_SCOPES.map((scope) => (
            <Check
              key={scope}
              label={scopeNames[scope]}
              checked={scopes.includes(scope)}
              onChange={(on) =>
                setScopes(ALL_SCOPES.filter((each) => (each === scope ? on : scopes.includes(each))))
              }
            />
          ))}
          {errorAt("/scopes") !== undefined && (
            <p class="error" role="alert">
              {errorAt("/scopes")}
            </p>
          )}
        </fieldset>
        <TextField
          label={words.expires}
          hint={words.expiresHint}
          optional
          type="date"
          value={lastDay}
          onInput={setLastDay}
          error={errorAt("/expiresAt")}
        />
        <div class="row end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {words.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
