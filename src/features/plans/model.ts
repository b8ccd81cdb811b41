import { type Static, Type } from "@sinclair/typebox";
import { named, orNull } from "../../kit/shared/schema.ts";

const limit = Type.Optional(Type.Integer({ minimum: 0 }));

/** Limits of a workspace's first days. One that is not named is none. */
const FirstLimitsOfPlan = Type.Object(
  {
    codes: limit,
    /** Hosts to which its codes have led. Each is a row. */
    hosts: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    /** Mails that it has had sent to addresses of others. Each is a row. */
    mails: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  },
  { additionalProperties: false },
);
export type FirstLimitsOfPlan = Static<typeof FirstLimitsOfPlan>;

/** The rights and limits of a plan. A limit of `null` is none. */
export const Plan = Type.Object(
  {
    codes: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    dynamicCode: Type.Boolean(),
    analytics: Type.Boolean(),
    bulkRows: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    /** None is four times `codes`. */
    plainCodes: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    /** None is 0. */
    domains: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    /** None is no limit. */
    bytes: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    /** Of files. None is as many as `bytes`. */
    fileBytes: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    /** None is no limit. */
    members: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    /** Until an address is confirmed, for a day at most. */
    firstDay: Type.Optional(FirstLimitsOfPlan),
    firstWeek: Type.Optional(FirstLimitsOfPlan),
  },
  { additionalProperties: false },
);
export type Plan = Static<typeof Plan>;

/** A plan's name, as operators type it and `GET /app/api/me` shows it. */
export const PlanName = Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,47}$" });

/** The file of `QZ_PLANS`: plans by name. */
export const PlanFile = Type.Record(PlanName, Plan, { additionalProperties: false });

/** The rights and limits of a tenant now, by its plan and by grants of the operator. */
export const Grants = Type.Object(
  {
    dynamicCode: Type.Boolean({ description: "May make tracked codes" }),
    analytics: Type.Boolean({ description: "May read analytics and the scan log" }),
    deviceLog: Type.Boolean({
      description: "Sees the per-device list in the scan log; only the operator grants it",
    }),
    codes: Type.Union([Type.Integer(), Type.Null()], { description: "Most codes; null is no limit" }),
    plainCodes: Type.Union([Type.Integer(), Type.Null()], {
      description: "Most plain codes; null is no limit",
    }),
    bulkRows: Type.Union([Type.Integer(), Type.Null()], {
      description: "Most rows of a bulk file; null is no limit",
    }),
    domains: Type.Union([Type.Integer(), Type.Null()], {
      description: "Most domains of its own; null is no limit",
    }),
    bytes: Type.Union([Type.Integer(), Type.Null()], {
      description: "Most bytes of contents, histories, pictures and kept answers; null is no limit",
    }),
    fileBytes: Type.Union([Type.Integer(), Type.Null()], {
      description: "Most bytes of files, beside those; null is no limit",
    }),
    members: Type.Union([Type.Integer(), Type.Null()], {
      description: "Most members, open invitations included; null is no limit",
    }),
  },
  { description: "Rights and limits now, by the plan and by the operator", ...named("Grants") },
);
export type Grants = Static<typeof Grants>;

const most = (of: string) => orNull(Type.Integer({ description: `Most ${of}; null is no limit` }));

/** Limits that end by themselves, as `GET /app/api/me` shows them. */
export const FirstLimits = Type.Object(
  {
    codes: most("codes"),
    hosts: most("hosts to which codes have led"),
    mails: most("mails to others"),
    until: Type.String({ format: "date-time", description: "When these limits end" }),
  },
  named("FirstLimits"),
);
export type FirstLimits = Static<typeof FirstLimits>;

/** The plan that applies to a tenant at some time. */
export const CurrentPlan = Type.Object(
  {
    name: Type.String({ description: "Name of the plan, which the operator gave it" }),
    validUntil: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
      description: "When it lapses; null is never",
    }),
  },
  { description: "The plan that applies now", ...named("Plan") },
);
export type CurrentPlan = Static<typeof CurrentPlan>;

export const RedeemInput = Type.Object(
  {
    code: Type.String({ description: "The voucher's code; case and dashes are ignored" }),
  },
  // Unknown properties at the top of a body are ignored.
  { additionalProperties: true, ...named("RedeemInput") },
);

export const RedeemAnswer = Type.Object({ plan: CurrentPlan, grants: Grants });
export type RedeemAnswer = Static<typeof RedeemAnswer>;
