import { type Clock, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { hashToken, newToken } from "../../kit/shared/token.ts";
import type { SessionCookie } from "../people/cookie.ts";
import type { OpenedSession, Sessions, SignIn } from "../people/sessions.ts";
import type { AuthenticatorApp } from "./app.ts";
import { personGone } from "./faults.ts";
import type { FactorMethod } from "./model.ts";
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
   * say that the way in counts as both.
   * @throws Fault `session_required` when the person is gone.
   */
  enter(signIn: SignIn): Promise<Entered>;
  /**
   * Opens a session for a way in that counts as both factors.
   * @throws Fault `session_required` when the person is gone.
   */
  open(signIn: SignIn & { readonly secondFactor: true }): Promise<OpenedSession>;
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
  sessions: Pick<Sessions, "open">;
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

  async function open(signIn: SignIn): Promise<OpenedSession> {
    const opened = await sessions.open(signIn);
    if (!opened) throw personGone();
    return opened;
  }

  async function ask({ personId, method, device, remember }: SignIn): Promise<string> {
    const token = newToken(ids);
    const endsAt = clock.now() + PATIENCE;
    const step = { hash: hashToken(token), personId, method, device, remember, endsAt };
    if (!(await steps.add(step))) throw personGone();
    return cookie.write(token, PATIENCE / SECOND);
  }

  return {
    open,

    async enter(signIn) {
      if (signIn.secondFactor) return { kind: "session", opened: await open(signIn) };
      const set = await factors.of(signIn.personId);
      const methods: FactorMethod[] = [];
      if (set.totp) methods.push("totp");
      if (set.passkeys > 0) methods.push("passkey");
      if (methods.length === 0) return { kind: "session", opened: await open(signIn) };
      if (set.recoveryCodes > 0) methods.push("recovery");
      return { kind: "second factor", methods, setCookie: await ask(signIn) };
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
      // The code is used up, so of two requests with it one comes here.
      await steps.end(hash);
      return open({ personId, method, device, remember, secondFactor: true });
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
    "No sign-in waits for a code: five minutes are over, or five codes were wrong. Sign in again.",
  );
}
