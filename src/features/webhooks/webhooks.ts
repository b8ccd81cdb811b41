import type { WebhookStore } from "./store/webhooks.ts";
import { type Clock, DAY, isoTime } from "../../kit/shared/clock.ts";
import { workspaceErased } from "../../kit/shared/common-faults.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Sealer } from "../../kit/shared/seal.ts";
import { isObject, readStored } from "../../kit/shared/json.ts";
import { invalidUrl } from "../../kit/outbound/guard.ts";
import { DEFAULT_EVENTS } from "./traits.ts";
import type { Webhook, WebhookInput, WebhookSaved } from "./model.ts";
import { SECRET_PREFIX } from "./signature.ts";
import type { StoredWebhook } from "./records.ts";

/** Where a tenant's events go, and the secrets they are signed with. */
export interface Receiver {
  readonly url: string;
  /** Whole secrets `whsec_…`: the present one first, then earlier ones that are valid for another 24 hours. */
  readonly secrets: readonly string[];
}

/** The effect of a change of the webhook on deliveries that wait. */
export interface PendingDeliveries {
  /** Fails all that wait; `reason` is stable, in snake case. */
  failAll(tenantId: string, reason: string): Promise<void>;
  /** Notifies it that they have a new receiver. */
  wake(tenantId: string): void;
}

/** A tenant's webhook: where it leads, and its secrets. */
export interface Webhooks {
  /** The secret is not shown. */
  get(tenantId: string): Promise<Webhook>;
  /** @throws Fault `invalid_url` when the URL may not be used, or the input changes nothing. */
  put(tenantId: string, input: WebhookInput): Promise<WebhookSaved>;
  /** `null` when there is none. @throws UnreadableSecret */
  receiverOf(tenantId: string): Promise<Receiver | null>;
  /** Removes the webhook and fails deliveries that wait. @param url - removes it only while this is its URL. */
  remove(tenantId: string, url?: string): Promise<void>;
}

/** The stored secrets were sealed under another `QZ_SECRET`. Nothing can be signed until the tenant rotates the secret. */
export class UnreadableSecret extends Error {
  override readonly name = "UnreadableSecret";
}

/** The sealed secrets: the present one, and earlier ones that sign, too, `until` a time (ms since the epoch). */
interface Secrets {
  readonly present: string;
  readonly previous: readonly { readonly secret: string; readonly until: number }[];
}

function isSecrets(value: unknown): value is Secrets {
  if (!isObject(value) || typeof value["present"] !== "string") return false;
  const { previous } = value;
  return Array.isArray(previous) && previous.every(isEarlierSecret);
}

function isEarlierSecret(value: unknown): boolean {
  return isObject(value) && typeof value["secret"] === "string" && typeof value["until"] === "number";
}

const SECRET_BYTES = 32;
const OVERLAP = DAY;

/** Most earlier secrets: the signature header stays short for a tenant that rotates often. */
const MOST_PREVIOUS = 9;

export function createWebhooks(needs: {
  store: WebhookStore;
  /** Checks that the service may call a URL. @throws Fault `invalid_url`. */
  checkUrl: (url: string) => Promise<void>;
  pending: PendingDeliveries;
  sealer: Sealer;
  clock: Clock;
  ids: Ids;
}): Webhooks {
  const { store, checkUrl, pending, sealer, clock, ids } = needs;

  const seal = (tenantId: string, secrets: Secrets) => sealer.seal(JSON.stringify(secrets), tenantId);

  /** @throws UnreadableSecret */
  async function open(tenantId: string, sealed: Uint8Array): Promise<Secrets> {
    try {
      return readStored(await sealer.open(sealed, tenantId), isSecrets);
    } catch (cause) {
      throw new UnreadableSecret("A webhook's secret can't be opened", { cause });
    }
  }

  /** The earlier secrets that still sign. */
  const valid = ({ previous }: Secrets) => previous.filter(({ until }) => until > clock.now());

  /** A new secret in front of the earlier ones. Those that can't be opened any more are dropped. */
  async function rotated(tenantId: string, sealed: Uint8Array | null): Promise<Secrets> {
    const present = SECRET_PREFIX + ids.bytes(SECRET_BYTES).toBase64();
    const known = sealed === null ? null : await open(tenantId, sealed).catch(() => null);
    if (known === null) return { present, previous: [] };
    const replaced = { secret: known.present, until: clock.now() + OVERLAP };
    return { present, previous: [replaced, ...valid(known)].slice(0, MOST_PREVIOUS) };
  }

  /** Replaces the stored webhook by what `decide` returns, and retries when another change came first. `null` keeps it. */
  async function change(
    tenantId: string,
    decide: (known: StoredWebhook | null) => Promise<WebhookChange | null>,
  ): Promise<WebhookChange | null> {
    for (;;) {
      const known = await store.get(tenantId);
      const decided = await decide(known);
      if (decided === null) return null;
      const revision = (known?.revision ?? 0) + 1;
      const outcome = await store.replace(tenantId, { ...decided.next, revision });
      if (outcome === "replaced") return decided;
      if (outcome === "tenant_gone") throw workspaceErased();
    }
  }

  const removed = () => ({ next: { url: null, secrets: null, events: null, updatedAt: clock.now() } });

  async function removeIf(tenantId: string, isIt: (url: string) => boolean): Promise<void> {
    const changed = await change(tenantId, async (known) =>
      known === null || known.url === null || !isIt(known.url) ? null : removed(),
    );
    if (changed) await pending.failAll(tenantId, "webhook_removed");
  }

  async function save(
    tenantId: string,
    { url: given, rotate = false, events: named }: WebhookInput,
  ): Promise<WebhookSaved> {
    let moved = false;
    const saved = await change(tenantId, async (known) => {
      const url = given ?? known?.url ?? null;
      if (url === null) throw invalidUrl(explain("receiver_missing"));
      const mints = rotate || known === null || known.url === null || known.secrets === null;
      moved = url !== known?.url;
      const events = named ?? known?.events ?? null;
      const others = { url, events, updatedAt: clock.now() };
      if (!mints && !moved && Bun.deepEquals(events, known.events)) return null;
      if (!mints) return { next: { ...others, secrets: known.secrets } };
      const secrets = await rotated(tenantId, known?.secrets ?? null);
      return { next: { ...others, secrets: await seal(tenantId, secrets) }, secret: secrets.present };
    });
    if (saved && moved) pending.wake(tenantId);
    const shown = saved ? shownOf(saved.next) : shownOf(await store.get(tenantId));
    return saved?.secret === undefined ? shown : { ...shown, secret: saved.secret };
  }

  return {
    get: async (tenantId) => shownOf(await store.get(tenantId)),

    async put(tenantId, input) {
      const { url, rotate = false, events } = input;
      if (url === undefined && !rotate && events === undefined)
        throw invalidUrl(explain("receiver_required"));
      if (url === "") {
        await removeIf(tenantId, () => true);
        return shownOf(await store.get(tenantId));
      }
      if (url !== undefined) await checkUrl(url);
      return save(tenantId, input);
    },

    async receiverOf(tenantId) {
      const known = await store.get(tenantId);
      if (known === null || known.url === null || known.secrets === null) return null;
      const secrets = await open(tenantId, known.secrets);
      return {
        url: known.url,
        secrets: [secrets.present, ...valid(secrets).map(({ secret }) => secret)],
      };
    },

    remove: (tenantId, url) => removeIf(tenantId, (present) => url === undefined || present === url),
  };
}

/** The row to store, and the secret that was made for it. */
interface WebhookChange {
  readonly next: Omit<StoredWebhook, "revision">;
  readonly secret?: string;
}

function shownOf(stored: Omit<StoredWebhook, "revision"> | null): Webhook {
  const events = [...(stored?.events ?? DEFAULT_EVENTS)];
  if (stored === null) return { url: null, configured: false, events, updatedAt: null };
  const { url, updatedAt } = stored;
  return { url, configured: url !== null, events, updatedAt: isoTime(updatedAt) };
}
