import { useRef, useState } from "preact/hooks";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { send } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { toFirstWrong } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { SecretField } from "../signin/SecretField.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Another password. @param props.email - for managers of passwords. */
export function PasswordCard(props: { readonly email: string; readonly onChanged: () => void }) {
  const words = useTexts("account");
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      if (password === "") throw new Slips({ "/password": words.nextEmpty });
      const body = { password, ...(current === "" ? {} : { current }) };
      await send("POST /app/api/person/password", { body });
    },
    {
      fields: ["/password"],
      onDone: () => {
        setCurrent("");
        setPassword("");
        toast({ text: words.changed, tone: "good" });
        props.onChanged();
      },
      onRefused: () => toFirstWrong(form.current),
    },
  );
  const isWrong = isProblem(error, "sign_in_failed");
  return (
    <section class="card stack" aria-labelledby="account-password">
      <h2 id="account-password">{words.password}</h2>
      <p class="soft">{words.passwordText}</p>
      <form class="stack" noValidate ref={form} onSubmit={instead(submit)}>
        {!isWrong && <Errors error={error} />}
        <span class="hidden" aria-hidden="true">
          <Input name="username" autoComplete="username" value={props.email} readOnly tabIndex={-1} />
        </span>
        <SecretField
          label={words.current}
          hint={words.currentHint}
          name="password"
          autoComplete="current-password"
          value={current}
          onInput={(typed) => {
            setCurrent(typed);
            forget();
          }}
          error={isWrong ? words.currentWrong : undefined}
        />
        <SecretField
          label={words.next}
          hint={words.nextHint}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onInput={(typed) => {
            setPassword(typed);
            forget();
          }}
          error={errorAt("/password")}
        />
        <div>
          <Button type="submit" busy={busy}>
            {words.change}
          </Button>
        </div>
      </form>
    </section>
  );
}
