/** An operator: a person or a key that calls the API, or the system's user who runs a command. */
export interface Operator {
  readonly kind: "person" | "key" | "command";
  /** The id of the person or the key, or the name of the user. */
  readonly id: string;
  /** `null` of a command. */
  readonly name: string | null;
}

/** Somebody who runs the service: a person with a session of its own beside the sign-in, or a key. */
export interface OperatorHolder extends Operator {
  readonly kind: "person" | "key";
  readonly name: string;
  /** `null` of a key. */
  readonly email: string | null;
  /** When the session ends if it is not used again, in milliseconds since the epoch; `null` of a key. */
  readonly endsAt: number | null;
}
