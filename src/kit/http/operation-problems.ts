import type { FaultCode } from "../shared/problems.ts";
import type { KeyRule } from "./gated.ts";

/** The members of an operation from which its refusals follow. */
interface Refusing {
  readonly keyBySetting?: true;
  readonly limited?: true;
  readonly storage?: true;
  readonly busy?: boolean;
  readonly body?: unknown;
  readonly problems?: readonly FaultCode[];
}

/** The refusals of a session that chooses a workspace. */
const OF_SESSIONS = [
  "session_required",
  "foreign_origin",
  "workspace_required",
  "workspace_not_found",
  "second_factor_missing",
] as const;

/** Whether it is counted by workspace, or by person. */
export const isCounted = ({ scopes, session }: KeyRule) => scopes !== undefined || session !== undefined;

/** The codes of all refusals of an operation. */
export function problemsOf(rule: KeyRule, op: Refusing): ReadonlySet<FaultCode> {
  const { key, scopes, keyOnly, session, operator } = rule;
  const problems = new Set<FaultCode>(op.problems);
  // A request that names several hosts is refused everywhere.
  problems.add("invalid_request");
  if (op.limited) problems.add("rate_limited");
  if (isCounted(rule) || key || op.keyBySetting) problems.add("invalid_key");
  if (session) problems.add("session_required");
  if (operator) problems.add("operator_required");
  if (scopes && !keyOnly) for (const code of OF_SESSIONS) problems.add(code);
  if (scopes && scopes.length > 0) problems.add("scope_missing");
  // The limit per workspace, or per person.
  if (isCounted(rule)) problems.add("rate_limited");
  if (op.storage) problems.add("storage_unavailable");
  if (op.busy ?? true) problems.add("busy");
  if (op.body)
    for (const code of [
      "invalid_json",
      "invalid_request",
      "body_too_slow",
      "body_too_large",
      "unsupported_media_type",
      "busy",
    ] as const)
      problems.add(code);
  return problems;
}
