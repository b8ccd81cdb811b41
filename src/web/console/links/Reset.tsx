import { useRef, useState } from "preact/hooks";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { send } from "../../lib/api.ts";
import { go, ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { toFirstWrong } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import type { ViewProps } from "../Lazy.tsx";
import { enter } from "../person/person.ts";
import { Forgotten } from "../signin/Forgotten.tsx";
import { PersonForm } from "../signin/PersonForm.tsx";
import { SecretField } from "../signin/SecretField.tsx";
import { Ended } from "./Ended.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The link with which a lost password is replaced. It signs nobody in, so the sign-in comes next. */
export function Reset({ codeId: token }: ViewProps) {
  const words = useTexts("links");
  const [password, setPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt } = useSubmit(
    () => send("POST /app/api/reset/{token}", { token, body: { password } }),
    { fields: ["/password"], onDone: () => setDone(true), onRefused: () => toFirstWrong(form.current) },
  );
  if (isProblem(error, "link_ended"))
    return (
      <Ended>
        <p>{words.resetEnded}</p>
        <Forgotten onBack={() => go("/")} />
      </Ended>
    );
  if (isDone)
    return (
      <div class="card stack">
        <ViewTitle>{words.resetDone}</ViewTitle>
        <p>{words.resetDoneText}</p>
        <PersonForm
          onIn={(answer) => {
            go("/", { replace: true });
            enter(answer);
          }}
        />
      </div>
    );
  return (
    <form class="card stack" onSubmit={instead(submit)} noValidate ref={form}>
      <ViewTitle>{words.reset}</ViewTitle>
      <Errors error={error} />
      <SecretField
        label={words.newPassword}
        hint={words.passwordHint}
        name="password"
        autoComplete="new-password"
        value={password}
        onInput={setPassword}
        error={errorAt("/password")}
      />
      <Button kind="primary" type="submit" busy={busy}>
        {words.setPassword}
      </Button>
    </form>
  );
}
