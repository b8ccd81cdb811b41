import type { AuditEntry } from "quietzone-client";
import { time } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { LogTable } from "../../ui/Table.tsx";
import { whoText } from "../who.ts";
import { type AuditFilter, pathOf } from "./filter.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

const WHEN = { dateStyle: "medium", timeStyle: "medium" } as const;

/** Entries as a table; on a narrow screen as cards. */
export function Entries(props: { readonly entries: readonly AuditEntry[]; readonly filter: AuditFilter }) {
  const { entries, filter } = props;
  const words = useTexts("audit");
  const names = useTexts("who");
  const { roles } = useTexts("person");
  const { reasons } = useTexts("blocked");
  const scopes = useTexts("scopes");
  return (
    <LogTable
      label={words.list}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "when",
          head: words.when,
          names: true,
          cell: ({ at }) => <time dateTime={at}>{time(at, WHEN)}</time>,
        },
        {
          key: "who",
          head: words.who,
          cell: ({ who }) => <span dir="auto">{whoText(who, names)}</span>,
        },
        { key: "action", head: words.action, cell: ({ action }) => actionText(action, words) },
        {
          key: "subject",
          head: words.subject,
          cell: ({ subject }) => {
            const name = subjectText(subject, words);
            if (subject.id === null || filter.subject === subject.id) return name;
            return (
              <Link to={pathOf({ ...filter, subject: subject.id })} label={words.onlyThis(name)}>
                {name}
              </Link>
            );
          },
        },
        {
          key: "detail",
          head: words.detail,
          cell: ({ detail }) => detailText(detail, words, roles, reasons, scopes),
          attributes: ({ detail }) => (Object.keys(detail).length === 0 ? { "data-label": undefined } : {}),
        },
      ]}
    />
  );
}

/** An action in words. One that only a newer service knows is told as it is called there. */
export function actionText(action: AuditEntry["action"], { actions }: Words["audit"]): string {
  const known: Readonly<Record<AuditEntry["action"], string>> = actions;
  return known[action] ?? action;
}

/** A record by its name, or else by its kind. */
export function subjectText({ kind, name }: AuditEntry["subject"], { kinds }: Words["audit"]): string {
  const known: Readonly<Record<AuditEntry["subject"]["kind"], string>> = kinds;
  return name ?? known[kind] ?? kind;
}

function detailText(
  detail: AuditEntry["detail"],
  words: Words["audit"],
  roles: Words["person"]["roles"],
  reasons: Words["blocked"]["reasons"],
  scopeNames: Readonly<Record<string, string>>,
): string {
  const { revision, members, count, format, scopes, plan, method, role, app, reason, list } = detail;
  return [
    revision === undefined ? "" : words.revision(revision),
    count === undefined ? "" : words.count(count),
    format === undefined ? "" : words.format(format),
    reason === undefined ? "" : reasons[reason],
    list ?? "",
    plan === undefined ? "" : words.plan(plan),
    role === undefined ? "" : roles[role],
    method === undefined ? "" : words.method(methodText(method, words)),
    app === undefined ? "" : words.app(app),
    members?.join(", ") ?? "",
    scopes?.map((scope) => scopeNames[scope] ?? scope).join(", ") ?? "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function methodText(method: string, words: Words["audit"]): string {
  return method === "password" || method === "passkey" || method === "oidc" ? words[method] : method;
}
