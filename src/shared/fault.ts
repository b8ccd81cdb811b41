import type { Explanation } from "./reasons.ts";

/** Every code of a refusal. They are stable: clients decide by them. `http/problems.ts` gives each its status. */
export type FaultCode =
  | "invalid_request"
  | "invalid_json"
  | "target_required"
  | "target_invalid"
  | "type_unknown"
  | "fields_invalid"
  | "style_invalid"
  | "style_not_scannable"
  | "template_unknown"
  | "frame_text_unsupported"
  | "logo_invalid"
  | "image_invalid"
  | "payload_too_long"
  | "csv_invalid"
  | "rows_invalid"
  | "label_too_small"
  | "label_text_too_long"
  | "label_text_unsupported"
  | "archive_invalid"
  | "nothing_to_change"
  | "cursor_invalid"
  | "voucher_invalid"
  | "voucher_expired"
  | "voucher_used_up"
  | "voucher_already_redeemed"
  | "consent_required"
  | "lead_empty"
  | "period_invalid"
  | "invalid_url"
  | "host_invalid"
  | "domain_not_verified"
  | "no_url_set"
  | "color_unsupported"
  | "confirmation_mismatch"
  | "invalid_key"
  | "scope_missing"
  | "code_not_owned"
  | "plan_limit"
  | "dynamic_code_not_enabled"
  | "analytics_not_enabled"
  | "code_taken_down"
  | "signup_closed"
  | "cross_site_form"
  | "foreign_origin"
  | "not_found"
  | "code_not_found"
  | "revision_not_found"
  | "lead_not_found"
  | "delivery_not_found"
  | "key_not_found"
  | "logo_not_found"
  | "bulk_not_found"
  | "style_not_found"
  | "domain_not_found"
  | "image_not_found"
  | "method_not_allowed"
  | "short_id_taken"
  | "import_conflicts"
  | "style_name_taken"
  | "style_in_use"
  | "domain_taken"
  | "domain_in_use"
  | "idempotency_key_reused"
  | "last_key"
  | "expected_differs"
  | "code_gone"
  | "code_changed"
  | "revision_not_kept"
  | "style_changed"
  | "domain_changed"
  | "body_too_slow"
  | "body_too_large"
  | "unsupported_media_type"
  | "misdirected"
  | "rate_limited"
  | "internal_error"
  | "storage_unavailable"
  | "busy";

/** One place in the submitted document and what is wrong with it. Never the value itself. */
export interface FaultDetail extends Explanation {
  /** RFC 6901 JSON pointer into the body, or `?name` for a query parameter. */
  readonly pointer: string;
}

/**
 * A refusal the caller can act on: a stable code, a sentence that says what to do, and, for bad input, where.
 * Rooms throw it. `http/problems.ts` maps its code to an HTTP status and a title.
 */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly code: FaultCode;
  readonly errors: readonly FaultDetail[];
  /** Further members of the problem document, such as `mend`. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Whole seconds after which another try makes sense, for `Retry-After`; `null` where nobody knows. */
  readonly retryAfter: number | null;

  constructor(
    code: FaultCode,
    detail: string,
    more: {
      errors?: readonly FaultDetail[];
      extra?: Readonly<Record<string, unknown>>;
      retryAfter?: number;
    } = {},
  ) {
    super(detail);
    this.code = code;
    this.errors = more.errors ?? [];
    this.extra = more.extra ?? {};
    this.retryAfter = more.retryAfter ?? null;
  }
}
