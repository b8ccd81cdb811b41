/* In a file of its own, because the stores load no schemas. */

/** The events that webhooks are sent. */
export const DELIVERY_EVENTS = ["qr.scan", "qr.lead", "qr.alert"] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** The events of a webhook that names none: those that there have always been. */
export const DEFAULT_EVENTS: readonly DeliveryEvent[] = ["qr.scan", "qr.lead"];
