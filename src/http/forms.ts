import { Fault } from "../shared/fault.ts";
import { factsOf } from "./requests.ts";

/** Forms that a browser sends without a script. */

export const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"] as const;

/** Whether the body is a form, by its media type. */
export function isForm(request: Request): boolean {
  const header = request.headers.get("content-type") ?? "";
  const mediaType = header.split(";")[0]?.trim().toLowerCase();
  return FORM_TYPES.some((type) => type === mediaType);
}

/**
 * The fields of a form that was read; of a name that comes twice the first, files left out.
 * @throws Fault `invalid_request` when the body is no form.
 */
export async function parseForm(request: Request): Promise<Record<string, string>> {
  const { body = new Uint8Array() } = factsOf(request);
  const type = request.headers.get("content-type") ?? "";
  const fields = new Map<string, string>();
  try {
    const form = await new Response(Uint8Array.from(body), { headers: { "content-type": type } }).formData();
    for (const [name, value] of form.entries())
      if (typeof value === "string" && !fields.has(name)) fields.set(name, value);
  } catch {
    // The parser's message may quote what was sent.
    throw new Fault("invalid_request", "The form could not be read.");
  }
  return Object.fromEntries(fields);
}

/**
 * Refuses a form that another site's page sent: a browser says so in `Sec-Fetch-Site`, an older one in `Origin`. Under
 * `Referrer-Policy: no-referrer` our own pages send `Origin: null` (Fetch, "append a request Origin header"), which
 * only counts as ours where `Sec-Fetch-Site` vouches for it. Who sends neither is no browser.
 * @param baseUrl - our public address: behind a proxy the `Host` may be another.
 * @throws Fault `cross_site_form`.
 */
export function refuseForeignForm(request: Request, baseUrl: string): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const vouched = site === "same-origin" || site === "none";
  if (site !== null && !vouched) throw foreign();
  if (origin === null || (origin === "null" && vouched)) return;
  const ours = [baseUrl, request.url].map((url) => URL.parse(url)?.host);
  const host = URL.parse(origin)?.host;
  if (host === undefined || host === "" || !ours.includes(host)) throw foreign();
}

function foreign(): Fault {
  return new Fault("cross_site_form", "This form must be sent from the code's own page.");
}
