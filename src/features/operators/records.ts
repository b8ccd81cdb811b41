import type { OperatorAction } from "./constants.ts";

/** A person with the session of an operator. Times are milliseconds since the epoch. */
export interface FoundOperator {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly confirmedAt: number | null;
  readonly usedAt: number;
  /** Whether a command named the person, with the address that it has now. */
  readonly isNamed: boolean;
}

/** A person who may be an operator. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly confirmedAt: number | null;
  readonly isNamed: boolean;
}

/** A session that is to be stored. */
export interface NewOperatorSession {
  readonly hash: string;
  readonly personId: string;
  readonly sessionId: string;
  readonly usedAt: number;
}

/** A key as it is stored. */
export interface OperatorKey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** A UTC day; `null` while it was not used. */
  readonly lastUsedOn: number | null;
}

/** An entry of the log of operators. */
export interface LogRow {
  readonly id: string;
  readonly at: number;
  readonly kind: LogKind;
  readonly operator: string;
  readonly name: string | null;
  readonly action: OperatorAction;
  readonly subjectKind: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

export const LOG_KINDS = ["person", "key", "command"] as const;
export type LogKind = (typeof LOG_KINDS)[number];
