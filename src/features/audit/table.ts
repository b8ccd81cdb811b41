import type { AuditEntry } from "./model.ts";

/** Entries as a table. */
export const AUDIT_TABLE = {
  columns: [
    ...["id", "at", "whoKind", "whoId", "whoName", "action"],
    ...["subjectKind", "subjectId", "subjectName", "detail"],
  ],
  row: ({ id, at, who, action, subject, detail }: AuditEntry) => [
    ...[id, at, who.kind, who.id, who.name, action],
    ...[subject.kind, subject.id, subject.name, JSON.stringify(detail)],
  ],
};
