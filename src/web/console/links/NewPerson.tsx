import { useRef, useState } from "preact/hooks";
import type { SignedIn } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { PersonForm } from "../signin/PersonForm.tsx";
import { SecretField } from "../signin/SecretField.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * Accepts an invitation as a person who is new here. People who have an account sign in first; whether there
 * is one is told by the service, to the holder of the link alone.
 */
export function NewPerson(props: {
  readonly token: string;
  readonly email: string;
  readonly onIn: (signedIn: SignedIn) => void;
  /** Told of the id of the workspace. */
  readonly onJoined: (workspace: string) => Promise<void>;
}) {
  const { token, email, onIn } = props;
  const words = useTexts("links");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [isKnown, setKnown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const body = { ...(name.trim() === "" ? {} : { name }), password };
      const { workspace } = await call("POST /app/api/invitations/{id}", { id: token, body });
      await props.onJoined(workspace.id);
    },
    {
      fields: ["/name", "/password"],
      onRefused: (refused) => {
        if (isProblem(refused, "session_required")) setKnown(true);
        toFirstWrong(form.current);
      },
    },
  );
  if (isKnown)
    return (
      <>
        <p>{words.haveAccount}</p>
        <PersonForm email={email} onIn={onIn} />
        <div>
          <Button kind="quiet" small onClick={() => setKnown(false)}>
            {words.isNew}
          </Button>
        </div>
      </>
    );
  return (
    <form class="stack" onSubmit={instead(submit)} noValidate ref={form}>
      <Errors error={error} />
      <p class="soft">{words.asAddress(email)}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label={words.yourName}
        name="name"
        autoComplete="name"
        value={name}
        onInput={setName}
        error={errorAt("/name")}
      />
      <SecretField
        label={words.newPassword}
        hint={words.passwordHint}
        name="password"
        autoComplete="new-password"
        value={password}
        onInput={setPassword}
        error={errorAt("/password")}
      />
      <div class="row">
        <Button kind="primary" type="submit" busy={busy}>
          {words.join}
        </Button>
        <Button kind="quiet" small onClick={() => setKnown(true)}>
          {words.haveOne}
        </Button>
      </div>
    </form>
  );
}
