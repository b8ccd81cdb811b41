import { Fault, type FaultDetail } from "./fault.ts";
import { explain } from "./reasons.ts";
import type { Scope } from "./scopes.ts";
import type { Holder } from "./tenant.ts";

/** Refusals that several rooms give in the same words. */

/** Nothing is served at a path. */
export function nothingHere(): Fault {
  return new Fault("not_found", "There is nothing at this path.");
}

/** Input is not as it should be. */
export function invalidRequest(errors: readonly FaultDetail[]): Fault {
  return new Fault("invalid_request", "The request is not as it should be; errors says what to change.", {
    errors,
  });
}

/** Characters of the longest address that is taken apart. No parameters of ours come near it together. */
export const LONGEST_ADDRESS = 16_384;

/** To take the query of an address of a megabyte apart holds the event loop for 75 ms. */
export function addressTooLong(): Fault {
  return new Fault("invalid_request", `An address may have at most ${LONGEST_ADDRESS} characters.`);
}

/** A request names several hosts: whoever stands in between may have read another one (RFC 9112, 3.2). */
export function severalHosts(): Fault {
  return new Fault("invalid_request", "Send one Host.");
}

/** The console, the API or metrics were asked by a name that is none of the service's. */
export function misdirected(): Fault {
  return new Fault(
    "misdirected",
    "This service does not go by the name in Host. Its operator can set QZ_BASE_URL to this address, or name it in QZ_OTHER_HOSTS.",
  );
}

/** Nothing public has ever had a name that was perhaps guessed. */
export class UnknownName extends Fault {}

/** Something is asked for that only the operator of the service may do. */
export function operatorRequired(): Fault {
  return new Fault(
    "operator_required",
    "This is for operators of the service: with their key, or their session, which ends 30 minutes after its last use.",
  );
}

/** The tenant has no code with an id. */
export function noSuchCode(): Fault {
  return new Fault("code_not_found", "You have no code with this id.");
}

/** A blocked code was to be switched on, or copied. */
export function codeTakenDown(): Fault {
  return new Fault(
    "code_taken_down",
    "This code is blocked. `blocked` of its record says why. A block by a list ends by itself, any other is the operator's to lift.",
  );
}

/** A code was to be made on a host that its workspace has not verified. */
export function unverifiedDomain(): Fault {
  return new Fault("domain_not_verified", "This workspace has not verified the domain.", {
    errors: [{ pointer: "/domain", ...explain("domain_not_own") }],
  });
}

/**
 * A code would have a GS1 address where none is answered. @param where - a domain, or the service's own host.
 */
export function gs1Off(where: "domain" | "base"): Fault {
  return invalidRequest([
    { pointer: "/gs1", ...explain(where === "domain" ? "gs1_off_domain" : "gs1_off_base") },
  ]);
}

/** A write would exceed the bytes that a workspace's plan allows. @param most - those bytes. */
export function bytesReached(most: number | null): Fault {
  const why = explain("plan_bytes", { megabytes: Math.floor((most ?? 0) / 1_000_000) });
  return new Fault(
    "plan_limit",
    `${why.detail} Delete codes or pictures, or redeem a voucher for a larger plan.`,
    { errors: [{ pointer: "", ...why }] },
  );
}

/** No code has ever had a short id. */
export class UnknownShortId extends UnknownName {
  constructor() {
    super("code_not_found", "There is no code with this short id.");
  }
}

/** No picture has an id. */
export class UnknownImage extends UnknownName {
  constructor() {
    super("image_not_found", "There is no picture with this id.");
  }
}

/** No file has an id. */
export class UnknownFile extends UnknownName {
  constructor() {
    super("file_not_found", "There is no file with this id.");
  }
}

/** A landing names a file that its workspace does not have. @param pointer - of the id. */
export function unknownFile(pointer: string): Fault {
  return invalidRequest([{ pointer, ...explain("file_unknown") }]);
}

/** A landing names a picture that its workspace does not have. @param pointer - of the id. */
export function unknownPicture(pointer: string): Fault {
  return invalidRequest([{ pointer, ...explain("image_unknown") }]);
}

/** A landing names a picture that its workspace does not have. */
export function unknownCover(): Fault {
  return invalidRequest([{ pointer: "/landing/cover/id", ...explain("image_unknown") }]);
}

/** Seconds. Damage stays for longer, but a database that is away may be back. */
const NEXT_LOOK_UP = 1;

/** Nobody can tell at the moment which code has a short id: storage is out of order. */
export function codeUnreadable(): Fault {
  return new Fault(
    "storage_unavailable",
    "This short id can't be looked up at the moment. Try again later.",
    {
      retryAfter: NEXT_LOOK_UP,
    },
  );
}

/** The code of a short id is disabled or deleted. */
export function codeGone(): Fault {
  return new Fault("code_gone", "This code was switched off or deleted by its owner.");
}

/** A code, its workspace or its whole domain is blocked. */
export function codeBlocked(): Fault {
  return new Fault("code_blocked", "The operator of this service has blocked this.");
}

/** The workspace was erased while its request was in flight. */
export function workspaceErased(): Fault {
  return new Fault("invalid_key", "The workspace of this key was erased.");
}

/** The key or the role of a request grants too little. @param scopes - those that it lacks. */
export function scopeMissing(scopes: readonly Scope[], { member }: Pick<Holder, "member">): Fault {
  const names = scopes.map((scope) => `\`${scope}\``).join(", ");
  const why = member
    ? `Your role lacks ${names}. An owner or admin of the workspace can give you another.`
    : `This key lacks ${names}. A key with the scope \`account\` can make another: POST /app/api/keys.`;
  return new Fault("scope_missing", why);
}

/** A workspace makes no tracked code before its address is confirmed. */
export function emailUnconfirmed(): Fault {
  return new Fault(
    "email_unconfirmed",
    "Confirm the address of the workspace first: open the link in the mail that was sent to it.",
  );
}

/** Something that only an owner may do was asked for by another. */
export function ownerRequired(): Fault {
  return new Fault(
    "owner_required",
    "Only an owner may do this: signed in, by the key of the sign-up, or by a key that an owner made.",
  );
}

/** A style names a look that its workspace does not have, or no longer has. */
export function unknownLook(): Fault {
  return new Fault("style_invalid", "There is no look with this id. GET /app/api/styles lists yours.", {
    errors: [{ pointer: "/style/saved", ...explain("look_unknown") }],
  });
}

/** A change names nothing that can be changed. @param members - the names of what can be. */
export function nothingToChange(...members: string[]): Fault {
  return new Fault("nothing_to_change", `Name at least one of ${members.join(", ")}.`, {
    errors: [{ pointer: "", ...explain("nothing_to_change") }],
  });
}

/** An `Idempotency-Key` came with another body before. */
export function keyReused(): Fault {
  return new Fault(
    "idempotency_key_reused",
    "This Idempotency-Key was used with another body. Use a new key for a new request.",
  );
}

/** A `?cursor=` that no list gave. */
export function invalidCursor(): Fault {
  return new Fault(
    "cursor_invalid",
    "Use a nextCursor exactly as the answer before gave it, with the same parameters.",
    {
      errors: [{ pointer: "?cursor", ...explain("cursor_unknown") }],
    },
  );
}

/** Another code of the workspace has an external id. */
export function externalIdTaken(): Fault {
  const why = explain("external_id_taken");
  return new Fault("external_id_taken", `The externalId ${why.detail}.`, {
    errors: [{ pointer: "/externalId", ...why }],
  });
}

/** The workspace demands a second factor, and the person has none. */
export function secondFactorMissing(): Fault {
  return new Fault("second_factor_missing", "This workspace demands a second factor. Set one up first.");
}
