import { CODE_PARTS, OVERVIEW_CHARTS } from "../../../src/features/analytics/constants.ts";
import type { Place, WorstInput } from "../input.ts";
import { fullestLanguages, fullestPage, fullestParts } from "../styles.ts";

const busy =
  (rest: string) =>
  ({ large }: Place) => ({
    path: `/app/api/codes/${large.busy.id}${rest}`,
    key: large.apiKey,
  });

const YEARS = "from=2026-01-01&to=2026-12-31";

/** Periods of more than a thousand hours, which are refused. */
const REFUSED: ReadonlySet<string> = new Set([
  `?${YEARS}&interval=hour`,
  "?from=0001-01-01&to=9999-12-31&interval=hour",
]);
const statusOf = (query: string) => (REFUSED.has(query) ? 400 : 200);

/** Operations on a webhook. */
const NOBODYS = [
  ["getWebhookById", "GET", "", null],
  ["editWebhook", "PATCH", "", { url: "https://museum.example/".padEnd(2_048, "x"), rotate: true }],
  ["deleteWebhook", "DELETE", "", null],
  ["testWebhookById", "POST", "/test", { event: "qr.alert" }],
  ["listDeliveriesById", "GET", "/deliveries?limit=1000", null],
  ["retryDeliveryById", "POST", "/deliveries/whd_00000000000000000000000000/retry", null],
] as const;

/** Scans, analytics, leads, interactions, deliveries and hosted pages. */
export const INPUTS: readonly WorstInput[] = [
  ...[
    "?limit=1000",
    "?limit=1000&bots=exclude",
    "?format=csv",
    "?format=ndjson",
    "?format=ndjson&bots=exclude",
  ].map((query): WorstInput => ({
    operation: "getScanLog",
    name: `of many scans: ${query}`,
    status: 200,
    request: busy(`/scans${query}`),
  })),
  {
    operation: "getScanLog",
    name: "without automated scans, of a code that programs have scanned as many devices",
    status: 200,
    request: ({ large, automated }) => ({
      path: `/app/api/codes/${automated.id}/scans?limit=1&bots=exclude`,
      key: large.apiKey,
    }),
  },
  ...[
    "?limit=1000",
    "?limit=1000&bots=exclude",
    "?limit=1000&group=nobody",
    "?limit=1000&from=2000-01-01&to=2199-12-31&cursor=scan_zzzzzzzzzz.zzzzzzzzzz",
    "?format=csv&group=nobody",
    "?format=ndjson&bots=exclude",
  ].map((query): WorstInput => ({
    operation: "listScans",
    name: `of many codes and scans: ${query}`,
    status: 200,
    request: ({ large }) => ({ path: `/app/api/scans${query}`, key: large.apiKey }),
  })),
  ...[
    `?${YEARS}&interval=hour`,
    `?${YEARS}&interval=day&timezone=Asia/Kathmandu`,
    `?${YEARS}&interval=month&bots=exclude`,
    "?from=2026-03-01&to=2026-03-31&interval=hour&timezone=America/St_Johns",
    "?from=0001-01-01&to=9999-12-31&interval=hour",
    "?from=2000-01-02&to=2026-12-31&interval=month&timezone=Asia/Kathmandu&bots=exclude",
    "?from=2008-01-02&to=2026-12-31&interval=week&timezone=Pacific/Apia",
    `?${YEARS}&interval=day&format=csv`,
    "?from=2026-03-01&to=2026-04-10&interval=hour&timezone=Pacific/Chatham&format=svg&theme=dark&language=de",
    "?from=2026-03-01&to=2026-04-10&interval=hour&timezone=Pacific/Chatham&format=png&theme=dark&language=de",
    ...CODE_PARTS.map((chart) => `?${YEARS}&interval=month&format=png&chart=${chart}`),
    `?${YEARS}&interval=day&timezone=Asia/Kathmandu&format=zip`,
    `?${YEARS}&interval=day&timezone=Asia/Kathmandu&format=csv&table=timeline`,
  ].map((query): WorstInput => ({
    operation: "getAnalytics",
    name: `of many scans: ${query}`,
    status: statusOf(query),
    request: busy(`/analytics${query}`),
  })),
  ...[
    `?${YEARS}&interval=hour`,
    `?${YEARS}&interval=day&timezone=Pacific/Chatham&bots=exclude`,
    "?from=2000-01-02&to=2026-12-31&interval=month&timezone=Asia/Kathmandu",
    "?from=2000-01-02&to=2026-12-31&interval=month&timezone=Asia/Kathmandu&format=csv",
    "?from=2000-01-02&to=2026-12-31&interval=month&timezone=Asia/Kathmandu&format=zip",
    "?from=2026-03-01&to=2026-04-10&interval=hour&timezone=America/St_Johns",
    "?from=2000-01-02&to=2026-12-31&interval=month&group=audio%20guide",
    "?group=room%205",
    "?from=2026-03-01&to=2026-04-10&interval=hour&timezone=America/St_Johns&format=svg&theme=dark&language=de",
    ...OVERVIEW_CHARTS.map(
      (chart) => `?from=2000-01-02&to=2026-12-31&interval=month&format=png&chart=${chart}`,
    ),
  ].map((query): WorstInput => ({
    operation: "getOverview",
    name: `of many codes and campaigns: ${query}`,
    status: statusOf(query),
    request: ({ large }) => ({ path: `/app/api/overview${query}`, key: large.apiKey }),
  })),
  {
    operation: "getOverview",
    name: "of years, in which each code that may be named was scanned daily",
    status: 200,
    request: ({ daily }) => ({
      path: "/app/api/overview?from=2000-01-02&to=2026-12-31&interval=month&timezone=Asia/Kathmandu",
      key: daily.apiKey,
    }),
  },
  ...["?limit=1000", "?format=csv"].map((query): WorstInput => ({
    operation: "listLeads",
    name: `of many leads: ${query}`,
    status: 200,
    request: busy(`/leads${query}`),
  })),
  ...[
    "?limit=1000",
    "?limit=1000&group=audio%20guide&handled=false",
    "?limit=1000&from=2026-01-01&to=2099-12-31",
    "?limit=1000&q=zeppelin",
    `?limit=1000&q=${"ü".repeat(40)}x`,
    `?limit=1000&group=audio%20guide&q=${"ü".repeat(199)}x`,
    "?format=ndjson&q=zeppelin",
  ].map((query): WorstInput => ({
    operation: "listAllLeads",
    name: `of many leads: ${query}`,
    status: 200,
    request: ({ large }) => ({ path: `/app/api/leads${query}`, key: large.apiKey }),
  })),
  {
    operation: "editLead",
    name: "a lead that is not there",
    status: 404,
    request: ({ large }) => ({
      path: "/app/api/leads/lead_00000000000000000000000000",
      key: large.apiKey,
      body: { handled: true },
    }),
  },
  {
    operation: "deleteLead",
    name: "a lead that is not there",
    request: ({ large }) => ({ path: "/app/api/leads/lead_00000000000000000000000000", key: large.apiKey }),
  },
  {
    operation: "leaveLead",
    name: "the longest texts",
    request: ({ large, fresh }) => ({
      path: `/api/leads/${large.busy.shortId}`,
      body: {
        consent: true,
        name: "x".repeat(200),
        email: `${"a".repeat(60)}@${"a.".repeat(90)}example`,
        phone: `${"-".repeat(40)}0123456789`,
        message: `${fresh()}${"\n".repeat(4_000)}`,
      },
    }),
  },
  {
    operation: "countInteraction",
    name: "a label of its own",
    request: ({ large, fresh }) => ({
      path: `/api/events/${large.busy.shortId}`,
      body: { type: "link_click", label: fresh() },
    }),
  },
  {
    operation: "setConsent",
    name: "consent",
    request: ({ large }) => ({ path: `/p/${large.busy.shortId}/consent`, body: { accept: true } }),
  },
  {
    operation: "getPage",
    name: "the fullest page",
    status: 200,
    request: ({ heavy }) => ({ path: `/p/${heavy.busy.shortId}` }),
  },
  ...(["action", "profile", "links", "offer", "event", "lead"] as const).map((template): WorstInput => ({
    operation: "previewPage",
    name: `the fullest page, ${template}`,
    status: 200,
    request: ({ large }) => ({
      path: "/app/api/pages/preview",
      key: large.apiKey,
      body: { target: "https://museum.example/", landing: fullestPage(template) },
    }),
  })),
  {
    operation: "previewPage",
    name: "as many parts, dishes, exceptions and texts as a page may have",
    status: 200,
    request: ({ large }) => ({
      path: "/app/api/pages/preview",
      key: large.apiKey,
      body: { target: "https://museum.example/", landing: fullestParts() },
    }),
  },
  {
    operation: "previewPage",
    name: "as many languages as a page may have",
    status: 200,
    request: ({ large }) => ({
      path: "/app/api/pages/preview",
      key: large.apiKey,
      body: { target: "https://museum.example/", landing: fullestLanguages() },
    }),
  },
  ...["contact.vcf", "event.ics"].map((file): WorstInput => ({
    operation: file === "contact.vcf" ? "getContact" : "getCalendarEntry",
    name: "of a large code that has none",
    request: ({ heavy }) => ({ path: `/p/${heavy.busy.shortId}/${file}` }),
  })),
  {
    operation: "getWebhook",
    name: "as it stands",
    status: 200,
    request: ({ large }) => ({ path: "/app/api/webhook", key: large.apiKey }),
  },
  {
    operation: "setWebhook",
    name: "the longest address",
    request: ({ large }) => ({
      path: "/app/api/webhook",
      key: large.apiKey,
      body: { url: "https://museum.example/".padEnd(2_048, "x"), rotate: true },
    }),
  },
  {
    operation: "testWebhook",
    name: "to an address that is not there",
    request: ({ large }) => ({ path: "/app/api/webhook/test", key: large.apiKey }),
  },
  ...["", "&status=pending", "&status=failed", "&status=delivered"].map((status): WorstInput => ({
    operation: "listDeliveries",
    name: `the largest page${status}`,
    status: 200,
    request: ({ large }) => ({ path: `/app/api/webhook/deliveries?limit=1000${status}`, key: large.apiKey }),
  })),
  {
    operation: "retryDelivery",
    name: "of what is not there",
    request: ({ large }) => ({
      path: "/app/api/webhook/deliveries/whd_00000000000000000000000000/retry",
      key: large.apiKey,
    }),
  },
  {
    operation: "listWebhooks",
    name: "as they stand",
    status: 200,
    request: ({ large }) => ({ path: "/app/api/webhooks", key: large.apiKey }),
  },
  {
    operation: "addWebhook",
    name: "one more, with the longest address and name",
    request: ({ large }) => ({
      path: "/app/api/webhooks",
      key: large.apiKey,
      body: {
        url: "https://museum.example/".padEnd(2_048, "x"),
        name: "ü".repeat(100),
        events: ["qr.alert"],
      },
    }),
  },
  ...NOBODYS.map(([operation, method, rest, body]): WorstInput => ({
    operation,
    name: `of a webhook that is not there: ${method}`,
    status: 404,
    request: ({ large }) => ({
      path: `/app/api/webhooks/hook_00000000000000000000000000${rest}`,
      key: large.apiKey,
      ...(body === null ? {} : { body }),
    }),
  })),
  {
    operation: "resolve",
    name: "a code with many scans",
    status: 302,
    request: ({ large }) => ({ path: `/r/${large.busy.shortId}` }),
  },
  {
    operation: "resolve",
    name: "a short id that is not there, another each time",
    status: 404,
    request: ({ fresh }) => ({ path: `/r/${fresh()}` }),
  },
];
