import { isoTime } from "../../kit/shared/clock.ts";
import type { Caller } from "../../kit/shared/caller.ts";
import { invalidRequest, operatorRequired } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { OperatorHolder } from "../../kit/shared/operator.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { SignedIn } from "../../kit/shared/tenant.ts";
import type { AuthenticatorApp } from "../factors/app.ts";
import type { FactorMethod } from "../factors/model.ts";
import type { Passkeys } from "../factors/passkeys.ts";
import type { FactorStore } from "../factors/store/factors.ts";
import type { OpenedOperator, OperatorAccess } from "./access.ts";
import type { OperatorMethods, OperatorSession, OperatorSignIn } from "./model.ts";
import type { Candidate } from "./records.ts";

/** The way from a sign-in to the session of an operator: a second factor that is given afresh. */
export interface OperatorEntry {
  /** @throws Fault `operator_required`, `second_factor_missing` */
  options(personId: string): Promise<OperatorMethods>;
  /**
   * @param onTry - called before a code is looked at.
   * @throws Fault `operator_required`, `second_factor_missing`, `sign_in_failed`, `invalid_request`, `busy`
   */
  enter(
    signedIn: SignedIn,
    input: OperatorSignIn,
    caller: Caller,
    onTry: () => void | Promise<void>,
  ): Promise<OpenedOperator>;
}

export function createOperatorEntry(needs: {
  access: Pick<OperatorAccess, "operator" | "open">;
  factors: Pick<FactorStore, "of">;
  app: Pick<AuthenticatorApp, "accepts">;
  passkeys: Pick<Passkeys, "optionsToSignIn" | "signIn">;
  /** Called when a code of a person is wrong. */
  onRefused: (personId: string) => void;
}): OperatorEntry {
  const { access, factors, app, passkeys, onRefused } = needs;

  /** The person, and the second factors of its own. That of a provider can't be asked for afresh. */
  async function operator(personId: string): Promise<{ person: Candidate; methods: FactorMethod[] }> {
    const person = await access.operator(personId);
    if (!person) throw operatorRequired();
    const set = await factors.of(personId);
    const methods: FactorMethod[] = [];
    if (set.totp) methods.push("totp");
    if (set.passkeys > 0) methods.push("passkey");
    if (methods.length === 0) throw noFactor();
    if (set.recoveryCodes > 0) methods.push("recovery");
    return { person, methods };
  }

  async function isGood(
    personId: string,
    { code, credential }: OperatorSignIn,
    caller: Caller,
    onTry: () => void | Promise<void>,
  ): Promise<boolean> {
    if (credential !== undefined) return (await passkeys.signIn(credential, caller)).personId === personId;
    if (code === undefined) throw invalidRequest([{ pointer: "/code", ...explain("required") }]);
    await onTry();
    if (await app.accepts(personId, code)) return true;
    onRefused(personId);
    return false;
  }

  return {
    async options(personId) {
      const { methods } = await operator(personId);
      const passkey = methods.includes("passkey") ? await passkeys.optionsToSignIn() : null;
      return { methods, passkey };
    },

    async enter({ personId, sessionId }, input, caller, onTry) {
      const { person } = await operator(personId);
      if (!(await isGood(personId, input, caller, onTry))) throw failed();
      const opened = await access.open(person, sessionId);
      // The sign-in has ended meanwhile.
      if (!opened) throw failed();
      return opened;
    },
  };
}

/** The record of the operator who asks. */
export function operatorSession({ kind, id, name, email, endsAt }: OperatorHolder): OperatorSession {
  return { operator: { kind, id, name, email }, expiresAt: endsAt === null ? null : isoTime(endsAt) };
}

function failed(): Fault {
  return new Fault("sign_in_failed", "This code or passkey is not good here, or was used before.");
}

function noFactor(): Fault {
  return new Fault(
    "second_factor_missing",
    "An operator needs a second factor, which is asked for each time. Set one up in your account first.",
  );
}
