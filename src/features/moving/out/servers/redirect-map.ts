/** A code as a web server without us can serve it. */
export interface StaticRedirect {
  readonly codeId: string;
  /** The own domain that it is on; `null` for the service's own address. */
  readonly host: string | null;
  readonly shortId: string;
  readonly shortUrl: string;
  /**
   * The canonical path of its GS1 Digital Link, percent-encoded, without the slash before it; `null` for
   * none.
   */
  readonly gs1: string | null;
  /** ASCII without spaces and control characters, as `URL` serialises an http or https address. */
  readonly location: string;
  /** Names of what a static file can't say of the code: `rules`, for example. */
  readonly omits: readonly string[];
}

/** The place of the codes that are on no own domain. */
export interface Base {
  /** Host, and port where the address has one. */
  readonly host: string;
  readonly scheme: "http" | "https";
  readonly port: string;
  /** The path before a short id: `/r/`, after the path of the service if it has one. */
  readonly path: string;
  /** The path before the path of a GS1 Digital Link. */
  readonly root: string;
}

/** The answers of an own domain beside its codes. Locations are as those of codes. */
export interface StaticDomain {
  readonly host: string;
  /** The location of its root; `null` for none. */
  readonly home: string | null;
  /** The location of short ids that are not in the file; `null` for none. */
  readonly notFound: string | null;
}

/** The path of a GS1 Digital Link whose code leads nowhere. */
export interface GoneLink {
  readonly host: string | null;
  readonly gs1: string;
  /** The location of unknown short ids of its host; `null` for none, then it answers 410. */
  readonly location: string | null;
}

/** Writes a file of redirects, a line at a time. Of a line only the host may be kept: there may be a million. */
export interface RedirectMap {
  readonly head: string;
  line(redirect: StaticRedirect): string;
  /** Empty in a format that leads unknown lots and serials nowhere. */
  gone(link: GoneLink): string;
  /** The lines of a domain. They follow those of all codes. */
  domain(domain: StaticDomain): string;
  end(): string;
}

/** @param codes - at least as many as there will be lines. */
export type MapWriter = (base: Base, codes: number) => RedirectMap;

export function baseOf(baseUrl: string): Base {
  const { hostname, port, protocol, pathname } = new URL(baseUrl);
  const scheme = protocol === "http:" ? "http" : "https";
  const root = `${pathname.replace(/\/$/, "")}/`;
  return { host: hostname, scheme, port, path: `${root}r/`, root };
}

/** A comment above a line of `#` comments: empty where the file says all there is to say. */
export function remark({ codeId, omits }: StaticRedirect): string {
  return omits.length === 0 ? "" : `# ${codeId}: without its ${omits.join(", ")}\n`;
}

/** Names in place of a short id, which has no space. */
export const HOME = " home";
export const LOST = " lost";

/** In place of a location, for a code that leads nowhere. */
export const GONE = "gone";

/** The same key for a code in each server: its path on the service's own address, its host and short id on another. */
export function keyOf({ host, shortId }: Pick<StaticRedirect, "host" | "shortId">, { path }: Base): string {
  return host === null ? `${path}${shortId}` : `${host}/${shortId}`;
}

/** The address of a GS1 Digital Link. */
export function gs1UrlOf(host: string | null, gs1: string, { scheme, host: own, port, root }: Base): string {
  return host === null
    ? `${scheme}://${own}${port && `:${port}`}${root}${gs1}`
    : `${scheme}://${host}/${gs1}`;
}

/** A number and a value of a GS1 Digital Link as they are sent, as a pattern without groups. */
export const GS1_PAIR = "[0-9]{2,4}/[^/? ]+";

/**
 * Numbers and values that follow the key: at most as many as a key has qualifiers (GS1 Digital Link URI
 * Syntax, 4.8).
 */
export const MOST_QUALIFIERS = 3;

/** A text as a pattern that matches it alone. */
export function literally(text: string): string {
  return text.replace(/[^A-Za-z0-9/_-]/g, "\\$&");
}
