import type { Caller } from "../../kit/shared/caller.ts";
import { type Clock, dayName, isoTime, utcDay } from "../../kit/shared/clock.ts";
import { deedOfPerson } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { PeopleStore } from "../people/store/people.ts";
import type { AnswerJob, NewCredential, NewCredentialJob } from "./credentials.ts";
import type { Challenges } from "./challenges.ts";
import { personGone } from "./faults.ts";
import type { AddedPasskey, NewPasskey, PasskeyAnswer, PasskeyList, PasskeyRecord } from "./model.ts";
import type { StoredPasskey } from "./records.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery.ts";
import type { PasskeyStore } from "./store/passkeys.ts";

/** Passkeys of a person. */
const MOST_PASSKEYS = 20;

/** Transports that a browser names are at most these (WebAuthn Level 3, 5.8.4). */
const TRANSPORTS = ["usb", "nfc", "ble", "smart-card", "hybrid", "internal"];

const SIGN_IN = "sign-in";

/** Milliseconds of processor time that a check takes once the library is loaded. */
const EXPECTED = 20;

/** The signatures that all authenticators have one of: EdDSA, ES256 and RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];

/** The work of threads for passkeys. */
export interface PasskeyThreads {
  /** @throws Fault `busy` */
  checkNewCredential(job: NewCredentialJob): Promise<NewCredential | null>;
  /** @throws Fault `busy` */
  checkAnswer(job: AnswerJob): Promise<number | null>;
}

/** Passkeys, by which people sign in without a password. */
export interface Passkeys {
  list(personId: string): Promise<PasskeyList>;
  /** The options with which a browser makes a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
  optionsToAdd(personId: string): Promise<object>;
  /** Adds the passkey that a browser made. @throws Fault `invalid_request`, `plan_limit`, `busy` */
  add(personId: string, made: NewPasskey, caller: Caller): Promise<AddedPasskey>;
  /** @throws Fault `passkey_not_found` */
  remove(personId: string, id: string): Promise<void>;
  /**
   * The options with which a browser signs in (`PublicKeyCredentialRequestOptionsJSON`). They name nobody.
   */
  optionsToSignIn(): Promise<{ readonly challenge: string }>;
  /** The passkey that answered. @throws Fault `sign_in_failed`, `busy` */
  signIn(credential: PasskeyAnswer, caller: Caller): Promise<Pick<StoredPasskey, "id" | "personId">>;
}

export function createPasskeys(needs: {
  store: PasskeyStore;
  people: Pick<PeopleStore, "byId">;
  challenges: Challenges;
  jobsFor: (caller: Caller, expected: number) => PasskeyThreads;
  /** The service's public address, whose host the passkeys belong to. */
  baseUrl: string;
  clock: Clock;
  ids: Ids;
  /** Called when cached sessions may be out of date: they hold whether a second factor is set. */
  onChanged: () => void;
}): Passkeys {
  const { store, people, challenges, jobsFor, clock, ids, onChanged } = needs;
  const { origin, hostname: host } = new URL(needs.baseUrl);

  return {
    list: async (personId) => ({ passkeys: (await store.list(personId)).map(recordOf) }),

    async optionsToAdd(personId) {
      const [person, known] = [await people.byId(personId), await store.list(personId)];
      if (!person) throw personGone();
      return {
        challenge: await challenges.make(personId),
        rp: { id: host, name: "Quietzone" },
        user: { id: base64url(personId), name: person.email, displayName: person.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: known.map(({ credential, transports }) => ({
          ...{ type: "public-key", id: credential, transports },
        })),
        authenticatorSelection: {
          ...{ residentKey: "required", requireResidentKey: true, userVerification: "required" },
        },
        attestation: "none",
      };
    },

    async add(personId, { name, credential }, caller) {
      const answered = await challenges.answeredBy(credential.response.clientDataJSON, personId);
      const made =
        answered &&
        (await jobsFor(caller, EXPECTED).checkNewCredential({
          credential,
          expected: { challenge: answered.challenge, origin, host },
        }));
      if (!made) throw invalidRequest([{ pointer: "/credential", ...explain("passkey_not_verified") }]);
      const codes = newRecoveryCodes(ids);
      const passkey: StoredPasskey = {
        id: ids.id("pk"),
        personId,
        name: name?.trim() || "Passkey",
        credential: made.id,
        publicKey: made.publicKey,
        counter: made.counter,
        transports: TRANSPORTS.filter((transport) => made.transports.includes(transport)),
        createdAt: clock.now(),
        lastUsedOn: null,
      };
      const outcome = await store.add(
        passkey,
        MOST_PASSKEYS,
        codes.map(hashRecoveryCode),
        deedOfPerson(needs, personId),
      );
      if (outcome === "person_gone") throw personGone();
      if (outcome === "taken")
        throw invalidRequest([{ pointer: "/credential", ...explain("passkey_taken") }]);
      if (outcome === "full")
        throw new Fault(
          "plan_limit",
          `A person has at most ${MOST_PASSKEYS} passkeys. Delete one that is not used.`,
        );
      onChanged();
      return { passkey: recordOf(passkey), recoveryCodes: outcome === "added with codes" ? codes : null };
    },

    async remove(personId, id) {
      if (!(await store.remove(personId, id, deedOfPerson(needs, personId))))
        throw new Fault("passkey_not_found", "You have no passkey with this id.");
      onChanged();
    },

    optionsToSignIn: async () => ({
      challenge: await challenges.make(SIGN_IN),
      rpId: host,
      userVerification: "required",
    }),

    async signIn(credential, caller) {
      const answered = await challenges.answeredBy(credential.response.clientDataJSON, SIGN_IN);
      const passkey = answered && (await store.byCredential(credential.id));
      if (!passkey) throw failed();
      const { credential: id, publicKey, counter } = passkey;
      const newCounter = await jobsFor(caller, EXPECTED).checkAnswer({
        credential,
        expected: { challenge: answered.challenge, origin, host },
        known: { id, publicKey, counter },
      });
      const isGood =
        newCounter !== null && (await store.use(passkey.id, answered.id, newCounter, utcDay(clock.now())));
      if (!isGood) throw failed();
      return passkey;
    },
  };
}

function base64url(text: string): string {
  return new TextEncoder().encode(text).toBase64({ alphabet: "base64url", omitPadding: true });
}

function recordOf({ id, name, createdAt, lastUsedOn }: StoredPasskey): PasskeyRecord {
  return {
    id,
    name,
    createdAt: isoTime(createdAt),
    lastUsedOn: lastUsedOn === null ? null : dayName(lastUsedOn),
  };
}

function failed(): Fault {
  return new Fault(
    "sign_in_failed",
    "This passkey is not known here, or its answer is not good, or no longer. Ask for new options and try again.",
  );
}
