import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { isProblem } from "../../../sdk/src/problem.ts";
import { Door } from "../console/signin/Door.tsx";
import { useLoad } from "../lib/load.ts";
import { knowsPasskeys, NoPasskey, signByPasskey } from "../lib/passkey.ts";
import { ViewTitle } from "../lib/route.tsx";
import { useStore } from "../lib/store.ts";
import { Button } from "../ui/Button.tsx";
import { Errors } from "../ui/Errors.tsx";
import { TextField } from "../ui/Field.tsx";
import { Failed, Loading, Notice } from "../ui/State.tsx";
import { instead, Slips, useSubmit } from "../ui/submit.ts";
import { ask } from "./api.ts";
import type { FactorMethod, OperatorSession, SessionOptions } from "./records.ts";
import { gone, startSession } from "./session.ts";
import { useTexts } from "../texts/texts.ts";

/** The sign-in of operators: whoever is signed in to the console shows a second factor afresh. */
export function SignIn() {
  const words = useTexts("deskSignIn");
  const why = useStore(gone);
  const { value, error, loading, reload } = useLoad(
    (signal) => ask<SessionOptions>("POST", "session/options", { signal }),
    [],
  );
  // Somebody who has signed in to the console in another tab comes back to this one.
  const waits = error !== undefined && !loading;
  useEffect(() => {
    if (!waits) return;
    addEventListener("focus", reload);
    return () => removeEventListener("focus", reload);
  }, [waits]);
  return (
    <Door>
      <div class="signin-claim">
        <ViewTitle>{words.title}</ViewTitle>
        <p class="soft">{words.claim}</p>
      </div>
      <div class="card stack">
        {why && (
          <Notice tone="warn">
            <p role="alert">{words[why]}</p>
          </Notice>
        )}
        {error !== undefined ? (
          <Refused error={error} retry={reload} />
        ) : value ? (
          <Factor methods={value.methods} />
        ) : (
          <Loading />
        )}
      </div>
    </Door>
  );
}

/** Tells what is missing before a second factor can be shown. */
function Refused({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const words = useTexts("deskSignIn");
  if (isProblem(error, "session_required"))
    return (
      <Missing text={words.signInFirst} retry={retry}>
        <a class="button primary" href="app">
          {words.toConsole}
        </a>
      </Missing>
    );
  if (isProblem(error, "second_factor_missing"))
    return (
      <Missing text={words.factorMissing} retry={retry}>
        <a class="button primary" href="app#/account">
          {words.toAccount}
        </a>
      </Missing>
    );
  if (isProblem(error, "operator_required"))
    return (
      <Missing text={words.noOperator} retry={retry}>
        <a class="button" href="app">
          {words.toConsole}
        </a>
      </Missing>
    );
  return <Failed error={error} retry={retry} />;
}

function Missing(props: {
  readonly text: string;
  readonly retry: () => void;
  readonly children: ComponentChildren;
}) {
  const words = useTexts("deskSignIn");
  return (
    <>
      <p role="status">{props.text}</p>
      <div class="row">
        {props.children}
        <Button kind="quiet" icon="refresh" onClick={props.retry}>
          {words.again}
        </Button>
      </div>
    </>
  );
}

/** Asks for a second factor: a passkey, a code of the app, or a recovery code. */
function Factor({ methods }: { readonly methods: readonly FactorMethod[] }) {
  const words = useTexts("deskSignIn");
  const hasApp = methods.includes("totp");
  const hasRecovery = methods.includes("recovery");
  const [byRecovery, setByRecovery] = useState(!hasApp && !methods.includes("passkey"));
  const asksCode = hasApp || byRecovery;
  return (
    <div class="stack">
      {methods.includes("passkey") && knowsPasskeys() && <ByPasskey />}
      {asksCode && <ByCode key={String(byRecovery)} byRecovery={byRecovery} />}
      <div class="row">
        {hasRecovery && !byRecovery && (
          <Button kind="quiet" small onClick={() => setByRecovery(true)}>
            {words.useRecovery}
          </Button>
        )}
        {hasApp && byRecovery && (
          <Button kind="quiet" small onClick={() => setByRecovery(false)}>
            {words.useApp}
          </Button>
        )}
      </div>
    </div>
  );
}

function ByPasskey() {
  const words = useTexts("deskSignIn");
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const credential = await signByPasskey({ challenge: readChallenge }).catch((refused: unknown) => {
        throw refused instanceof NoPasskey ? new Slips({ "": words.noPasskey }) : refused;
      });
      return ask<OperatorSession>("POST", "session", { body: { credential } });
    },
    { onDone: startSession },
  );
  const slip = errorAt("");
  return (
    <div class="stack">
      <Errors error={error} />
      {slip && (
        <p class="error" role="alert">
          {slip}
        </p>
      )}
      <Button icon="key" kind="primary" busy={busy} class="wide" onClick={() => submit()}>
        {words.byPasskey}
      </Button>
    </div>
  );
}

/** Each challenge is good for one signature. */
async function readChallenge(signal: AbortSignal): Promise<string> {
  const { passkey } = await ask<SessionOptions>("POST", "session/options", { signal });
  if (passkey === null) throw new NoPasskey();
  return passkey.challenge;
}

function ByCode({ byRecovery }: { readonly byRecovery: boolean }) {
  const words = useTexts("deskSignIn");
  const [code, setCode] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      if (code.trim() === "") throw new Slips({ "/code": words.codeEmpty });
      return ask<OperatorSession>("POST", "session", { body: { code: code.trim() } });
    },
    {
      fields: ["/code"],
      onDone: startSession,
      onRefused: () => {
        setCode("");
        form.current?.querySelector("input")?.focus();
      },
    },
  );
  return (
    <form class="stack" onSubmit={instead(submit)} noValidate ref={form}>
      <Errors error={error} />
      <TextField
        label={byRecovery ? words.recoveryCode : words.code}
        hint={byRecovery ? words.recoveryHint : words.codeHint}
        name="code"
        autoComplete="one-time-code"
        inputMode={byRecovery ? "text" : "numeric"}
        spellcheck={false}
        maxLength={60}
        value={code}
        onInput={setCode}
        error={errorAt("/code")}
      />
      <div class="row">
        <Button kind="primary" type="submit" busy={busy}>
          {words.open}
        </Button>
      </div>
    </form>
  );
}
