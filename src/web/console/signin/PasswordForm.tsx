import { useEffect, useRef, useState } from "preact/hooks";
import type { SignedIn } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { EMAIL_LENGTH } from "../../../features/tenants/constants.ts";
import { call } from "../../lib/api.ts";
import { isAbort } from "../../lib/wait.ts";
import { NoPasskey, signByPasskey, suggestsPasskeys } from "../../lib/passkey.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check, TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { SecretField } from "./SecretField.tsx";
import type { Method } from "./SecondStep.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The address as typed, for the form that asks for another password. */
export const typedAddress = { email: "" };

/** Sign-in by password. @param props.email - whose; `null` where anybody may sign in. */
export function PasswordForm(props: {
  readonly email: string | null;
  readonly remember: boolean | undefined;
  readonly onRemember: (remember: boolean) => void;
  readonly onIn: (signedIn: SignedIn) => void;
  readonly onSecond: (methods: readonly Method[]) => void;
  readonly onForgotten: () => void;
}) {
  const { remember, onIn } = props;
  const words = useTexts("signin");
  const staying = remember === undefined ? {} : { remember };
  const [email, setEmail] = useState(props.email ?? typedAddress.email);
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const suggest = useSuggestions((credential) =>
    call("POST /app/api/session/passkey", { body: { credential, ...staying } }).then(onIn),
  );
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      if (email.trim() === "") throw new Slips({ "/email": words.emailWrong });
      if (password === "") throw new Slips({ "/password": words.passwordEmpty });
      return call("POST /app/api/session", { body: { email: email.trim(), password, ...staying } });
    },
    {
      fields: ["/email", "/password"],
      onDone: onIn,
      onRefused: (refused) => {
        if (isProblem(refused, "second_factor_required")) props.onSecond(refused.methods);
        else toFirstWrong(form.current);
      },
    },
  );
  return (
    <form class="stack" onSubmit={instead(submit)} noValidate ref={form}>
      <Errors error={isProblem(error, "second_factor_required") ? undefined : error} />
      {props.email === null ? (
        <TextField
          label={words.email}
          type="email"
          name="username"
          autoComplete="username webauthn"
          maxLength={EMAIL_LENGTH}
          value={email}
          onFocus={suggest}
          onInput={(typed) => {
            setEmail(typed);
            typedAddress.email = typed;
          }}
          error={errorAt("/email") && words.emailWrong}
        />
      ) : (
        <p>
          {words.as} <strong>{email}</strong>
          <input type="hidden" name="username" autoComplete="username" value={email} />
        </p>
      )}
      <SecretField
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onInput={setPassword}
        error={errorAt("/password")}
      />
      {remember !== undefined && <StayCheck remember={remember} onRemember={props.onRemember} />}
      <div class="row">
        <Button kind="primary" type="submit" busy={busy}>
          {words.signIn}
        </Button>
        <Button kind="quiet" small onClick={props.onForgotten}>
          {words.forgotten}
        </Button>
      </div>
    </form>
  );
}

/** The choice to stay signed in. */
export function StayCheck(props: {
  readonly remember: boolean;
  readonly onRemember: (remember: boolean) => void;
}) {
  const words = useTexts("signin");
  return (
    <Check
      label={words.keepDevice}
      hint={words.stayHint}
      checked={props.remember}
      onChange={props.onRemember}
    />
  );
}

/**
 * Has the browser offer passkeys among the suggestions of the field for the address, from its first focus on.
 * @returns is called at the focus.
 */
function useSuggestions(signIn: (credential: Awaited<ReturnType<typeof signByPasskey>>) => Promise<void>) {
  const waiting = useRef<AbortController | null>(null);
  const latest = useRef(signIn);
  latest.current = signIn;
  useEffect(() => () => waiting.current?.abort(), []);
  return async () => {
    if (waiting.current) return;
    const mine = new AbortController();
    waiting.current = mine;
    try {
      if (!(await suggestsPasskeys())) return;
      await latest.current(await signByPasskey({ mediation: "conditional", signal: mine.signal }));
    } catch (error) {
      // The form is there for whoever has no passkey, and its button says what is wrong.
      if (!isAbort(error) && !(error instanceof NoPasskey) && !isProblem(error)) throw error;
    }
  };
}
