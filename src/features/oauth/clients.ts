import { type Static, Type } from "@sinclair/typebox";
import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import { readStored } from "../../kit/shared/json.ts";
import { Lru } from "../../kit/shared/lru.ts";
import { checkOf } from "../../kit/shared/schema.ts";
import type { Sealer } from "../../kit/shared/seal.ts";
import { NAME_LENGTH } from "./constants.ts";
import { readRedirect } from "./redirects.ts";
import { OAuthRefusal } from "./refusal.ts";

/** The program that asks for access. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** The host that vouches for it, where its id is an address; `null` where it has registered by itself. */
  readonly host: string | null;
}

/** Finds clients. */
export interface Clients {
  /** Registers a client (RFC 7591). @throws OAuthRefusal */
  register(metadata: unknown): Promise<Client>;
  /**
   * The client of an id: one that was registered, or the document at an https address (OAuth Client ID
   * Metadata Document).
   * @throws OAuthRefusal `invalid_client`
   */
  find(id: string): Promise<Client>;
}

const MOST_REDIRECTS = 20;

/** The metadata of a client (RFC 7591, 2) that are used. */
const Metadata = Type.Object({
  client_name: Type.Optional(Type.String({ maxLength: 1_000 })),
  redirect_uris: Type.Array(Type.String(), { minItems: 1, maxItems: MOST_REDIRECTS }),
});
type Metadata = Static<typeof Metadata>;
const check = checkOf(Metadata);

/** Characters of the longest id. It is a part of addresses, and of forms. */
const LONGEST_ID = 4_000;

/** The seal's bound text: it fits no other use of the key. */
const BOUND = "client";

/** How long a document is not read again. */
const FRESH = 5 * MINUTE;
const CACHED_DOCUMENTS = 500;

/** Reads a document of another server. */
type Read = (
  url: string,
  request: { readonly method: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<Response>;

/**
 * A registration is kept in the id that the client gets, sealed: whoever registers a million clients fills
 * nothing here, and a client that is never used leaves nothing behind.
 */
export function createClients(needs: { sealer: Sealer; read: Read; clock: Clock }): Clients {
  const { sealer, read, clock } = needs;
  const documents = new Lru<string, { readonly client: Client; readonly until: number }>(CACHED_DOCUMENTS);

  async function registered(id: string): Promise<Client> {
    try {
      const text = await sealer.open(Uint8Array.fromBase64(id, { alphabet: "base64url" }), BOUND);
      return clientOf(
        id,
        readStored(text, (stored) => check.Check(stored)),
        null,
      );
    } catch {
      // Made up, or sealed with a secret of ours that is lost.
      throw new OAuthRefusal("invalid_client", "This client is not registered here. Register it again.");
    }
  }

  async function documented(id: string): Promise<Client> {
    const known = documents.get(id);
    if (known && known.until > clock.now()) return known.client;
    const url = URL.parse(id);
    if (!url || url.href !== id || url.pathname === "/" || url.hash !== "" || url.username !== "")
      throw new OAuthRefusal(
        "invalid_client",
        "The client_id is no address of a document: it needs https and a path.",
      );
    const found = await fetched(id);
    if (found?.["client_id"] !== id || !check.Check(found))
      throw new OAuthRefusal(
        "invalid_client",
        "The document at the client_id could not be read, or does not name this client_id and its redirect_uris.",
      );
    const client = clientOf(id, found, url.host);
    documents.set(id, { client, until: clock.now() + FRESH });
    return client;
  }

  /** The object at an address; `null` where none is, or the address is not public. */
  async function fetched(url: string): Promise<Record<string, unknown> | null> {
    try {
      const answer = await read(url, { method: "GET", headers: { accept: "application/json" } });
      const body: unknown = answer.ok ? await answer.json() : null;
      return typeof body === "object" && body !== null ? { ...body } : null;
    } catch {
      // A document that can't be had is none. Its server may be anybody's, so the log does not tell of it.
      return null;
    }
  }

  return {
    async register(metadata) {
      if (!check.Check(metadata))
        throw new OAuthRefusal(
          "invalid_client_metadata",
          `A registration names 1 to ${MOST_REDIRECTS} redirect_uris, and a client_name.`,
        );
      const { redirect_uris } = metadata;
      if (redirect_uris.some((uri) => readRedirect(uri) === null))
        throw new OAuthRefusal(
          "invalid_redirect_uri",
          "Each of the redirect_uris has to be on https, or on localhost, 127.0.0.1 or [::1], without a fragment.",
        );
      const kept = { client_name: nameOf(metadata), redirect_uris };
      const sealed = await sealer.seal(JSON.stringify(kept), BOUND);
      const id = sealed.toBase64({ alphabet: "base64url", omitPadding: true });
      if (id.length > LONGEST_ID)
        throw new OAuthRefusal("invalid_client_metadata", "The redirect_uris are too long.");
      return clientOf(id, kept, null);
    },

    find(id) {
      if (id.length > LONGEST_ID) return registered("");
      return id.startsWith("https://") ? documented(id) : registered(id);
    },
  };
}

function clientOf(id: string, metadata: Metadata, host: string | null): Client {
  return { id, name: nameOf(metadata), redirectUris: metadata.redirect_uris, host };
}

/** Characters of which nothing is seen, or which turn others around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** The name that a client gives itself, as far as it is seen; otherwise the host to which it leads. */
function nameOf({ client_name = "", redirect_uris: [first = ""] }: Metadata): string {
  const seen = client_name.toWellFormed().replace(UNSEEN, "").replace(/\s+/g, " ").trim();
  const name = [...seen].slice(0, NAME_LENGTH).join("").trim();
  return name === "" ? (readRedirect(first)?.url.host ?? "app") : name;
}
