/* In a file of its own, because the stores load no schemas. */

/**
 * A webhook's key, under which its deliveries lie. It begins with the workspace's id, so those of a workspace
 * are one range. The first webhook's is that id itself. Events that several webhooks want wait under a key of
 * their own until each has a delivery of it.
 */
export type WebhookKey = string;

const OTHERS = ".";
const SHARED = "*";

/** The key of a workspace's first webhook. */
export const firstOf = (tenantId: string): WebhookKey => tenantId;

/** The key of events that several webhooks of a workspace want. */
export const sharedOf = (tenantId: string): WebhookKey => `${tenantId}${SHARED}`;

export const isShared = (key: WebhookKey): boolean => key.endsWith(SHARED);

/** The workspace of a key. */
export function tenantOf(key: WebhookKey): string {
  return /^[^.*]*/.exec(key)?.[0] ?? key;
}

/** Behind all keys of a workspace. */
export const endOf = (tenantId: string): string => `${tenantId}/`;

const suffixOf = (tenantId: string) => tenantId.slice(tenantId.indexOf("_") + 1);

/** The id by which clients know a webhook. */
export function idOf(key: WebhookKey): string {
  const tenantId = tenantOf(key);
  return `hook_${key === tenantId ? suffixOf(tenantId) : key.slice(tenantId.length + OTHERS.length)}`;
}

/** The key of a workspace's webhook with this id, if it has one. */
export function keyOf(tenantId: string, id: string): WebhookKey {
  const suffix = suffixOf(id);
  return suffix === suffixOf(tenantId) ? firstOf(tenantId) : `${tenantId}${OTHERS}${suffix}`;
}
