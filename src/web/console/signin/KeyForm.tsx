import { useState } from "preact/hooks";
import { API_KEY } from "../../../features/keys/constants.ts";
import { call } from "../../lib/api.ts";
import { keepKey } from "../../lib/key.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check, Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { putMe } from "../session.ts";
import { useTexts } from "../../texts/texts.ts";

const KEY = new RegExp(API_KEY);

/** Sign-in with an existing key. The key is checked before it is stored. */
export function KeyForm() {
  const words = useTexts("signin");
  const [key, setKey] = useState("");
  const [shown, setShown] = useState(false);
  const [onDevice, setOnDevice] = useState(false);
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const apiKey = key.trim();
      if (!KEY.test(apiKey)) throw new Slips({ "/key": words.keyWrong });
      const headers = { authorization: `Bearer ${apiKey}` };
      const me = await call("GET /app/api/me", {}, { headers }).catch((refused: unknown) => {
        throw isProblem(refused, "invalid_key") ? new Slips({ "/key": words.keyUnknown }) : refused;
      });
      return { me, apiKey };
    },
    {
      onDone: ({ me, apiKey }) => {
        keepKey(apiKey, onDevice ? "device" : "tab");
        putMe(me);
      },
    },
  );
  const wrong = errorAt("/key");

  return (
    <form class="stack" onSubmit={instead(submit)} noValidate>
      <Errors error={error} />
      <Field label={words.key} hint={words.keyHint} error={wrong}>
        {(control) => (
          <span class="key-field">
            <Input
              {...control}
              type={shown ? "text" : "password"}
              name="key"
              autoComplete="current-password"
              spellcheck={false}
              value={key}
              onInput={(event) => setKey(event.currentTarget.value)}
            />
            <Button pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? words.hide : words.show}
            </Button>
          </span>
        )}
      </Field>
      <p class="hidden" role="alert">
        {wrong}
      </p>
      <Check label={words.keepDevice} hint={words.keepDeviceHint} checked={onDevice} onChange={setOnDevice} />
      <Button kind="primary" type="submit" busy={busy}>
        {words.signIn}
      </Button>
    </form>
  );
}
