import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { SecretField } from "../signin/SecretField.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Asks for the password before something is taken away. */
export function PasswordDialog(props: {
  readonly title: string;
  /** The name of the button that takes it away. */
  readonly yes: string;
  /** Whether people have passwords here. */
  readonly asksPassword: boolean;
  /** @param body - has the password, where one was typed. @throws the refusal that is told. */
  readonly act: (body: { readonly password?: string }) => Promise<unknown>;
  readonly onClose: () => void;
  /** Called when it is done. It closes the dialog. */
  readonly onDone: () => void;
  readonly children: ComponentChildren;
}) {
  const words = useTexts("account");
  const [password, setPassword] = useState("");
  const { submit, busy, error, forget } = useSubmit(() => props.act(password === "" ? {} : { password }), {
    onDone: props.onDone,
  });
  const isWrong = isProblem(error, "sign_in_failed");
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        {!isWrong && <Errors error={error} />}
        {props.children}
        {props.asksPassword && (
          <SecretField
            label={words.yourPassword}
            hint={words.currentHint}
            name="password"
            autoComplete="current-password"
            value={password}
            onInput={(typed) => {
              setPassword(typed);
              forget();
            }}
            error={isWrong ? words.currentWrong : undefined}
          />
        )}
        <div class="row end">
          <Button onClick={props.onClose}>{words.cancel}</Button>
          <Button kind="danger" icon="trash" type="submit" busy={busy}>
            {props.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
