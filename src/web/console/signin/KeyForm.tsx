import { useState } from "preact/hooks";
import { isMe } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { keepKey } from "../../lib/key.ts";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check, Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { putMe } from "../session.ts";
import { texts } from "./texts.ts";

const KEY = /^qz_[0-9A-Za-z]{38}$/;

/** Sign-in with an existing key. The key is checked before it is stored. */
export function KeyForm() {
  const words = useTexts(texts);
  const [key, setKey] = useState("");
  const [shown, setShown] = useState(false);
  const [onDevice, setOnDevice] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>();
  const [error, setError] = useState<unknown>();

  async function submit(event: Event) {
    event.preventDefault();
    const apiKey = key.trim();
    setError(undefined);
    setWrong(KEY.test(apiKey) ? undefined : words.keyWrong);
    if (busy || !KEY.test(apiKey)) return;
    setBusy(true);
    try {
      const me = await call("GET", "/app/api/me", isMe, { headers: { authorization: `Bearer ${apiKey}` } });
      keepKey(apiKey, onDevice ? "device" : "tab");
      putMe(me);
    } catch (refused) {
      if (refused instanceof Problem && refused.code === "invalid_key") setWrong(words.keyUnknown);
      else setError(refused);
      setBusy(false);
    }
  }

  return (
    <form class="stack" onSubmit={submit} noValidate>
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
