import { type Static, Type } from "@sinclair/typebox";
import { createdAt, count, text } from "../../kit/shared/common-members.ts";
import { described, LINE, named, oneOf, orNull } from "../../kit/shared/schema.ts";

/** As the command has them. */
const MOST_USES = 1_000_000;
const MOST_DAYS = 36_500;

export const OperatorVoucher = Type.Object(
  {
    hint: text("The first digits of its code. The others are not stored"),
    plan: text("The plan that it gives"),
    uses: count("Workspaces that may redeem it"),
    redeemed: count("Workspaces that have"),
    days: orNull(Type.Integer(), { description: "Days for which it gives the plan; null is without end" }),
    expiresAt: orNull(Type.String({ format: "date-time" }), { description: "Until when it can be redeemed" }),
    state: oneOf(["open", "expired", "used up", "revoked"], { description: "Whether it can be redeemed" }),
    createdAt,
  },
  named("OperatorVoucher"),
);

export const OperatorVouchers = Type.Object(
  { vouchers: Type.Array(OperatorVoucher, { description: "Oldest first" }) },
  named("OperatorVouchers"),
);
export type OperatorVouchers = Static<typeof OperatorVouchers>;

export const NewVoucher = Type.Object(
  {
    plan: Type.String({ maxLength: 100, pattern: LINE, description: "Name of a plan" }),
    uses: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_USES,
        description: "Workspaces that may redeem it; 1 by default",
      }),
    ),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_DAYS, description: "Days for which it gives the plan" }),
    ),
    expiresAt: Type.Optional(
      Type.String({
        maxLength: 40,
        description: "A date, whose end counts, or a time. Without one it never ends",
      }),
    ),
  },
  { additionalProperties: true, ...named("NewVoucher") },
);
export type NewVoucher = Static<typeof NewVoucher>;

export const MadeVoucher = Type.Object(
  { code: text("Its code, which is shown only now"), voucher: described(OperatorVoucher, "The new voucher") },
  named("MadeVoucher"),
);
export type MadeVoucher = Static<typeof MadeVoucher>;
