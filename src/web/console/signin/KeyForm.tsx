import { useRef, useState } from "preact/hooks";
import { API_KEY } from "../../../features/keys/constants.ts";
import { call } from "../../lib/api.ts";
import { keepKey, suspension } from "../../lib/holder.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { isSuspended } from "../../lib/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { toFirstWrong } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { Notice } from "../../ui/State.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { putMe } from "../session.ts";
import { knownName, rememberName } from "./known.ts";
import { SecretField } from "./SecretField.tsx";
import { Lost } from "./Lost.tsx";
import { type Stay, Staying } from "./Staying.tsx";
import { useTexts } from "../../texts/texts.ts";

const KEY = new RegExp(API_KEY);

/** Sign-in with an existing key. The key is checked before it is stored. */
export function KeyForm() {
  const words = useTexts("signin");
  const [key, setKey] = useState("");
  const [known] = useState(knownName);
  // A browser that may know the name is the person's own.
  const [stay, setStay] = useState<Stay>({ key: known !== null, name: known !== null });
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const apiKey = key.trim();
      if (!KEY.test(apiKey)) throw new Slips({ "/key": words.keyWrong });
      const headers = { authorization: `Bearer ${apiKey}` };
      const me = await call("GET /app/api/me", {}, { headers }).catch((refused: unknown) => {
        suspension.set(isSuspended(refused) ? refused.blocked : undefined);
        if (isSuspended(refused)) throw new Slips({ "/key": words.suspended });
        throw isProblem(refused, "invalid_key") ? new Slips({ "/key": words.keyUnknown }) : refused;
      });
      return { me, apiKey };
    },
    {
      repeats: true,
      onDone: ({ me, apiKey }) => {
        keepKey(apiKey, stay.key ? "device" : "tab");
        rememberName(stay.name ? me.tenant.name : null);
        putMe(me);
      },
      onRefused: () => toFirstWrong(form.current),
    },
  );
  const wrong = errorAt("/key");

  return (
    <form class="stack" onSubmit={instead(submit)} noValidate ref={form}>
      <Errors error={error} />
      {known !== null && (
        <Notice tone="plain">
          <p>
            {words.known} <strong dir="auto">{known}</strong>
          </p>
        </Notice>
      )}
      <span class="hidden" aria-hidden="true">
        <Input name="username" autoComplete="username" value={known ?? ""} readOnly tabIndex={-1} />
      </span>
      <SecretField
        label={words.key}
        hint={wrong === undefined && words.keyHint}
        error={wrong}
        name="key"
        autoComplete="current-password"
        isCode
        value={key}
        onInput={setKey}
      />
      <Staying stay={stay} onChange={setStay} />
      <Button kind="primary" type="submit" busy={busy}>
        {words.signIn}
      </Button>
      <Lost />
    </form>
  );
}
