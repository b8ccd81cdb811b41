/** Where a request comes from. */
export interface Client {
  readonly address: string;
  /** Whether the peer is a trusted proxy, so that its headers about the client are believed. */
  readonly proxied: boolean;
}

/** The client of a request and its headers. It lives as long as the request and is stored nowhere. */
export interface RequestSource extends Client {
  /** The value of a request header, `null` without one. */
  readonly header: (name: string) => string | null;
}
