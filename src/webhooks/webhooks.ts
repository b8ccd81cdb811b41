import { type Clock, DAY, isoTime } from "../shared/clock.ts";
import { workspaceErased } from "../shared/common-faults.ts";
import type { Ids } from "../shared/ids.ts";
import type { Sealer } from "../shared/seal.ts";
import { invalidUrl } from "./guard.ts";
import type { Webhook, WebhookInput, WebhookSaved } from "./model.ts";
import { SECRET_PREFIX } from "./signature.ts";
import type { StoredWebhook, WebhookStore } from "./store.ts";

/** Where a tenant's events go, and what they are signed with. */
export interface Receiver {
  readonly url: string;
  /** Whole secrets `whsec_…`: the present one first, then those before it that have not had their 24 hours. */
  readonly secrets: readonly string[];
}

/** Deliveries that wait, as far as a change of the webhook concerns them. */
export interface PendingDeliveries {
  /** Fails all that wait; `reason` is stable, in snake case. */
  failAll(tenantId: string, reason: string): Promise<void>;
  /** Says that they have a new receiver. */
  wake(tenantId: string): void;
}

/** A tenant's webhook: where it leads, and its secrets. */
export interface Webhooks {
  /** The secret is not shown. */
  get(tenantId: string): Promise<Webhook>;
  /** @throws Fault `invalid_url` when the address may not be used, or there is nothing to do. */
  put(tenantId: string, input: WebhookInput): Promise<WebhookSaved>;
  /** `null` when there is none. @throws UnreadableSecret */
  receiverOf(tenantId: string): Promise<Receiver | null>;
  /** Removes the webhook and fails what waits. @param url - only while it is still this one. */
  remove(tenantId: string, url?: string): Promise<void>;
}

/** The stored secrets were sealed under another `QZ_SECRET`. Nothing can be signed until the tenant rotates. */
export class UnreadableSecret extends Error {
  override readonly name = "UnreadableSecret";
}

/** What is sealed: the present secret and those before it, each signing along until its time (in ms). */
interface Secrets {
  readonly present: string;
  readonly previous: readonly { readonly secret: string; readonly until: number }[];
}

const SECRET_BYTES = 32;
const OVERLAP = DAY;

/** Secrets before the present one that are kept at most: whoever rotates on and on still has a header of bounded length. */
const MOST_PREVIOUS = 9;

export function createWebhooks(needs: {
  store: WebhookStore;
  /** Whether the service may call an address. @throws Fault `invalid_url` when not. */
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
    const text = await sealer.open(sealed, tenantId).catch((cause) => {
      throw new UnreadableSecret("A webhook's secret can't be opened", { cause });
    });
    return JSON.parse(text);
  }

  /** The secrets before the present one that still sign along. */
  const living = ({ previous }: Secrets) => previous.filter(({ until }) => until > clock.now());

  /** A new secret in front of those there were. Those that can't be opened any more are of no use to anybody. */
  async function minted(tenantId: string, sealed: Uint8Array | null): Promise<Secrets> {
    const present = SECRET_PREFIX + ids.bytes(SECRET_BYTES).toBase64();
    const known = sealed === null ? null : await open(tenantId, sealed).catch(() => null);
    if (known === null) return { present, previous: [] };
    const replaced = { secret: known.present, until: clock.now() + OVERLAP };
    return { present, previous: [replaced, ...living(known)].slice(0, MOST_PREVIOUS) };
  }

  /** Replaces what is stored by what `change` makes of it; again when somebody else was faster. `null` leaves it. */
  async function change(
    tenantId: string,
    decide: (known: StoredWebhook | null) => Promise<Change | null>,
  ): Promise<Change | null> {
    for (;;) {
      const known = await store.get(tenantId);
      const decided = await decide(known);
      if (decided === null) return null;
      const revision = (known?.revision ?? 0) + 1;
      const outcome = await store.replace(tenantId, { ...decided.next, revision });
      if (outcome === "replaced") return decided;
      if (outcome === "gone") throw workspaceErased();
    }
  }

  const removed = () => ({ next: { url: null, secrets: null, updatedAt: clock.now() } });

  async function take(tenantId: string, isIt: (url: string) => boolean): Promise<void> {
    const taken = await change(tenantId, async (known) =>
      known === null || known.url === null || !isIt(known.url) ? null : removed(),
    );
    if (taken) await pending.failAll(tenantId, "webhook_removed");
  }

  async function save(tenantId: string, given: string | undefined, rotate: boolean): Promise<WebhookSaved> {
    let moved = false;
    const saved = await change(tenantId, async (known) => {
      const url = given ?? known?.url ?? null;
      if (url === null) throw invalidUrl("There is no webhook whose secret could be renewed. Set its url.");
      const mints = rotate || known === null || known.url === null || known.secrets === null;
      moved = url !== known?.url;
      if (!mints && !moved) return null;
      const updatedAt = clock.now();
      if (!mints) return { next: { url, secrets: known.secrets, updatedAt } };
      const secrets = await minted(tenantId, known?.secrets ?? null);
      return { next: { url, secrets: await seal(tenantId, secrets), updatedAt }, secret: secrets.present };
    });
    if (saved && moved) pending.wake(tenantId);
    const shown = saved ? shownOf(saved.next) : shownOf(await store.get(tenantId));
    return saved?.secret === undefined ? shown : { ...shown, secret: saved.secret };
  }

  return {
    get: async (tenantId) => shownOf(await store.get(tenantId)),

    async put(tenantId, { url, rotate = false }) {
      if (url === undefined && !rotate) throw invalidUrl("Send a url; an empty one removes the webhook.");
      if (url === "") {
        await take(tenantId, () => true);
        return shownOf(await store.get(tenantId));
      }
      if (url !== undefined) await checkUrl(url);
      return save(tenantId, url, rotate);
    },

    async receiverOf(tenantId) {
      const known = await store.get(tenantId);
      if (known === null || known.url === null || known.secrets === null) return null;
      const secrets = await open(tenantId, known.secrets);
      return {
        url: known.url,
        secrets: [secrets.present, ...living(secrets).map(({ secret }) => secret)],
      };
    },

    remove: (tenantId, url) => take(tenantId, (present) => url === undefined || present === url),
  };
}

/** What is to be stored, and the secret that was made for it. */
interface Change {
  readonly next: Omit<StoredWebhook, "revision">;
  readonly secret?: string;
}

function shownOf(stored: Omit<StoredWebhook, "revision"> | null): Webhook {
  if (stored === null) return { url: null, configured: false, updatedAt: null };
  const { url, updatedAt } = stored;
  return { url, configured: url !== null, updatedAt: isoTime(updatedAt) };
}
