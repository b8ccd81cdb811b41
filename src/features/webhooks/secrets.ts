import { isObject } from "../../kit/shared/json.ts";

/**
 * The sealed secrets: the present one, and earlier ones that sign, too, `until` a time (ms since the epoch).
 */
export interface Secrets {
  readonly present: string;
  readonly previous: readonly { readonly secret: string; readonly until: number }[];
}

/** Whether an opened text holds secrets. */
export function isSecrets(value: unknown): value is Secrets {
  if (!isObject(value) || typeof value["present"] !== "string") return false;
  const { previous } = value;
  return Array.isArray(previous) && previous.every(isEarlierSecret);
}

function isEarlierSecret(value: unknown): boolean {
  return isObject(value) && typeof value["secret"] === "string" && typeof value["until"] === "number";
}
