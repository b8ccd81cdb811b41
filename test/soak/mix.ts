import type { Place, WorstRequest } from "../worst/input.ts";
import { gradient } from "../worst/styles.ts";

/** One kind of work of a mix. */
export interface Work {
  readonly method: string;
  /** How many of them a turn of the mix has. */
  readonly times: number;
  readonly request: (place: Place, index: number) => WorstRequest;
}

const TARGET = "https://museum.example/hall-3";

/** Codes that are scanned in turn. */
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

const drawing = (index: number, style: object) => ({
  type: "url",
  fields: { url: `${TARGET}?${index % 5_000}` },
  style,
});

const ROWS = 300;
const file = (index: number) =>
  `url,title\n${Array.from({ length: ROWS }, (_, row) => `${TARGET}/${index}/${row},Hall ${row}`).join("\n")}`;

const read = (path: string): Work => ({
  method: "GET",
  times: 1,
  request: ({ large }) => ({ path, key: large.apiKey }),
});

/** The path of a logo's file in a colour. */
export const coloredLogo = (color: number) =>
  `/api/v1/logos/simple-icons.spotify/file.png?size=256&color=${(color % 0xffffff).toString(16).padStart(6, "0")}`;

/** The daily work of a service. A turn of it takes some tenths of a second. */
export const MIX: readonly Work[] = [
  {
    method: "GET",
    times: 400,
    request: ({ large }, index) => ({
      path: `/r/${at(large.others, index)?.shortId}`,
      headers: {
        "user-agent": `Mozilla/5.0 (Linux; Android 15; Pixel ${index % 50}) Chrome/141.0.0.0 Mobile Safari/537.36`,
      },
    }),
  },
  {
    method: "POST",
    times: 10,
    request: (_, index) => ({ path: "/app/api/generate", body: drawing(index, {}) }),
  },
  {
    method: "POST",
    times: 2,
    request: (_, index) => ({
      path: "/app/api/export?format=png",
      body: drawing(index, { size: 1_024, foreground: gradient("linear") }),
    }),
  },
  {
    method: "POST",
    times: 2,
    request: (_, index) => ({ path: "/app/api/export?format=pdf", body: drawing(index, {}) }),
  },
  read("/app/api/codes?limit=50"),
  read("/app/api/codes?q=zeppelin"),
  read("/app/api/codes?q=hall"),
  read("/app/api/campaigns"),
  read("/app/api/me"),
  read("/app/api/webhook/deliveries"),
  read("/api/v1/logos?q=micrsoft"),
  read("/metrics"),
  {
    method: "GET",
    times: 2,
    request: ({ large }) => ({ path: `/app/api/codes/${large.busy.id}/analytics`, key: large.apiKey }),
  },
  {
    method: "GET",
    times: 2,
    request: (_, index) => ({
      path: coloredLogo(index),
    }),
  },
  {
    method: "PATCH",
    times: 4,
    request: ({ large }, index) => ({
      path: `/app/api/codes/${at(large.others, index)?.id}`,
      key: large.apiKey,
      body: { title: `Poster ${index}`, group: `room ${index % 100}` },
    }),
  },
  {
    method: "POST",
    times: 2,
    request: ({ large, fresh }) => ({
      path: "/app/api/codes",
      key: large.apiKey,
      headers: { "idempotency-key": fresh() },
      body: { target: TARGET, title: "New" },
    }),
  },
  {
    method: "POST",
    times: 2,
    request: ({ large }, index) => ({
      path: `/api/leads/${large.busy.shortId}`,
      body: { consent: true, name: `Ada ${index}`, email: `ada-${index}@museum.example` },
    }),
  },
  {
    method: "POST",
    times: 4,
    request: ({ large }) => ({ path: `/api/events/${large.busy.shortId}`, body: { type: "cta_click" } }),
  },
  { method: "GET", times: 6, request: ({ large }) => ({ path: `/p/${large.busy.shortId}` }) },
  {
    method: "POST",
    times: 1,
    request: ({ large }, index) => ({
      path: "/app/api/bulk",
      key: large.apiKey,
      headers: { "content-type": "text/csv" },
      body: file(index),
    }),
  },
];
