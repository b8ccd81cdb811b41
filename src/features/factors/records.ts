/** The second factors that a person has set. */
export interface FactorsSet {
  readonly totp: boolean;
  /** How many. */
  readonly passkeys: number;
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
}

/** A passkey, as stored. Times are milliseconds since the epoch. */
export interface StoredPasskey {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  /** Its id at the authenticator, base64url. */
  readonly credential: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  /** A UTC day; `null` while it was not used. */
  readonly lastUsedOn: number | null;
}

/** A sign-in whose second factor is still to come. */
export interface SecondStep {
  readonly personId: string;
  /** The way in, such as `password`. */
  readonly method: string;
  /** Such as "Firefox on Linux". */
  readonly device: string;
  readonly remember: boolean;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/** One of whose tries another was taken. */
export interface TriedStep extends SecondStep {
  /** How many were, with this one. */
  readonly tries: number;
}

/** One that is to be stored, by the hash of its cookie. */
export interface NewSecondStep extends SecondStep {
  readonly hash: string;
}
