import { servedLink } from "./links.ts";
import { renderMarkdown } from "./markdown.ts";
import type { MadeBody } from "./model.ts";

/** An error code of the API, for its readers. */
export interface ProblemRow {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  /** The heading of all problems of the status. */
  readonly meaning: string;
  /** Sentences in Markdown. */
  readonly cause: string;
  readonly remedy: string;
}

const BEGINNING = `# Problems

This page lists the error codes of the API: why each comes, and what to do.

An error is a problem document (RFC 9457) with the media type \`application/problem+json\`:

\`\`\`json
{
  "type": "https://qr.example/docs/problems#target_invalid",
  "title": "Invalid target",
  "status": 400,
  "detail": "The target has to be a web address, such as https://museum.example.",
  "code": "target_invalid",
  "errors": [
    { "pointer": "/target", "reason": "target_not_web_address", "detail": "has to be a web address, such as https://museum.example" }
  ]
}
\`\`\`

Let your program decide by \`code\`, and by \`reason\` in \`errors\`: they do not change. The other texts are for people and may change. A new
version may bring new codes, so treat one that you do not know by its status. Every answer has the header \`x-request-id\`: name it when you ask the operator.
`;

/**
 * The page that the \`type\` of every problem leads to, with an anchor for each code.
 * @param root - the relative address of the service's root.
 */
export function problemsBody(rows: readonly ProblemRow[], root: string): MadeBody {
  const byStatus = rows.toSorted((a, b) => a.status - b.status);
  const groups = Map.groupBy(byStatus, ({ status, meaning }) => `${status}: ${meaning}`);
  const parts = [...groups].map(
    ([heading, members]) => `## ${heading}\n\n${members.map(problemText).join("\n\n")}`,
  );
  const text = [BEGINNING, ...parts].join("\n\n");
  const body = renderMarkdown(text, (href) => servedLink(href, "docs/problems.md", root));
  return { ...body, text, headings: body.headings.filter(({ level }) => level === 2) };
}

function problemText({ code, title, cause, remedy }: ProblemRow): string {
  return `### \`${code}\`\n\n**${title}.** ${cause}\n\n${remedy}`;
}
