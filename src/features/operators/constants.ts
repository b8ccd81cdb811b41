/**
 * Milliseconds after its last use at which a session of operators ends. The page then takes away what it
 * shows.
 */
export const IDLE = 30 * 60_000;

/** All that the log of operators tells. */
export const OPERATOR_ACTIONS = [
  ...(["session.opened", "operator.named", "operator.unnamed"] as const),
  ...(["operator_key.made", "operator_key.ended"] as const),
  ...(["workspace.made", "workspace.changed", "workspace.suspended", "workspace.resumed"] as const),
  ...(["workspace.deleted", "workspace.exported", "workspace.imported"] as const),
  ...(["owner.made", "key.made", "key.revoked", "code.taken_down", "code.put_back"] as const),
  ...(["report.decided", "report.erased"] as const),
  ...(["person.signed_out", "person.reset", "person.factors_removed", "person.deleted"] as const),
  ...(["voucher.made", "voucher.revoked"] as const),
  ...(["domain.released", "domain.disabled", "domain.enabled"] as const),
  ...(["logo.added", "logo.removed", "image.removed", "file.removed", "list.applied"] as const),
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];
