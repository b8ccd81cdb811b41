/* In a file of its own, because the stores load no schemas. */

/** All that entries tell. A name is the kind of the subject, and what was done with it. */
export const ACTIONS = [
  "workspace.changed",
  "workspace.suspended",
  "workspace.resumed",
  "workspace.exported",
  "plan.changed",
  "audit.shortened",
  "person.changed",
  "session.opened",
  "session.refused",
  "member.joined",
  "member.changed",
  "member.removed",
  "member.left",
  "member.refused",
  "member.reset_made",
  "invitation.made",
  "invitation.accepted",
  "invitation.withdrawn",
  "key.made",
  "key.rotated",
  "key.ended",
  "app.connected",
  "app.ended",
  "code.made",
  "code.changed",
  "code.deleted",
  "code.taken_down",
  "code.put_back",
  "code.link_made",
  "code.link_ended",
  "codes.made",
  "codes.changed",
  "codes.deleted",
  "codes.imported",
  "codes.undone",
  "scans.exported",
  "leads.exported",
  "lead.changed",
  "lead.deleted",
  "plain_code.made",
  "plain_code.changed",
  "plain_code.deleted",
  "look.made",
  "look.changed",
  "look.deleted",
  "domain.added",
  "domain.verified",
  "domain.changed",
  "domain.deleted",
  "share.made",
  "share.changed",
  "share.ended",
  "webhook.made",
  "webhook.changed",
  "webhook.deleted",
  "mailing.made",
  "mailing.changed",
  "mailing.ended",
] as const;

export type Action = (typeof ACTIONS)[number];

/** The kinds of records that entries are about. */
export const SUBJECTS = [
  "workspace",
  "key",
  "app",
  "code",
  "plain_code",
  "file",
  "lead",
  "look",
  "domain",
  "webhook",
  "share",
  "person",
  "invitation",
  "mailing",
] as const;

export type SubjectKind = (typeof SUBJECTS)[number];

/** The record that something was done with. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
  /**
   * Its name at that time; `null` where it has none, and of a person, whose name is looked up when it is
   * shown.
   */
  readonly name: string | null;
}

/** The subject of what concerns a workspace itself, or many of its records. */
export function wholeOf(tenantId: string): Subject {
  return { kind: "workspace", id: tenantId, name: null };
}
