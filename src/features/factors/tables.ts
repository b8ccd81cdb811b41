import {
  bytes,
  counter,
  flag,
  key,
  optional,
  owned,
  smallint,
  text,
  type Table,
  whole,
} from "../../../db/column.ts";

/** The secrets of authenticator apps, sealed. */
export const totpSecrets: Table = {
  name: "totp_secrets",
  of: {},
  keeps: "person",
  seals: { purpose: "factors", by: "person_id", columns: ["secret", "pending"] },
  columns: {
    person_id: key(owned(text, "people.id")),
    /** Null while the first one waits for its code. */
    secret: optional(bytes),
    /** One that takes its place once a code of it came. */
    pending: optional(bytes),
    /** The number of the step whose code was used last. */
    used_step: counter,
  },
};

/** Codes that stand in for a lost second factor, by their hashes. A row ends when its code is used. */
export const recoveryCodes: Table = {
  name: "recovery_codes",
  of: {},
  keeps: "person",
  columns: { hash: key(text), person_id: owned(text, "people.id") },
  indexes: { recovery_codes_person: { on: ["person_id"] } },
};

/** Passkeys (WebAuthn credentials). */
export const passkeys: Table = {
  name: "passkeys",
  of: {},
  keeps: "person",
  columns: {
    id: key(text),
    person_id: owned(text, "people.id"),
    name: text,
    /** The authenticator's name of it, base64url. */
    credential: text,
    /** In COSE. */
    public_key: bytes,
    /** How often the authenticator says that it was used; 0 where it does not count. */
    counter,
    /** How browsers reach it, with spaces between them. */
    transports: text,
    created_at: whole,
    /** A UTC day. */
    last_used_on: optional(whole),
    /** The id of the newest challenge that it has answered: an earlier one is good no longer. */
    challenge: optional(text),
  },
  indexes: {
    passkeys_credential: { on: ["credential"], isUnique: true },
    passkeys_person: { on: ["person_id", "id"] },
  },
};

/**
 * Sign-ins that wait for the second factor, by the hashes of their cookies. Only a right password makes one.
 */
export const secondSteps: Table = {
  name: "second_steps",
  of: {},
  keeps: "person",
  letsIn: true,
  columns: {
    hash: key(text),
    person_id: owned(text, "people.id"),
    /** As in `sessions`: those of the session that it becomes. */
    method: text,
    device: text,
    remember: flag,
    ends_at: whole,
    /** How many codes came. */
    tries: { ...smallint, default: 0 },
  },
  indexes: {
    second_steps_person: { on: ["person_id", "ends_at"] },
    second_steps_end: { on: ["ends_at"] },
  },
};
