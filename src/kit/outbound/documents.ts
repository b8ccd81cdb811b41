import { unlessAborted } from "./exchange.ts";
import { failureOf, type Failure } from "./failure.ts";
import type { Guard } from "./guard.ts";

/** Why a document could not be read. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly failure: Failure | "too_large";

  constructor(host: string, failure: Failure | "too_large", cause?: unknown) {
    super(`${host}: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** A request for a document. */
export interface DocumentRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Bun.BodyInit | null | undefined;
  /** Ends it, beside the time that every request has. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The error of an exchange after which another address of the same name may still take the request: nothing
 * was sent.
 */
const UNSENT: ReadonlySet<unknown> = new Set<Failure>(["connection_refused"]);

/** A server's answer whose body is still to be read. */
export type Fetch = (url: URL, request: DocumentRequest, signal: AbortSignal) => Promise<Response>;

/**
 * Asks servers. As with webhooks an address is checked and then connected to under the server's name,
 * redirects and proxies of the environment are not followed, and nothing is decompressed.
 * @param needs.guardOf - says which addresses the server of a URL may have.
 * @param needs.ca - certificates to trust instead of the machine's.
 * @returns a function that throws `DocumentError`.
 */
export function createFetch(needs: {
  guardOf: (url: URL) => Pick<Guard, "reach">;
  userAgent: string;
  ca?: string;
}): Fetch {
  const { guardOf, userAgent, ca } = needs;

  function exchange(url: URL, address: string, request: DocumentRequest, signal: AbortSignal) {
    const pinned = new URL(url);
    pinned.hostname = address;
    return fetch(pinned, {
      method: request.method,
      headers: { ...request.headers, host: url.host, "user-agent": userAgent, "accept-encoding": "identity" },
      body: request.body ?? null,
      redirect: "manual",
      keepalive: false,
      decompress: false,
      proxy: false,
      signal,
      tls: {
        // Explicit: NODE_TLS_REJECT_UNAUTHORIZED would decide otherwise.
        rejectUnauthorized: true,
        serverName: url.hostname.replace(/\.$/, ""),
        ...(ca === undefined ? {} : { ca }),
      },
    });
  }

  return async (url, request, signal) => {
    const found = await unlessAborted(signal, guardOf(url).reach(url.href)).catch((thrown: unknown) => {
      throw new DocumentError(url.host, failureOf(thrown), thrown);
    });
    const { addresses, error } = found;
    if (addresses === null) throw new DocumentError(url.host, error);
    let failed: unknown = null;
    for (const address of addresses) {
      try {
        return await exchange(url, address, request, signal);
      } catch (thrown) {
        failed = thrown;
        if (!UNSENT.has(failureOf(thrown))) break;
      }
    }
    throw new DocumentError(url.host, failureOf(failed), failed);
  };
}

/**
 * Reads small documents from servers that an operator names, as `createFetch` asks them.
 * @param needs.timeout - milliseconds for all of a request.
 * @param needs.largest - bytes of the largest document.
 * @returns a function that throws `DocumentError`.
 */
export function createDocuments(needs: {
  guardOf: (url: URL) => Pick<Guard, "reach">;
  userAgent: string;
  timeout: number;
  largest: number;
  ca?: string;
}): (url: string, request: DocumentRequest) => Promise<Response> {
  const { timeout, largest } = needs;
  const ask = createFetch(needs);

  /** @throws DocumentError when it is larger than allowed, or cut off. */
  async function read(host: string, { body }: Response): Promise<Blob> {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    try {
      for await (const piece of body ?? []) {
        bytes += piece.length;
        if (bytes > largest) throw new DocumentError(host, "too_large");
        pieces.push(piece);
      }
    } catch (thrown) {
      if (thrown instanceof DocumentError) throw thrown;
      throw new DocumentError(host, failureOf(thrown), thrown);
    }
    return new Blob(pieces);
  }

  return async (text, request) => {
    const url = new URL(text);
    const limits = [AbortSignal.timeout(timeout), ...(request.signal ? [request.signal] : [])];
    const answer = await ask(url, request, AbortSignal.any(limits));
    const { status, headers } = answer;
    const content = await read(url.host, answer);
    return new Response(status === 204 || status === 304 ? null : content, { status, headers });
  };
}
