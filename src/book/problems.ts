import { type Markup, markup } from "../shared/markup.ts";
import { headingMarkup } from "./markdown.ts";
import type { Body } from "./model.ts";

/** An error code of the API, for its readers. */
export interface ProblemRow {
  readonly code: string;
  readonly status: number;
  readonly title: string;
}

/** The page that the `type` of every problem leads to, with an anchor for each code. */
export function problemsBody(rows: readonly ProblemRow[]): Body {
  const groups = [...Map.groupBy(rows, ({ status }) => status)].sort(([a], [b]) => a - b);
  const groupId = (status: number) => `status-${status}`;
  return {
    headings: groups.map(([status]) => ({ level: 2, id: groupId(status), text: groupTitle(status) })),
    html: markup`<h1>Problems</h1>
      <p>An answer that is not a success is a problem document (RFC 9457). Its <code>code</code> is one of these and does not change;
      its <code>detail</code> says what to do.</p>
      ${groups.map(([status, members]) => [headingMarkup(2, groupId(status), groupTitle(status)), members.map(problemMarkup)])}`,
  };
}

function groupTitle(status: number): Markup {
  return markup`${status}`;
}

function problemMarkup({ code, title }: ProblemRow): Markup {
  return markup`${headingMarkup(3, code, markup`<code>${code}</code>`)}<p>${title}.</p>`;
}
