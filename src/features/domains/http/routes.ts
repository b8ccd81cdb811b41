import { Elysia } from "elysia";
import { authorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import {
  IF_MATCH,
  IF_NONE_MATCH,
  RECORD_TAG,
  requiredRevisions,
  sendRecord,
} from "../../../kit/http/conditional.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { IDEMPOTENCY_KEY, REPLAYED, retryKey, sendMade } from "../../../kit/http/idempotency.ts";
import { page, pageSize, query } from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { type Limiter, takeFrom } from "../../../kit/http/limits.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { invalidCursor } from "../../../kit/shared/common-faults.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Domains } from "../domains.ts";
import { CreateDomain, DomainList, DomainRecord, EditDomain, EditDomainDocument } from "../model.ts";

const newBody: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

/** Two files of links of 128 KiB each, with room for spaces. */
const body: BodyRule = { maxBytes: 512 * 1024, mediaTypes: JSON_TYPES };

const CREATE = "POST /app/api/domains";

const PATH = {
  id: { component: "DomainId", description: "Id of the domain", example: "dom_01kahgy2m4e8r6t0v2x4z6b8dk" },
};

const example = {
  id: PATH.id.example,
  host: "qr.museum.example",
  state: "verified",
  dns: { type: "TXT", name: "_quietzone.qr.museum.example", value: "quietzone=5f0c…" },
  home: "https://museum.example/",
  notFound: null,
  listed: null,
  apple: null,
  android: null,
  gs1: false,
  codes: 12,
  waiting: 0,
  createdAt: "2026-11-21T09:05:00.000Z",
  verifiedAt: "2026-11-21T09:25:00.000Z",
  checkedAt: "2026-11-21T09:25:00.000Z",
  warning: null,
  disabled: false,
};

/** The domains of a workspace. @param verifyLimit - counted per tenant: name servers of others are asked. */
export function domainRoutes(needs: { gate: Gate; domains: Domains; verifyLimit: Limiter }) {
  const { gate, domains, verifyLimit } = needs;

  async function own(tenant: Tenant, params: Readonly<Record<string, string>>): Promise<void> {
    await domains.get(tenant, params["id"] ?? "");
  }

  const creation = jsonBody(gate, { scopes: ["domains"], body: newBody, schema: CreateDomain });
  const edits = jsonBody(gate, { scopes: ["domains"], body, owner: own, schema: EditDomain });

  return new Elysia()
    .get(
      "/app/api/domains",
      async ({ request, query, set }) => {
        const found = await domains.list(tenantOf(request), {
          limit: pageSize(query.limit),
          ...(query.cursor ? { before: domainCursor(query.cursor) } : {}),
        });
        Object.assign(set.headers, nextByCursor(request, found.nextCursor));
        return found;
      },
      {
        query: query(page),
        ...operation(gate.reads({ scopes: ["domains"] }), {
          id: "listDomains",
          tag: "domains",
          summary: "Your domains, newest first",
          description: "A page ends before its limit when its domains are large.",
          storage: true,
          answers: {
            200: json("One page of domains", DomainList, { domains: [example], nextCursor: null }, NEXT),
          },
          problems: ["invalid_request", "cursor_invalid"],
        }),
      },
    )
    .post(
      "/app/api/domains",
      async ({ request, body, set }) => {
        const retry = retryKey(request, CREATE);
        return sendMade(set, await domains.create(tenantOf(request), body, retry, authorOf(request)));
      },
      {
        ...operation(creation, {
          id: "createDomain",
          tag: "domains",
          summary: "Add a domain",
          description:
            "It is pending until its TXT record is found. A domain that you have already is answered unchanged.",
          storage: true,
          parameters: [IDEMPOTENCY_KEY],
          body: { rule: newBody, schema: CreateDomain, example: { host: example.host } },
          answers: { 200: json("The domain", DomainRecord, example, { ...RECORD_TAG, ...REPLAYED }) },
          problems: ["host_invalid", "domain_taken", "plan_limit", "idempotency_key_reused"],
        }),
      },
    )
    .get(
      "/app/api/domains/:id",
      async ({ request, params, set }) => {
        const { domain, record } = await domains.get(tenantOf(request), params.id);
        return sendRecord(set, domain.revision, record);
      },
      {
        ...operation(gate.reads({ scopes: ["domains"] }), {
          id: "getDomain",
          tag: "domains",
          summary: "One domain",
          storage: true,
          path: PATH,
          parameters: [IF_NONE_MATCH],
          answers: {
            200: json("The domain", DomainRecord, example, RECORD_TAG),
            304: { description: "You have it already", headers: RECORD_TAG },
          },
          problems: ["domain_not_found"],
        }),
      },
    )
    .post(
      "/app/api/domains/:id/verify",
      async ({ request, params, set }) => {
        const tenant = tenantOf(request);
        await domains.get(tenant, params.id);
        await takeFrom(verifyLimit, tenant.id);
        const { domain, record } = await domains.verify(tenant, params.id, authorOf(request));
        return sendRecord(set, domain.revision, record);
      },
      {
        ...operation(gate.reads({ scopes: ["domains"] }), {
          id: "verifyDomain",
          tag: "domains",
          summary: "Look up the TXT record of a domain",
          description:
            "The first workspace whose value is found has the domain, until its record has been missing for seven days. At most ten in a minute, and few new names of one domain a day.",
          limited: true,
          storage: true,
          path: PATH,
          answers: { 200: json("The verified domain", DomainRecord, example, RECORD_TAG) },
          problems: ["domain_not_found", "domain_not_verified", "domain_taken", "plan_limit"],
        }),
      },
    )
    .patch(
      "/app/api/domains/:id",
      async ({ request, params, body, set }) => {
        const revisions = requiredRevisions(request.headers.get("if-match"));
        const { domain, record } = await domains.edit(
          tenantOf(request),
          params.id,
          body,
          revisions,
          authorOf(request),
        );
        return sendRecord(set, domain.revision, record);
      },
      {
        ...operation(edits, {
          id: "editDomain",
          tag: "domains",
          summary: "Change the redirects and app links of a domain, and whether it answers GS1 Digital Links",
          description:
            "Each property is replaced as a whole; null removes it. While codes with `gs1` are on the domain, `gs1: false` is refused, and the answer has their number.",
          storage: true,
          path: PATH,
          parameters: [IF_MATCH],
          body: { rule: body, schema: EditDomainDocument, example: { home: example.home } },
          answers: { 200: json("The changed domain", DomainRecord, example, RECORD_TAG) },
          problems: [
            "nothing_to_change",
            "target_invalid",
            "target_blocked",
            "domain_not_found",
            "plan_limit",
            "gs1_in_use",
            "domain_changed",
          ],
        }),
      },
    )
    .delete(
      "/app/api/domains/:id",
      async ({ request, params, set }) => {
        const revisions = requiredRevisions(request.headers.get("if-match"));
        await domains.remove(tenantOf(request), params.id, revisions, authorOf(request));
        set.status = 204;
      },
      {
        ...operation(gate.reads({ scopes: ["domains"] }), {
          id: "deleteDomain",
          tag: "domains",
          summary: "Delete a domain without codes",
          description: "While codes are on it, the answer has their number.",
          storage: true,
          path: PATH,
          parameters: [IF_MATCH],
          answers: { 204: { description: "Deleted" } },
          problems: ["domain_not_found", "domain_in_use", "domain_changed"],
        }),
      },
    );
}

/** @throws Fault `cursor_invalid` when a cursor is not the id of a domain. */
function domainCursor(cursor: string): string {
  if (/^dom_[0-9a-z]{26}$/.test(cursor)) return cursor;
  throw invalidCursor();
}
