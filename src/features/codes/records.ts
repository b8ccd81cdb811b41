import type { LogoCopy } from "../logos/art.ts";
import type { SeenLook } from "../looks/model.ts";
import type { Style } from "../../qr/style.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import type { RetryKey } from "../../kit/shared/retry.ts";
import type { HealthState } from "../watch/constants.ts";
import type { Code, CodeSort, CountedCode } from "./model.ts";
import type { Encoded } from "./payload.ts";

/** The result of adding a code. */
export type Addition =
  | { readonly kind: "added" }
  /** The same request was answered before; `answer` is the record as it was sent then. */
  | { readonly kind: "replayed"; readonly answer: string }
  /** The key was used before with another body. */
  | { readonly kind: "key_reused" }
  /** The tenant was erased during the request. */
  | { readonly kind: "tenant_gone" }
  | { readonly kind: "limit_reached" }
  /** In its first days the tenant's codes may lead to no more hosts. */
  | { readonly kind: "hosts_reached" }
  /** The tenant's budget of bytes has no room for it. */
  | { readonly kind: "bytes_reached" }
  /** The look that its style names was changed or deleted since the style was checked. */
  | { readonly kind: "look_changed" }
  /** The workspace has no such picture as its landing names. */
  | { readonly kind: "image_unknown" }
  /** The workspace has no such picture or file as its landing names beside its cover. */
  | { readonly kind: "media_unknown" }
  /** The workspace has deleted its domain since it was checked. */
  | { readonly kind: "domain_gone" }
  /** It has a GS1 address, and its domain answers none any more. */
  | { readonly kind: "gs1_off" }
  | { readonly kind: "short_id_taken" }
  /** Its GS1 address is that of another code, or was that of another workspace. */
  | { readonly kind: "gs1_taken" }
  /** Its GS1 address names one thing, and the workspace has no code of the product. */
  | { readonly kind: "gs1_product_missing" }
  /** Another code of the workspace has its external id. */
  | { readonly kind: "external_id_taken" };

export interface NewCode {
  readonly code: Code;
  /** The copies of logos that its style and landing name. */
  readonly copies?: readonly LogoCopy[];
  /** The look that its style names, as it was when the style was checked. */
  readonly seenLook?: SeenLook | null;
  /** Most codes the tenant may have, `null` for no limit. */
  readonly limit: number | null;
  /** Most bytes it may have, no limit by default. */
  readonly most?: number | null;
  /** Most hosts to which its codes may have led, no limit by default. */
  readonly mostHosts?: number | null;
  /** With it: the answer to store, for the same request within 24 hours. */
  readonly retry: { readonly key: RetryKey; readonly answer: string } | null;
  /** Nothing is noted without it. */
  readonly deed?: Deed;
}

/** The outcome for one of several codes. */
export type CodeOutcome =
  | "added"
  | Extract<
      Addition["kind"],
      | "limit_reached"
      | "hosts_reached"
      | "bytes_reached"
      | "image_unknown"
      | "media_unknown"
      | "domain_gone"
      | "gs1_off"
      | "short_id_taken"
      | "gs1_taken"
      | "gs1_product_missing"
      | "external_id_taken"
    >;

/** One of several new codes. */
export interface DraftedCode {
  readonly code: Code;
  readonly copies: readonly LogoCopy[];
  readonly seenLook: SeenLook | null;
  /** Whether its short id is the owner's own. */
  readonly isOwn: boolean;
  /** Its record in JSON. */
  readonly answer: string;
}

/** New codes of one request. */
export interface NewCodes extends Required<Pick<NewCode, "limit" | "most">>, Pick<NewCode, "mostHosts"> {
  readonly tenantId: string;
  readonly at: number;
  readonly codes: readonly DraftedCode[];
  readonly retry: RetryKey | null;
  /** Nothing is noted without it. */
  readonly deed?: Deed;
  /** The answer to the request, by what becomes of each code. */
  readonly answer: (outcomes: readonly CodeOutcome[]) => string;
}

/** The result of adding several codes. */
export type Additions =
  | { readonly kind: "added"; readonly answer: string; readonly added: readonly Code[] }
  /** The codes have to be checked again. */
  | { readonly kind: "again" }
  | Extract<Addition, { readonly kind: "replayed" | "key_reused" | "tenant_gone" }>;

/** Tags that each of some codes gets, and tags that it loses. */
export interface Retag {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Why a code is not changed. */
export type EditRefusal =
  /** It has another revision. */
  | "changed"
  /** It was to be switched on, and it is blocked. */
  | "taken_down"
  /** The tenant no longer has the look that the style names. */
  | "look_changed"
  /** The tenant does not have the picture that the landing names. */
  | "image_unknown"
  /** The tenant does not have a picture or a file that the landing names beside its cover. */
  | "media_unknown"
  /** Another code of the workspace has the external id that it was to get. */
  | "external_id_taken"
  /** Its menu has another dish at the place that was named. */
  | "menu_changed"
  /** It would have more tags than a code may have. */
  | "tags_full"
  /** In its first days the tenant's codes may lead to no more hosts. */
  | "hosts_reached"
  /** The code would grow, and the tenant's budget of bytes has no room for that. */
  | "bytes_reached";

/** The place of a code in an order. It stays where it is when the code moves or is deleted. */
export interface CodePlace {
  readonly id: string;
  /** Compared before the id: scans or the key of a title. Empty in orders by age. */
  readonly key: string | number;
}

/** Some codes of a list. */
export interface CodePage {
  readonly codes: readonly CountedCode[];
  /** The place behind which the list goes on; `null` at its end. There may be more after a page that is not full. */
  readonly next: CodePlace | null;
}

export interface CodeFilter {
  readonly group?: string;
  /** All of them. */
  readonly tags?: readonly string[];
  readonly active?: boolean;
  /** A host; `null` for the service's own. */
  readonly domain?: string | null;
  readonly health?: HealthState;
  /** The short id of one code, on `domain` or the service's own host. */
  readonly shortId?: string;
  readonly externalId?: string;
  /** Text in title, group, target, external id, tags or short id, in any case. */
  readonly search?: string;
  readonly limit: number;
  /** Newest first by default. */
  readonly sort?: CodeSort;
  /** Only codes behind this place of the same order. */
  readonly after?: CodePlace;
}

/** A code by its name, and its scans over all time, as they were at most a minute ago. */
export interface ScannedCode extends Pick<Code, "id" | "shortId" | "title"> {
  readonly name: string;
  readonly scans: number;
}

/** A code as it is drawn: in the style of the look, if it names one. */
export interface DrawnCode extends Encoded {
  readonly style: Style | null;
}

/** The destinations of a scanned code. */
export interface Destination {
  readonly codeId: string;
  readonly tenantId: string;
  readonly shortId: string;
  readonly target: string;
  readonly hasLanding: boolean;
  /** The file to which scans lead in place of its page; `null` for none. */
  readonly directFile: string | null;
  /** Whether its page asks for a password. */
  readonly isLocked: boolean;
  readonly active: boolean;
  /** Whether it, or its workspace, is blocked. Then it is not active. */
  readonly isBlocked: boolean;
  readonly rules: Code["rules"];
  readonly query: Code["query"];
  readonly utm: Code["utm"];
  readonly fallback: Code["fallback"];
  readonly listed: CountedCode["listed"];
  readonly gs1: Code["gs1"];
  readonly links: Code["links"];
  /** The dead ones of its targets. They are read only for a code with a fallback. */
  readonly dead: readonly string[];
}
