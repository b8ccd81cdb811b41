import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { type Gate, takeFrom } from "../http/gate.ts";
import { type Limiter, limitKey, RateLimited } from "../http/limits.ts";
import { type NoticeCode, noticeResponse, prefersHtml } from "../http/notice.ts";
import { json, operation } from "../http/operation.ts";
import { page, pageSize, query } from "../http/query.ts";
import { factsOf } from "../http/requests.ts";
import { Fault } from "../shared/fault.ts";
import { oneOf } from "../shared/schema.ts";
import type { Tenant } from "../tenants/model.ts";
import { ScanLog } from "./model.ts";
import type { Resolver } from "./resolve.ts";
import type { Scans } from "./scans.ts";

const LogQuery = query({
  bots: Type.Optional(
    oneOf(["include", "exclude"], { description: "Whether automated scans count; include unless told" }),
  ),
  ...page,
});

const SHORT_ID = /^[A-Za-z0-9_-]{3,48}$/;

/** Endpoint 3, where a scan arrives, and endpoint 14, where it is read. */
export function scanRoutes(needs: {
  gate: Gate;
  resolveLimit: Limiter;
  resolver: Resolver;
  scans: Scans;
  /** Whether a tenant owns a code. */
  owns: (tenant: Tenant, codeId: string) => Promise<boolean>;
}) {
  const { gate, resolveLimit, resolver, scans } = needs;

  async function follow(request: Request, named: string | null): Promise<Response> {
    const { address } = factsOf(request);
    // What no code can be called is neither looked up nor remembered: it may be as long as a request line.
    const shortId = named !== null && SHORT_ID.test(named) ? named : null;
    takeFrom(resolveLimit, `${limitKey(address)} ${shortId}`);
    // Asking without fetching is no scan.
    const sighting =
      request.method === "HEAD" ? null : { address, header: (name: string) => request.headers.get(name) };
    // A badly escaped path has no short id either, and so is unknown.
    const resolution = shortId === null ? null : await resolver.resolve(shortId, sighting);
    if (resolution?.kind === "redirect")
      return new Response(null, {
        status: 302,
        headers: { location: resolution.location, "cache-control": "no-store" },
      });
    if (resolution?.kind === "gone")
      throw new Fault("code_gone", "This code was switched off or deleted by its owner.");
    throw new Fault("code_not_found", "There is no code with this short id.");
  }

  async function own(tenant: Tenant, params: Readonly<Record<string, string>>): Promise<void> {
    if (await needs.owns(tenant, params["id"] ?? "")) return;
    throw new Fault("code_not_owned", "You have no code with this id.");
  }

  return new Elysia({ name: "scans" })
    .get("/r/:shortId", ({ request, params }) => follow(request, params.shortId).catch(readable(request)), {
      ...operation({
        id: "resolve",
        tag: "scans",
        summary: "Follow a code",
        description:
          "What a scanned QR code leads to. The scan is on the disk before the answer leaves. HEAD answers the same " +
          "and records nothing. A browser gets 404, 410 and 429 as small pages.",
        limited: true,
        pages: true,
        answers: {
          302: {
            description: "To the destination, or to the hosted page",
            headers: { location: "Where the code leads", "cache-control": "no-store" },
          },
        },
        problems: ["code_not_found", "code_gone"],
      }),
    })
    .get(
      "/app/api/codes/:id/scans",
      ({ params, query }) =>
        scans.log(params.id, {
          withBots: query.bots !== "exclude",
          limit: pageSize(query.limit),
          cursor: query.cursor ?? null,
        }),
      {
        ...gate.reads({ key: "required", feature: "analytics", owner: own }),
        query: LogQuery,
        ...operation({
          id: "getScanLog",
          tag: "scans",
          summary: "The scan log of a code",
          key: "required",
          storage: true,
          answers: {
            200: json("Sums over all of the code's scans, and one page of them, newest first", ScanLog, {
              total: 2,
              uniqueVisitors: 1,
              repeatScanners: 1,
              uniqueDevices: 0,
              repeatDevices: 0,
              avgScansPerDevice: 0,
              bots: 0,
              events: [
                {
                  id: "scan_aqlwwyo9z4",
                  at: "2026-11-21T10:15:00.000Z",
                  visitor: "6f1c0b2a9d8e4f5071b2c3d4e5f60718",
                  device: "mobile",
                  repeat: true,
                  bot: null,
                },
              ],
              nextCursor: null,
            }),
          },
          problems: ["invalid_request", "cursor_invalid", "code_not_owned", "analytics_not_enabled"],
        }),
      },
    );
}

const NOTICE_CODES: readonly string[] = [
  "code_not_found",
  "code_gone",
  "rate_limited",
] satisfies NoticeCode[];

/** A refusal as a page, for those who would rather read one. */
function readable(request: Request) {
  return (error: unknown): Response => {
    const isNotice = (code: string): code is NoticeCode => NOTICE_CODES.includes(code);
    if (!(error instanceof Fault) || !isNotice(error.code) || !prefersHtml(request.headers.get("accept")))
      throw error;
    return noticeResponse(error.code, error instanceof RateLimited ? error.headers : {});
  };
}
