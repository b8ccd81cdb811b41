import type { Scenario } from "../../scenario.ts";

/** The headers that a browser sends for a page. */
export const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "en" };

/** A page as a browser without a script asks for it. */
export async function visit(
  scenario: Scenario,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ response: Response; html: string }> {
  const response = await scenario.request(path, { headers: { ...BROWSER, ...headers } });
  return { response, html: await response.text() };
}

/** Sends a form as a browser without a script does. */
export function sendForm(
  scenario: Scenario,
  path: string,
  fields: Record<string, string> | FormData,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  return scenario.request(path, { method: "POST", body, headers: { ...BROWSER, ...headers } });
}

/** The value of an attribute of the first tag that this pattern begins. */
export function attribute(html: string, tag: string, name: string): string | undefined {
  const found = new RegExp(`<${tag}[^>]*?\\s${name}="([^"]*)"`).exec(html)?.[1];
  return found
    ?.replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

/** The `#id` section of a page, as text between its tags. */
export function sectionOf(html: string, id: string): string {
  const from = html.indexOf(`<section id="${id}"`);
  return from < 0 ? "" : html.slice(from, html.indexOf("</section>", from));
}
