import { Elysia } from "elysia";
import { query } from "../../../kit/http/input.ts";
import { json } from "../../../kit/http/operation.ts";
import { operatorOf } from "../../../kit/http/requests.ts";
import type { OperatorDomainsDesk } from "../domains.ts";
import { DisabledDomain, OperatorDomains, ReleasedDomain } from "../domains-model.ts";
import type { OperatorVouchersDesk } from "../vouchers.ts";
import { MadeVoucher, NewVoucher, OperatorVoucher, OperatorVouchers } from "../vouchers-model.ts";
import { EXAMPLE_PLACE } from "./examples.ts";
import { nothing, type OperatorRouteNeeds, optionsOf, page, paging } from "./operations.ts";

const voucher = {
  ...{ hint: "7KM3", plan: "pro", uses: 1, redeemed: 0, days: 365, expiresAt: null, state: "open" },
  createdAt: "2026-11-21T10:20:00.000Z",
};
const domain = {
  ...{ host: "qr.museum.example", tenantId: EXAMPLE_PLACE.id, state: "verified" },
  ...{ verifiedAt: "2026-11-20T09:00:00.000Z", checkedAt: "2026-11-21T09:00:00.000Z", warning: null },
  disabled: false,
};

const hint = {
  hint: { component: "VoucherHint", description: "First digits of its code, or the code", example: "7KM3" },
};
const host = {
  host: { component: "OperatorHost", description: "Name of the host", example: domain.host },
};

/** Vouchers, and the domains of all workspaces. */
export function keepingRoutes(
  needs: OperatorRouteNeeds & { vouchers: OperatorVouchersDesk; domains: OperatorDomainsDesk },
) {
  const { vouchers, domains } = needs;
  const { reads, lists, acts, takes } = optionsOf(needs);

  return new Elysia()
    .get(
      "/operator/api/vouchers",
      () => vouchers.list(),
      reads({
        id: "listVouchers",
        summary: "Vouchers, oldest first",
        description: "Also those that have ended or are used up. Of a code only the first digits are stored.",
        answers: { 200: json("All of them", OperatorVouchers, { vouchers: [voucher] }) },
      }),
    )
    .post(
      "/operator/api/vouchers",
      ({ request, body }) => vouchers.make(body, operatorOf(request)),
      takes(NewVoucher, {
        id: "makeVoucher",
        summary: "Make a voucher",
        description: "An unknown plan is refused, and an end that has passed. `revokeVoucher` ends it.",
        example: { plan: "pro", days: 365 },
        answers: {
          200: json("The voucher, with its code", MadeVoucher, { code: "7KM3-Q9XW-2PT4-B8DK", voucher }),
        },
      }),
    )
    .delete(
      "/operator/api/vouchers/:hint",
      ({ request, params: { hint: named } }) => vouchers.revoke(named, operatorOf(request)),
      acts({
        id: "revokeVoucher",
        summary: "End a voucher",
        description: "Who has redeemed it keeps the plan.",
        path: hint,
        answers: { 200: json("The voucher", OperatorVoucher, { ...voucher, state: "revoked" }) },
        problems: ["not_found"],
      }),
    )
    .get(
      "/operator/api/domains",
      (context) => page(context, (limit, cursor) => domains.list(limit, cursor)),
      {
        query: query(paging),
        ...lists(
          OperatorDomains,
          { domains: [domain] },
          {
            id: "listOperatorDomains",
            summary: "Domains of all workspaces, oldest first",
            description: "At most 20 a page.",
          },
        ),
      },
    )
    .post(
      "/operator/api/domains/:host/release",
      ({ request, params }) => domains.release(params.host, operatorOf(request)),
      acts({
        id: "releaseDomain",
        summary: "Take a verified domain from its workspace: its name was sold",
        description:
          "Its codes stay with their workspace and are not served there any more. Nothing undoes it.",
        path: host,
        answers: {
          200: json("The workspace that had it", ReleasedDomain, { tenantId: EXAMPLE_PLACE.id, codes: 12 }),
        },
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/domains/:host/disable",
      ({ request, params }) => domains.disable(params.host, operatorOf(request)),
      acts({
        id: "disableDomain",
        summary: "Have all of a host answer 410",
        description: "Also if another workspace verifies it later.",
        path: host,
        answers: {
          200: json("The workspace that has verified it", DisabledDomain, { tenantId: EXAMPLE_PLACE.id }),
        },
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/domains/:host/enable",
      ({ request, params, set }) => nothing({ set }, domains.enable(params.host, operatorOf(request))),
      acts({
        id: "enableDomain",
        summary: "Undo that a host answers 410",
        description: "404 for a host that `disableDomain` has not switched off.",
        path: host,
        answers: { 204: { description: "It is served again" } },
        problems: ["not_found"],
      }),
    );
}
