import type { FaultCode } from "../../shared/problems.ts";
import type { Remedy } from "./model.ts";

/** Problems of requests to any operation. */
export const REQUEST_REMEDIES = {
  invalid_request: {
    cause:
      "A member of the body, a parameter or a header is missing, of the wrong type or out of range; or the address is too long, or the request names two hosts.",
    remedy: "Correct what `errors` points at: a JSON pointer into the body, or `?name` for a parameter.",
  },
  invalid_json: {
    cause:
      "The body is not JSON in UTF-8, is no object, is nested more than 64 levels deep, or holds more than 5,000 values.",
    remedy:
      "Look at the line and the column that `errors` names, or let a library write the JSON. In a shell, put it in single quotes, or in a file.",
  },
  nothing_to_change: {
    cause: "A change names no member that can be changed, such as `{}` or only misspelt names.",
    remedy: "Name at least one of the members that the problem lists.",
  },
  cursor_invalid: {
    cause: "The `cursor` is not one that this list gave, or its order or filters are others than before.",
    remedy: "Send `nextCursor` unchanged and with the same parameters, or begin again without it.",
  },
  period_invalid: {
    cause:
      "`from`, `to`, `timezone` or `interval` can't be read, `from` is not before `to`, or the interval gives more than 1,000 steps.",
    remedy:
      "Use dates such as `2026-11-21` or times in UTC, an IANA time zone, and a longer interval for a long period.",
  },
  cross_site_form: {
    cause: "A browser sent the form of a code's page, or that of `/report`, from another site.",
    remedy: "Send it from the page itself. A program sends no `Origin`, and is not refused.",
  },
  reports_full: {
    cause: "As many reports of codes wait for the operator as the service keeps open.",
    remedy:
      "Write to the operator, or send the report again later. One of a code that has open reports is still counted.",
  },
  foreign_origin: {
    cause:
      "A page of another origin asked for a change with a person's session, for a sign-in, or sent a message to `/mcp`: its `Origin` is not the service's public address.",
    remedy:
      "Call from a program with a key: it sends no `Origin`. A page of the service itself has to be open at its public address (`QZ_BASE_URL`).",
  },
  not_found: {
    cause:
      "The service has nothing at this path. A [domain](domains.md) of a workspace serves only its codes and their pages.",
    remedy: "Compare the path with the [API reference](reference.md), and look for a slash too many.",
  },
  method_not_allowed: {
    cause: "The path exists and takes other methods.",
    remedy: "Use one that the header `Allow` names.",
  },
  body_too_slow: {
    cause: "The body took longer than 20 s, and 1 s more for each 32 KiB.",
    remedy: "Try again over a better connection, or send a smaller file.",
  },
  body_too_large: {
    cause: "The body has more bytes than this operation takes. The problem says how many that are.",
    remedy:
      "Split a file of rows, make a picture smaller, or name a logo of the catalog in place of one in the body.",
  },
  misdirected: {
    cause:
      "The `Host` of a request to the console, the API or the metrics is none of the service's names. A page of another site could otherwise have its name lead here, and read what its visitor's browser reaches.",
    remedy:
      "Use the address of the service. Its operator sets `QZ_BASE_URL`, and names further ones in `QZ_OTHER_HOSTS`. Addresses, and names without a dot, are always taken.",
  },
  unsupported_media_type: {
    cause: "The body has another `Content-Type` than the operation takes, is not in UTF-8, or is compressed.",
    remedy: "Send the media type that the problem names, without `Content-Encoding`.",
  },
  idempotency_key_reused: {
    cause:
      "This `Idempotency-Key` was used with another body in the last 24 hours, or its first request is still being answered.",
    remedy:
      "Use a new key for a new request. To repeat one, send exactly the same body, once the first has ended.",
  },
  rate_limited: {
    cause:
      "Too many calls came from your address or with keys of your workspace, or too many unknown short ids were tried. An expensive drawing counts as several calls.",
    remedy:
      "Wait for `Retry-After` seconds, then go on more slowly. `RateLimit` and `RateLimit-Policy` show what is left; operators set limits in [Settings](settings.md).",
  },
  busy: {
    cause:
      "More work waits than the service can do soon, of yours or of everybody. Nothing of your request was done.",
    remedy: "Wait for `Retry-After` seconds and send it again, with fewer large drawings or files at once.",
  },
  storage_unavailable: {
    cause:
      "The database is away or damaged, or its disk is full or nearly full. Codes go on redirecting, but for those that can't be read. The request may have been carried out all the same if the connection broke at its end.",
    remedy:
      "Try again later with the same `Idempotency-Key`, or look first whether the change was made. Operators: `/readyz` has the reason, and [Operating](operating.md) what to do.",
  },
  internal_error: {
    cause: "Something went wrong that nobody foresaw. It is a fault of the service, and it was logged.",
    remedy: "Tell the operator the `x-request-id` of the answer: it is in the log, too.",
  },
} as const satisfies Partial<Record<FaultCode, Remedy>>;
