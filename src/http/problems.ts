import { Fault, type FaultCode } from "../shared/fault.ts";
import { StorageError } from "../shared/storage.ts";

/** The status and title of each fault code. */
export const PROBLEMS = {
  invalid_request: [400, "Invalid request"],
  invalid_json: [400, "Invalid JSON"],
  target_required: [400, "Target required"],
  target_invalid: [400, "Invalid target"],
  type_unknown: [400, "Unknown code type"],
  fields_invalid: [400, "Invalid fields"],
  style_invalid: [400, "Invalid style"],
  style_not_scannable: [400, "Style would not scan"],
  template_unknown: [400, "Unknown style template"],
  frame_text_unsupported: [400, "Caption has characters the font lacks"],
  logo_invalid: [400, "Invalid logo"],
  image_invalid: [400, "Invalid picture"],
  payload_too_long: [400, "Content too long for a QR code"],
  csv_invalid: [400, "Invalid CSV"],
  rows_invalid: [400, "Invalid rows"],
  label_too_small: [400, "Label too small"],
  label_text_too_long: [400, "Text does not fit on the label"],
  label_text_unsupported: [400, "Text has characters the font lacks"],
  archive_invalid: [400, "Invalid archive"],
  nothing_to_change: [400, "Nothing to change"],
  cursor_invalid: [400, "Invalid cursor"],
  voucher_invalid: [400, "Invalid voucher"],
  voucher_expired: [400, "Voucher expired"],
  voucher_used_up: [400, "Voucher used up"],
  voucher_already_redeemed: [400, "Voucher already redeemed"],
  consent_required: [400, "Consent required"],
  lead_empty: [400, "Nothing filled in"],
  period_invalid: [400, "Invalid period"],
  invalid_url: [400, "Invalid url"],
  host_invalid: [400, "Invalid host"],
  domain_not_verified: [400, "Domain not verified"],
  no_url_set: [400, "No url set"],
  color_unsupported: [400, "Logo has colours of its own"],
  confirmation_mismatch: [400, "Confirmation does not match"],
  invalid_key: [401, "Invalid API key"],
  code_not_owned: [401, "Code not owned by caller"],
  scope_missing: [403, "Key lacks a scope"],
  plan_limit: [402, "Plan limit reached"],
  dynamic_code_not_enabled: [403, "Feature not enabled"],
  analytics_not_enabled: [403, "Analytics not enabled"],
  code_taken_down: [403, "Code switched off by the operator"],
  signup_closed: [403, "Sign-up is closed"],
  cross_site_form: [403, "Form from another site"],
  foreign_origin: [403, "Page of another origin"],
  not_found: [404, "Not found"],
  misdirected: [421, "Not a name of this service"],
  code_not_found: [404, "Code not found"],
  revision_not_found: [404, "Revision not found"],
  lead_not_found: [404, "Lead not found"],
  delivery_not_found: [404, "Delivery not found"],
  key_not_found: [404, "Key not found"],
  logo_not_found: [404, "Logo not found"],
  style_not_found: [404, "Saved look not found"],
  domain_not_found: [404, "Domain not found"],
  image_not_found: [404, "Picture not found"],
  bulk_not_found: [404, "Bulk file not found"],
  method_not_allowed: [405, "Method not allowed"],
  body_too_slow: [408, "Body came too slowly"],
  short_id_taken: [409, "Short id taken"],
  import_conflicts: [409, "Import conflicts"],
  style_name_taken: [409, "Name of a saved look taken"],
  style_in_use: [409, "Saved look in use"],
  domain_taken: [409, "Domain of another workspace"],
  domain_in_use: [409, "Domain in use"],
  idempotency_key_reused: [409, "Idempotency key used with another body"],
  last_key: [409, "Last key with the scope account"],
  expected_differs: [409, "Another number of codes matches"],
  code_gone: [410, "Code disabled or deleted"],
  revision_not_kept: [409, "Revision no longer kept"],
  code_changed: [412, "Code changed meanwhile"],
  style_changed: [412, "Saved look changed meanwhile"],
  domain_changed: [412, "Domain changed meanwhile"],
  body_too_large: [413, "Body too large"],
  unsupported_media_type: [415, "Unsupported media type"],
  rate_limited: [429, "Too many requests"],
  internal_error: [500, "Internal error"],
  storage_unavailable: [503, "Storage is out of order"],
  busy: [503, "Too much to do at the moment"],
} as const satisfies Record<FaultCode, readonly [status: number, title: string]>;

export const PROBLEM_MEDIA_TYPE = "application/problem+json";

/** Status of a code. */
export function statusOf(code: FaultCode): number {
  return PROBLEMS[code][0];
}

/**
 * The fault for any error: itself, storage out of order, or an internal error. The message of an unexpected error is not
 * shown, because it may quote input.
 */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof StorageError)
    return new Fault(
      "storage_unavailable",
      "Storage is out of order. Try again later; if something was to change, look first whether it did, or use the same Idempotency-Key.",
    );
  return new Fault(
    "internal_error",
    "Something went wrong on our side. Quote the x-request-id of this answer when you report it.",
  );
}

/**
 * A fault as an RFC 9457 problem document.
 * @param docsUrl - the page that explains the codes, for `type`.
 */
export function problemResponse(
  fault: Fault,
  docsUrl: string,
  headers: Record<string, string> = {},
): Response {
  const { code } = fault;
  const [status, title] = PROBLEMS[code];
  const problem = {
    type: `${docsUrl}#${code}`,
    title,
    status,
    detail: fault.message,
    code,
    ...(fault.errors.length > 0 ? { errors: fault.errors } : {}),
    ...fault.extra,
  };
  const response = new Response(JSON.stringify(problem), { status, headers });
  response.headers.set("content-type", PROBLEM_MEDIA_TYPE);
  response.headers.set("cache-control", "no-store");
  return response;
}
