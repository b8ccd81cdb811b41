/** Cross-origin access: the few paths that pages of other origins may use. */

const OPEN = /^(?:\/api\/v1(?:\/.*)?|\/app\/api\/(?:types|generate|export)|\/qr\.(?:svg|png))$/;

/** A day: browsers cache a preflight no longer. */
const PREFLIGHT_SECONDS = 86_400;

/** Whether pages of other origins may use this path. */
export function isOpenToOrigins(path: string): boolean {
  return OPEN.test(path);
}

/** The headers that let a page of another origin read an answer. */
export const CORS_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "etag, link, retry-after, ratelimit, ratelimit-policy, x-request-id, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, content-disposition",
} as const;
const CORS = Object.entries(CORS_HEADERS);

/** Lets pages of other origins read an answer. To set these headers takes a tenth of the cheapest answers, which bring them. */
export function openToOrigins({ headers }: Response): void {
  if (!headers.has("access-control-allow-origin")) for (const [name, value] of CORS) headers.set(name, value);
}

/** The answer to a preflight (Fetch standard, 3.2). */
export function preflight(methods: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": "authorization, content-type, if-none-match",
      "access-control-max-age": String(PREFLIGHT_SECONDS),
    },
  });
}
