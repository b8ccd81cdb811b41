import { Fault } from "../shared/fault.ts";
import { mediaTypeOf } from "../shared/headers.ts";
import { domainOf, factsOf } from "./requests.ts";

/** Forms that a browser sends without JavaScript. */

export const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"] as const;

/** Whether the body is a form, by its media type. */
export function isForm(request: Request): boolean {
  const mediaType = mediaTypeOf(request.headers.get("content-type"));
  return FORM_TYPES.some((type) => type === mediaType);
}

/**
 * The fields of a form whose body was read, without files. Of fields with the same name the first counts.
 * @throws Fault `invalid_request` when the body is no form.
 */
export async function parseForm(request: Request): Promise<Record<string, string>> {
  const { body = new Uint8Array() } = factsOf(request);
  const type = request.headers.get("content-type") ?? "";
  const fields = new Map<string, string>();
  try {
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    for (const [name, value] of form.entries())
      if (typeof value === "string" && !fields.has(name)) fields.set(name, value);
  } catch {
    // The parser's message may quote the form and must not be passed on.
    throw new Fault("invalid_request", "The form could not be read.");
  }
  return Object.fromEntries(fields);
}

/**
 * Refuses a form that a page of another site sent. Browsers name the site in `Sec-Fetch-Site`, older ones in `Origin`;
 * programs send neither. Under `Referrer-Policy: no-referrer` our own pages send `Origin: null` (Fetch, "append a request
 * Origin header"), which counts as ours only if `Sec-Fetch-Site` confirms it.
 * @param baseUrl - our public address: behind a proxy the `Host` may be another. To a domain it is another site.
 * @throws Fault `cross_site_form`.
 */
export function refuseForeignForm(request: Request, baseUrl: string): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const vouched = site === "same-origin" || site === "none";
  if (site !== null && !vouched) throw foreign();
  if (origin === null || (origin === "null" && vouched)) return;
  const addresses = domainOf(request) === null ? [baseUrl, request.url] : [request.url];
  const ours = addresses.map((url) => URL.parse(url)?.host);
  const host = URL.parse(origin)?.host;
  if (!ours.includes(host)) throw foreign();
}

function foreign(): Fault {
  return new Fault("cross_site_form", "This form must be sent from its own page.");
}
