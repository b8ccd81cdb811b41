import { type Clock, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { hashToken, newToken } from "../../kit/shared/token.ts";
import type { SessionCookie } from "../people/cookie.ts";
import type { OpenedSession, Sessions, SignIn } from "../people/sessions.ts";
import type { AuthenticatorApp } from "./app.ts";
import type { FactorMethod } from "./model.ts";
import type { StoredPasskey } from "./records.ts";
import type { FactorStore } from "./store/factors.ts";
import type { SecondStepStore } from "./store/second-steps.ts";

/** How long a sign-in waits for its second factor, and how many codes it takes. */
const PATIENCE = 5 * MINUTE;
const TRIES = 5;

/** The outcome of a way in: a session, or the question for the second factor. */
export type Entered =
  | { readonly kind: "session"; readonly opened: OpenedSession }
  | {
      readonly kind: "second factor";
      readonly methods: readonly FactorMethod[];
      /** The `Set-Cookie` for the browser. It is good for the second step alone. */
      readonly setCookie: string;
    };

/**
 * The one door to sessions. Every way in goes through it, resets and providers too, so that none forgets the
 * second factor.
 */
export interface Entry {
  /**
   * Opens a session, or asks for the second factor where the person has set one and `secondFactor` does not
   * say that the provider has. `null` when the person is gone, or what the sign-in rests on.
   */
  enter(signIn: SignIn): Promise<Entered | null>;
  /**
   * Opens a session for a passkey, which counts as both factors. A sign-in of the same person that waits for
   * a second factor goes on by it: the session is then what that one began.
   * @param browser.remember - whether the session outlasts the browser; by default as the sign-in that waits,
   * or else the session that the browser has.
   * @throws Fault `sign_in_failed` when the person is gone, or the passkey.
   */
  openByPasskey(
    cookieHeader: string | null,
    passkey: Pick<StoredPasskey, "id" | "personId">,
    browser: Pick<SignIn, "device"> & { readonly remember?: boolean | undefined },
  ): Promise<OpenedSession>;
  /**
   * Opens the session that waits for a code.
   * @param cookieHeader - of the request.
   * @param onTry - called with the person's id before the code is looked at.
   * @throws Fault `sign_in_failed`
   */
  finish(
    cookieHeader: string | null,
    code: string,
    onTry: (personId: string) => void | Promise<void>,
  ): Promise<OpenedSession>;
  /** The `Set-Cookie` that ends the second step in the browser. */
  clear(): string;
}

export function createEntry(needs: {
  sessions: Pick<Sessions, "open" | "remembers">;
  factors: Pick<FactorStore, "of">;
  steps: SecondStepStore;
  app: Pick<AuthenticatorApp, "accepts">;
  /** Called when a code of a person is wrong. */
  onRefused: (personId: string) => void;
  cookie: SessionCookie;
  clock: Clock;
  ids: Ids;
}): Entry {
  const { sessions, factors, steps, app, cookie, clock, ids } = needs;

  async function session(signIn: SignIn): Promise<Entered | null> {
    const opened = await sessions.open(signIn);
    return opened && { kind: "session", opened };
  }

  async function open(signIn: SignIn): Promise<OpenedSession> {
    const opened = await sessions.open(signIn);
    if (!opened) throw beginAgain();
    return opened;
  }

  /** The `Set-Cookie` of a second step. */
  async function ask({ personId, method, device, remember, ground }: SignIn): Promise<string | null> {
    const token = newToken(ids);
    const endsAt = clock.now() + PATIENCE;
    const step = { hash: hashToken(token), personId, method, device, remember, endsAt };
    return (await steps.add(step, ground)) ? cookie.write(token, PATIENCE / SECOND) : null;
  }

  /** The step of a person that waits in a browser. */
  async function waiting(cookieHeader: string | null, personId: string) {
    const token = cookie.read(cookieHeader);
    const hash = token === null ? null : hashToken(token);
    const step = hash === null ? null : await steps.get(hash, clock.now());
    return hash !== null && step?.personId === personId ? { ...step, hash } : null;
  }

  return {
    async openByPasskey(cookieHeader, { id: passkey, personId }, browser) {
      const step = await waiting(cookieHeader, personId);
      const { method, device } = step ?? { method: "passkey", ...browser };
      const remember =
        browser.remember ?? step?.remember ?? (await sessions.remembers(cookieHeader, personId));
      const ground = step ? { passkey, step: step.hash } : { passkey };
      return open({ personId, method, device, remember, secondFactor: false, ground });
    },

    async enter(signIn) {
      if (signIn.secondFactor) return session(signIn);
      const set = await factors.of(signIn.personId);
      const methods: FactorMethod[] = [];
      if (set.totp) methods.push("totp");
      if (set.passkeys > 0) methods.push("passkey");
      if (methods.length === 0) return session(signIn);
      if (set.recoveryCodes > 0) methods.push("recovery");
      const setCookie = await ask(signIn);
      return setCookie === null ? null : { kind: "second factor", methods, setCookie };
    },

    async finish(cookieHeader, code, onTry) {
      const token = cookie.read(cookieHeader);
      const hash = token === null ? null : hashToken(token);
      const step = hash === null ? null : await steps.take(hash, clock.now(), TRIES);
      if (hash === null || !step) throw beginAgain();
      const { personId, method, device, remember, tries } = step;
      await onTry(personId);
      if (!(await app.accepts(personId, code))) {
        needs.onRefused(personId);
        if (tries < TRIES) throw wrongCode(TRIES - tries);
        await steps.end(hash);
        throw beginAgain();
      }
      // The code is used up, so of two requests with it one comes here. The step may have ended meanwhile.
      return open({ personId, method, device, remember, secondFactor: false, ground: { step: hash } });
    },

    clear: () => cookie.clear(),
  };
}

/** The refusal of a sign-in that waits for the second factor. Its cookie goes out with it. */
export function secondFactorRequired({ methods, setCookie }: Entered & { kind: "second factor" }): Fault {
  return new Fault(
    "second_factor_required",
    "Send a code of your app, or a recovery code: POST /app/api/session/second.",
    {
      extra: { methods },
      headers: { "set-cookie": setCookie },
    },
  );
}

function wrongCode(left: number): Fault {
  return new Fault(
    "sign_in_failed",
    `This code is wrong, or was used before. ${left === 1 ? "One more may" : `${left} more may`} come.`,
  );
}

function beginAgain(): Fault {
  return new Fault(
    "sign_in_failed",
    "No sign-in waits for a code: five minutes are over, or five codes were wrong, or the password or a way in was changed. Sign in again.",
  );
}
