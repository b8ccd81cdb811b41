import type { Section } from "../book/model.ts";

/**
 * The text of `/llms.txt` (llmstxt.org): the service in a few lines of Markdown, with absolute links.
 * @param baseUrl - our public address, without a slash at its end.
 * @param sections - of the docs, with the addresses of their pages in Markdown.
 */
export function llmsText(baseUrl: string, sections: readonly Section[]): string {
  const link = (path: string, title: string, summary: string) =>
    `- [${title}](${baseUrl}/${path}): ${summary}`;
  const docs = sections.map(
    ({ title, pages }) =>
      `## ${title}\n\n${pages.map((page) => link(`docs/${page.path}`, page.title, page.summary)).join("\n")}\n`,
  );
  return `# Quietzone

> Draws QR codes that scan, and makes tracked ones: their target can be changed after they were printed, and scans are counted without
> knowing anyone.

Drawing needs no key. Everything else needs an API key, sent as \`Authorization: Bearer qz_…\`. A person gets one at ${baseUrl}/app, a
program from \`POST ${baseUrl}/app/api/signup\` where sign-up is open. Every refusal is a problem document (RFC 9457) whose \`detail\` and
\`errors\` say what to change.

## Interfaces

${link("mcp", "MCP", "Model Context Protocol over streamable HTTP, without sessions; needs an API key")}
${link("openapi.json", "OpenAPI document", "Every operation of the API with its schemas, scopes and problems")}
${link("llms-full.txt", "All docs", "Every page of the docs in one text")}

${docs.join("\n")}`;
}
