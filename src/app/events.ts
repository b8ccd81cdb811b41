import type { ShortAddress } from "../kit/shared/short-address.ts";

/** The events that features emit to each other, each with its value. */
export interface Events {
  /** A code was made, changed or deleted. */
  readonly "code.changed": ShortAddress;
  /** A code changed, and its GS1 address did not: caches evict its short address, and keep names of GS1. */
  readonly "code.stale": ShortAddress;
  /** A workspace, by its id, was erased, suspended or resumed. */
  readonly "tenant.gone": string;
  /** The name, plan or address of a workspace was changed. */
  readonly "tenant.edited": null;
  /** The defaults that a look gives to pages were changed. */
  readonly "look.changed": null;
  /** A key, a session, a person or a member was changed or is gone, or what a workspace allows them. */
  readonly "keys.changed": null;
  /** So many scans were recorded. */
  readonly "scans.stored": number;
  /** A delivery of a workspace, by its id, is to be sent. */
  readonly "delivery.due": string;
  /** A domain of a workspace was verified. */
  readonly "domain.verified": { readonly tenantId: string; readonly host: string };
  /** There is work for the chores, which need not wait for their next turn. */
  readonly "chores.due": null;
}

/** Functions of a feature by the event that calls them. They only evict and note: emitting takes no time. */
export type Listeners = { readonly [Name in keyof Events]?: (value: Events[Name]) => void };

/** Hands an event to the listeners of all features. */
export type Emit = <Name extends keyof Events>(name: Name, value: Events[Name]) => void;

/** Listeners are called in the order in which they were added, before `emit` returns. */
export interface EventBus {
  readonly emit: Emit;
  add(listeners: Listeners): void;
}

export function createEventBus(): EventBus {
  const all: Listeners[] = [];
  return {
    emit(name, value) {
      for (const listeners of all) listeners[name]?.(value);
    },
    add: (listeners) => void all.push(listeners),
  };
}
