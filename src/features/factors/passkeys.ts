import { type Clock, dayName, isoTime, utcDay } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { PeopleStore } from "../people/store/people.ts";
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

/** With 25 packages it is the largest of all, so it is loaded at its first use. */
const library = () => import("@simplewebauthn/server");

/** Passkeys, by which people sign in without a password. */
export interface Passkeys {
  list(personId: string): Promise<PasskeyList>;
  /** The options with which a browser makes a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
  optionsToAdd(personId: string): Promise<object>;
  /** Adds the passkey that a browser made. @throws Fault `invalid_request`, `plan_limit` */
  add(personId: string, made: NewPasskey): Promise<AddedPasskey>;
  /** @throws Fault `passkey_not_found` */
  remove(personId: string, id: string): Promise<void>;
  /** The options with which a browser signs in (`PublicKeyCredentialRequestOptionsJSON`). They name nobody. */
  optionsToSignIn(): Promise<object>;
  /** The id of the person whose passkey answered. @throws Fault `sign_in_failed` */
  signIn(answer: PasskeyAnswer): Promise<string>;
}

export function createPasskeys(needs: {
  store: PasskeyStore;
  people: Pick<PeopleStore, "byId">;
  challenges: Challenges;
  /** The service's public address, whose host the passkeys belong to. */
  baseUrl: string;
  clock: Clock;
  ids: Ids;
  /** Called when cached sessions may be out of date: they hold whether a second factor is set. */
  onChanged: () => void;
}): Passkeys {
  const { store, people, challenges, clock, ids, onChanged } = needs;
  const { origin, hostname } = new URL(needs.baseUrl);

  async function verifiedNew(personId: string, credential: NewPasskey["credential"]) {
    const { verifyRegistrationResponse } = await library();
    // The library throws an error for whatever is not as it should be.
    const result = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: async (challenge) => (await challenges.idOf(challenge, personId)) !== null,
      expectedOrigin: origin,
      expectedRPID: hostname,
    }).catch(() => null);
    if (!result?.verified)
      throw invalidRequest([{ pointer: "/credential", ...explain("passkey_not_verified") }]);
    return result.registrationInfo.credential;
  }

  return {
    list: async (personId) => ({ passkeys: (await store.list(personId)).map(recordOf) }),

    async optionsToAdd(personId) {
      const [person, known] = [await people.byId(personId), await store.list(personId)];
      if (!person) throw personGone();
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: "Quietzone",
        rpID: hostname,
        userID: new TextEncoder().encode(personId),
        userName: person.email,
        userDisplayName: person.name,
        challenge: await challenges.make(personId),
        attestationType: "none",
        excludeCredentials: known.map(({ credential, transports }) => ({
          id: credential,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    async add(personId, { name, credential }) {
      const { id, publicKey, counter, transports = [] } = await verifiedNew(personId, credential);
      const codes = newRecoveryCodes(ids);
      const passkey: StoredPasskey = {
        id: ids.id("pk"),
        personId,
        name: name?.trim() || "Passkey",
        credential: id,
        publicKey,
        counter,
        transports: TRANSPORTS.filter((transport) => transports.includes(transport)),
        createdAt: clock.now(),
        lastUsedOn: null,
      };
      const outcome = await store.add(passkey, MOST_PASSKEYS, codes.map(hashRecoveryCode));
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
      if (!(await store.remove(personId, id)))
        throw new Fault("passkey_not_found", "You have no passkey with this id.");
      onChanged();
    },

    async optionsToSignIn() {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: hostname,
        userVerification: "required",
        challenge: await challenges.make(SIGN_IN),
      });
    },

    async signIn(answer) {
      const passkey = await store.byCredential(answer.id);
      if (!passkey) throw failed();
      const { verifyAuthenticationResponse } = await library();
      let id: string | null = null;
      const result = await verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} },
        async expectedChallenge(challenge) {
          id = await challenges.idOf(challenge, SIGN_IN);
          return id !== null;
        },
        expectedOrigin: origin,
        expectedRPID: hostname,
        credential: {
          id: passkey.credential,
          publicKey: Uint8Array.from(passkey.publicKey),
          counter: passkey.counter,
        },
      }).catch(() => null);
      if (!result?.verified || id === null) throw failed();
      const { newCounter } = result.authenticationInfo;
      if (!(await store.use(passkey.id, id, newCounter, utcDay(clock.now())))) throw failed();
      return passkey.personId;
    },
  };
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
