import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { NotedExport } from "../../audit/http/exports.ts";
import { days, daysOf } from "../../../kit/http/days.ts";
import { FILE_NAME } from "../../../kit/http/download.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { NO_STORE, PAGE_HEADERS } from "../../../kit/http/operation-headers.ts";
import { json, openOperation, operation } from "../../../kit/http/operation.ts";
import { bots, group, page, pageSize, query, refusePaging } from "../../../kit/http/input.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { recordContent, recordFile, recordFormat } from "../../../kit/http/record-file.ts";
import { addressIn, factsOf, tenantOf } from "../../../kit/http/requests.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { type ScanEvent, ScanLog, type WorkspaceScan, WorkspaceScanLog } from "../log-model.ts";
import type { Redirect } from "./redirect.ts";
import type { Scans } from "../scans.ts";
import { CODE_PATH, SHORT_ID_PATH } from "../../codes/model.ts";
import { CONSENT_COOKIE, DEVICE_COOKIE, PRIVACY_CONTROL } from "../../../kit/http/request-parameters.ts";

const LogQuery = query({
  ...bots,
  ...recordFormat,
  ...page,
});

const WorkspaceLogQuery = query({
  ...group,
  ...days,
  ...bots,
  ...recordFormat,
  ...page,
});

const COLUMNS = [
  "id",
  "at",
  "visitor",
  "country",
  "device",
  "system",
  "browser",
  "language",
  "referrer",
  "repeat",
  "bot",
  "destination",
] as const;

const TABLE = {
  columns: COLUMNS,
  row: (event: ScanEvent) => COLUMNS.map((column) => event[column]),
};

const [ID, AT, ...OBSERVED] = COLUMNS;
const WORKSPACE_COLUMNS = [ID, AT, "codeId", "shortId", ...OBSERVED] as const;

const WORKSPACE_TABLE = {
  columns: WORKSPACE_COLUMNS,
  row: (event: WorkspaceScan) => WORKSPACE_COLUMNS.map((column) => event[column]),
};

const exampleEvent: ScanEvent = {
  id: "scan_aqlwwyo9z4",
  at: "2026-11-21T10:15:00.000Z",
  visitor: "6f1c0b2a9d8e4f5071b2c3d4e5f60718",
  country: "DE",
  device: "mobile",
  system: "iOS",
  browser: "Safari",
  language: "de",
  referrer: null,
  repeat: true,
  bot: null,
  destination: "default",
};

const { id: exampleId, at: exampleTime, ...exampleObserved } = exampleEvent;
const exampleOfCode: WorkspaceScan = {
  id: exampleId,
  at: exampleTime,
  codeId: CODE_PATH.id.example,
  shortId: "Kx7fP2m",
  ...exampleObserved,
};

const exampleLog = {
  total: 2,
  uniqueVisitors: 1,
  repeatScanners: 1,
  uniqueDevices: 0,
  repeatDevices: 0,
  avgScansPerDevice: 0,
  bots: 0,
  events: [exampleEvent],
  nextCursor: null,
};

/** `/r/{shortId}`, where a scan arrives, and the scan log. */
export function scanRoutes(needs: {
  gate: Gate;
  redirect: Redirect;
  scans: Scans;
  /** Whether a tenant sees the devices, by the operator's grant. */
  seesDevices: (tenant: Tenant) => boolean;
  /** Whether a tenant owns a code. */
  owns: (tenant: Tenant, codeId: string) => Promise<boolean>;
  noted: NotedExport;
}) {
  const { gate, redirect, scans, noted } = needs;

  async function own(tenant: Tenant, params: Readonly<Record<string, string>>): Promise<void> {
    if (await needs.owns(tenant, params["id"] ?? "")) return;
    throw new Fault("code_not_owned", "You have no code with this id.");
  }

  return new Elysia()
    .get(
      "/r/:shortId",
      ({ request, params }) => redirect(request, addressIn(request, params.shortId), factsOf(request), null),
      {
        ...openOperation({
          id: "resolve",
          tag: "scans",
          summary: "Follow a code",
          description:
            "What a scanned QR code leads to. The scan is on the disk before the answer leaves. HEAD answers the same " +
            "and records nothing. A browser gets 404, 410, 429 and 503 as small pages. With a `+` behind the short id nothing is " +
            "followed or recorded: a page names the hosts to which the code may lead.",
          limited: true,
          pages: true,
          busy: false,
          path: SHORT_ID_PATH,
          parameters: [CONSENT_COOKIE, DEVICE_COOKIE, PRIVACY_CONTROL],
          answers: {
            200: {
              description: "Where the code leads, for a short id with a `+` behind it",
              mediaType: "text/html",
              schema: Type.String(),
              example: "<!doctype html>…",
              headers: { ...PAGE_HEADERS, "cache-control": "`no-store`" },
            },
            302: {
              description: "To the destination, or to the hosted page",
              headers: {
                location: "Where the code leads",
                "cache-control": "`no-store`: every scan is counted",
                "set-cookie": { description: "svc_device, once its owner consented", optional: true },
              },
            },
          },
          otherwise: "There is none: a scan that can't be recorded goes to its destination all the same",
          storage: true,
          problems: ["code_not_found", "code_gone", "code_blocked"],
        }),
      },
    )
    .get(
      "/app/api/codes/:id/scans",
      async ({ request, params, query, set }) => {
        const withBots = query.bots !== "exclude";
        if (query.format === "csv" || query.format === "ndjson") {
          refusePaging(query);
          const { format } = query;
          const order = { action: "scans.exported", format, codeId: params.id } as const;
          const events = noted(request, order, scans.events(params.id, withBots));
          return recordFile(request, events, format, TABLE, "scans");
        }
        const log = await scans.log(params.id, {
          withBots,
          limit: pageSize(query.limit),
          cursor: query.cursor ?? null,
          withDevices: needs.seesDevices(tenantOf(request)),
        });
        // Its visitors are persons, if only for a day.
        Object.assign(set.headers, nextByCursor(request, log.nextCursor), { "cache-control": "no-store" });
        return log;
      },
      {
        query: LogQuery,
        ...operation(gate.reads({ scopes: ["analytics:read"], feature: "analytics", owner: own }), {
          id: "getScanLog",
          tag: "scans",
          summary: "The scan log of a code",
          description:
            "With the devices of people who consented, where the operator granted deviceLog. A code that is unknown or somebody else's is 401.",
          path: CODE_PATH,
          storage: true,
          answers: {
            200: {
              ...json(
                "Sums over all of the code's scans, and one page of them, newest first",
                ScanLog,
                exampleLog,
                { ...NEXT, ...NO_STORE, ...FILE_NAME },
              ),
              others: recordContent(TABLE, "ScanEvent", exampleEvent),
            },
          },
          problems: ["invalid_request", "cursor_invalid", "code_not_owned", "analytics_not_enabled"],
        }),
      },
    )
    .get(
      "/app/api/scans",
      async ({ request, query, set }) => {
        const { id } = tenantOf(request);
        const chosen = {
          withBots: query.bots !== "exclude",
          ...(query.group ? { group: query.group } : {}),
          ...daysOf(query),
        };
        const { format } = query;
        if (format === "csv" || format === "ndjson") {
          const order = { action: "scans.exported", format } as const;
          const events = noted(request, order, scans.workspaceEvents(id, chosen));
          return recordFile(request, events, format, WORKSPACE_TABLE, "scans");
        }
        const [limit, cursor] = [pageSize(query.limit), query.cursor ?? null];
        const log = await scans.workspaceLog(id, { ...chosen, limit, cursor });
        Object.assign(set.headers, nextByCursor(request, log.nextCursor), { "cache-control": "no-store" });
        return log;
      },
      {
        query: WorkspaceLogQuery,
        ...operation(gate.reads({ scopes: ["analytics:read"], feature: "analytics" }), {
          id: "listScans",
          tag: "scans",
          summary: "The scan log of all codes",
          description:
            "Newest first. A page looks through at most 2,500 scans for those of a group or of people, so it may end before its limit, " +
            "or be empty; nextCursor goes on. The sums are in the overview.",
          storage: true,
          answers: {
            200: {
              ...json(
                "One page, or all of them as a file",
                WorkspaceScanLog,
                { events: [exampleOfCode], nextCursor: null },
                { ...NEXT, ...NO_STORE, ...FILE_NAME },
              ),
              others: recordContent(WORKSPACE_TABLE, "WorkspaceScan", exampleOfCode),
            },
          },
          problems: ["invalid_request", "cursor_invalid", "period_invalid", "analytics_not_enabled"],
        }),
      },
    );
}
