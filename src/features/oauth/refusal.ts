/** Codes of refusals: RFC 6749, 4.1.2.1 and 5.2; RFC 7591, 3.2.2; RFC 8707, 2. */
export type RefusalCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_client_metadata"
  | "invalid_grant"
  | "invalid_redirect_uri"
  | "invalid_scope"
  | "invalid_target"
  | "unsupported_grant_type"
  | "unsupported_response_type";

/** A refusal in the words of OAuth, for the makers of an app. */
export class OAuthRefusal extends Error {
  override readonly name = "OAuthRefusal";
  readonly code: RefusalCode;

  /**
   * @param description - printable ASCII without `"` and `\` (RFC 6749, 5.2). It quotes nothing that was
   * sent.
   */
  constructor(code: RefusalCode, description: string) {
    super(description);
    this.code = code;
  }
}
