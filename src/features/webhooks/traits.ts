/* In a file of its own, because the stores load no schemas. */

/** The events that webhooks are sent. */
export const DELIVERY_EVENTS = ["qr.scan", "qr.lead", "qr.alert", "qr.blocked"] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** The events of a webhook that names none: those that there have always been. */
export const DEFAULT_EVENTS: readonly DeliveryEvent[] = ["qr.scan", "qr.lead"];

/** A workspace has so many webhooks at most. */
export const MOST_WEBHOOKS = 10;

/** Characters of a webhook's name. */
export const LONGEST_NAME = 100;

/** After so many deliveries in a row that a webhook does not take, one is tried and the others wait. */
export const HELD_AFTER = 10;

/** Why a delivery waits, beside its own schedule. */
export const HELD_BACK = ["receiver_unproven", "receiver_failing", "address_busy"] as const;
export type HeldBack = (typeof HELD_BACK)[number];
