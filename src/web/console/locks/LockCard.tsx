import { useEffect, useRef, useState } from "preact/hooks";
import type { Code, LockChange } from "quietzone-client";
import {
  HINT_LENGTH,
  LONGEST_LOCK_PASSWORD,
  SHORTEST_LOCK_PASSWORD,
} from "../../../features/locks/constants.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { May } from "../May.tsx";
import { SecretField } from "../signin/SecretField.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The lock of a code: whether there is one, and for those who may change codes its form. */
export function LockCard(props: { readonly code: Code; readonly put: (code: Code) => void }) {
  const { code, put } = props;
  const words = useTexts("locks");
  const [isOpen, setOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  /** The focus goes to the first button, since that of the form is gone. */
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => card.current?.querySelector("button")?.focus());
  };
  const done = (changed: Code, text: string) => {
    close();
    put(changed);
    toast({ text, tone: "good" });
  };
  return (
    <section class="card stack" aria-labelledby="lock" ref={card}>
      <div class="row spread">
        <h2 id="lock">{words.title}</h2>
        {code.locked && <span class="badge">{words.badge}</span>}
      </div>
      <p>{code.locked ? words.locked : words.open}</p>
      {code.lock?.hint && (
        <p class="soft health-address" dir="auto">
          {words.hint(code.lock.hint)}
        </p>
      )}
      <May scope="codes:write">
        {isOpen ? (
          <LockForm code={code} onDone={done} onClose={close} />
        ) : (
          <LockButtons code={code} onDone={done} onOpen={() => setOpen(true)} />
        )}
      </May>
    </section>
  );
}

type Done = (changed: Code, text: string) => void;

function LockButtons(props: { readonly code: Code; readonly onDone: Done; readonly onOpen: () => void }) {
  const { code, onDone, onOpen } = props;
  const words = useTexts("locks");
  const { submit, busy, error } = useSubmit(() => change(code, null), {
    repeats: true,
    onDone: (changed) => onDone(changed, `${words.removed} ${words.undone}`),
  });
  return (
    <>
      <Errors error={error} />
      <div class="row">
        <Button onClick={onOpen}>{code.locked ? words.change : words.set}</Button>
        {code.locked && (
          <Button kind="quiet" busy={busy} onClick={() => submit()}>
            {words.remove}
          </Button>
        )}
      </div>
    </>
  );
}

/** A password is kept nowhere but in the form: no draft has it. */
function LockForm(props: { readonly code: Code; readonly onDone: Done; readonly onClose: () => void }) {
  const { code, onDone, onClose } = props;
  const words = useTexts("locks");
  const before = code.lock?.hint ?? "";
  const [password, setPassword] = useState("");
  const [hint, setHint] = useState(before);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const isKept = code.locked && password === "";
      const length = [...password.normalize("NFC")].length;
      if (!isKept && (length < SHORTEST_LOCK_PASSWORD || length > LONGEST_LOCK_PASSWORD))
        throw new Slips({ "/lock/password": words.wrong });
      return change(code, { ...(isKept ? {} : { password }), hint: hint.trim() });
    },
    {
      fields: ["/lock/password", "/lock/hint"],
      onRefused: () => toFirstWrong(form.current),
      onDone: (changed) => onDone(changed, code.locked ? words.changed : words.saved),
    },
  );
  return (
    <form class="stack" noValidate ref={form} onSubmit={instead(submit)}>
      <Errors error={error} />
      <SecretField
        label={words.password}
        hint={code.locked ? words.newPasswordHint : words.passwordHint}
        name="lock-password"
        autoComplete="new-password"
        value={password}
        onInput={setPassword}
        error={errorAt("/lock/password")}
      />
      <TextField
        label={words.hintLabel}
        hint={words.hintHint}
        optional
        name="lock-hint"
        maxLength={HINT_LENGTH}
        value={hint}
        onInput={setHint}
        error={errorAt("/lock/hint")}
      />
      <div class="row">
        <Button kind="primary" type="submit" busy={busy}>
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  );
}

function change({ id }: Code, lock: LockChange | null): Promise<Code> {
  return call("PATCH /app/api/codes/{id}", { id, body: { lock } });
}
