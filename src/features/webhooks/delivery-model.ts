import { type Static, Type } from "@sinclair/typebox";
import { CODE_ID, idOf, nextCursor, time } from "../../kit/shared/common-members.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { DELIVERY_EVENTS, HELD_BACK } from "./traits.ts";

export const DELIVERY_STATUSES = ["pending", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const Delivery = Type.Object(
  {
    id: Type.String({ pattern: "^whd_", description: "Also in the headers webhook-id and x-svc-delivery" }),
    event: oneOf(DELIVERY_EVENTS, { description: "What happened" }),
    codeId: idOf("code", CODE_ID),
    status: oneOf(DELIVERY_STATUSES, { description: "How it stands" }),
    attempts: Type.Integer({ minimum: 0, description: "How often it was sent so far" }),
    lastStatus: Type.Union([Type.Integer(), Type.Null()], {
      description: "Status of the receiver's last answer; null when none came",
    }),
    lastError: Type.Union([Type.String({ pattern: "^[a-z0-9_]+$" }), Type.Null()], {
      description: "Why the last attempt failed; stable",
    }),
    nextAttemptAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
      description: "null unless it is pending. While it is held back, the earliest time",
    }),
    heldBack: orNull(
      oneOf(HELD_BACK, {
        description:
          "Why it waits: the url has never answered 2xx, or not the last ten times, and one delivery at a time is tried; or too much goes to its network address",
      }),
    ),
    createdAt: time("When the event happened"),
    deliveredAt: orNull(time("When the receiver took it; null until then")),
    durationMs: orNull(
      Type.Integer({ minimum: 0, description: "Milliseconds that the last attempt took; null before one" }),
    ),
    body: Type.String({ description: "What is sent, byte for byte" }),
  },
  named("Delivery"),
);
export type Delivery = Static<typeof Delivery>;

export const DeliveryList = Type.Object(
  {
    deliveries: Type.Array(Delivery, { description: "Newest first" }),
    nextCursor,
  },
  named("DeliveryList"),
);
export type DeliveryList = Static<typeof DeliveryList>;
