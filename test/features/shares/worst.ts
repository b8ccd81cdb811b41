import type { ShareRecord } from "../../../src/features/shares/model.ts";
import { readJson } from "../../json.ts";
import type { Place, WorstInput } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";

const TITLE = "\u{1f9ff}".repeat(100);
/** The longest password, of letters that NFC makes one of three. */
const PASSWORD = "o\u0302\u0301".repeat(66);
/** As many intervals as there may be, of a time zone whose days begin at odd quarters. */
const LONGEST = { days: 1_000, timezone: "Asia/Kathmandu" };
const HOURS = { days: 41, interval: "hour", timezone: "Asia/Kathmandu" };
/** Years of totals, month by month. */
const YEARS = { from: "2000-01-02", to: "2026-12-31", interval: "month", timezone: "Asia/Kathmandu" };
const LONG = "A".repeat(10_000);

type Of = (place: Place) => { readonly key: string; readonly of: object | string };

const CODE: Of = ({ large }) => ({ key: large.apiKey, of: { code: large.busy.id } });
const WORKSPACE: Of = ({ large }) => ({ key: large.apiKey, of: "workspace" });
const DAILY: Of = ({ daily }) => ({ key: daily.apiKey, of: "workspace" });

/** Makes a share. @returns its path, its id and the key of its workspace. */
async function share(place: Place, of: Of, more: object = {}) {
  const { key, of: what } = of(place);
  const body = { of: what, title: TITLE, ...more };
  const made = await prepare(place.url, "POST", { path: "/app/api/shares", key, body });
  const { id, url } = await readJson<ShareRecord>(made);
  return { key, id, path: new URL(url ?? "").pathname };
}

function opened(of: Of, name: string, period: object, form: string): WorstInput {
  return {
    operation: form.startsWith("/chart") ? "getSharedChart" : "openShare",
    name: `${name}, ${form === "" ? "the page" : form}`,
    status: 200,
    request: async (place) => ({
      path: (await share(place, of, { period })).path + form,
      headers: { accept: "text/html" },
    }),
  };
}

/** Shares. Counts are kept for half a minute, so each is made for its input. */
export const INPUTS: readonly WorstInput[] = [
  opened(CODE, "a thousand days of a code", LONGEST, ""),
  opened(CODE, "a thousand days of a code", LONGEST, "?format=csv"),
  opened(CODE, "a thousand days of a code", LONGEST, "?format=json"),
  opened(CODE, "hours of a code", HOURS, "/chart.svg"),
  opened(CODE, "years of a code", YEARS, "/chart.svg?chart=countries"),
  opened(WORKSPACE, "a thousand days of a large workspace", LONGEST, ""),
  opened(DAILY, "years of a workspace whose codes are scanned daily", YEARS, ""),
  opened(DAILY, "a thousand days of the same", LONGEST, "/chart.svg?chart=codes"),
  {
    operation: "openShare",
    name: "the longest token, which is none",
    status: 404,
    request: () => ({ path: `/s/${LONG}`, headers: { accept: "text/html" } }),
  },
  {
    operation: "getSharedChart",
    name: "the longest token, which is none",
    status: 404,
    request: () => ({ path: `/s/${LONG}/chart.svg` }),
  },
  {
    operation: "unlockShare",
    name: "the longest password, which is not the one",
    status: 403,
    request: async (place) => ({
      path: (await share(place, CODE, { password: PASSWORD })).path,
      body: { password: `${PASSWORD}a`.repeat(4) },
    }),
  },
  {
    operation: "unlockShare",
    name: "the longest token, which is none",
    status: 404,
    request: () => ({ path: `/s/${LONG}`, body: { password: PASSWORD } }),
  },
  {
    operation: "createShare",
    name: "the longest title, password and period",
    status: 200,
    request: ({ large }) => ({
      path: "/app/api/shares",
      key: large.apiKey,
      body: { of: { code: large.busy.id }, title: TITLE, period: LONGEST, password: PASSWORD },
    }),
  },
  {
    operation: "createShare",
    name: "more intervals than there may be",
    status: 400,
    request: ({ large }) => ({
      path: "/app/api/shares",
      key: large.apiKey,
      body: { of: "workspace", period: { ...LONGEST, interval: "hour" } },
    }),
  },
  {
    operation: "listShares",
    name: "as many as there may be",
    status: 200,
    async request(place) {
      const { apiKey: key } = await place.newcomer();
      for (let made = 0; made < 100; made++)
        await prepare(place.url, "POST", {
          ...{ path: "/app/api/shares", key, body: { of: "workspace", title: TITLE } },
        });
      return { path: "/app/api/shares", key };
    },
  },
  {
    operation: "getShare",
    name: "the longest id, which is none",
    status: 404,
    request: ({ large }) => ({ path: `/app/api/shares/${LONG}`, key: large.apiKey }),
  },
  {
    operation: "editShare",
    name: "all members, with the longest password",
    status: 200,
    async request(place) {
      const { id, key } = await share(place, CODE);
      return {
        path: `/app/api/shares/${id}`,
        key,
        body: { title: TITLE, period: LONGEST, password: PASSWORD, round: false, bots: "exclude" },
      };
    },
  },
  {
    operation: "endShare",
    name: "one with the longest title",
    status: 204,
    async request(place) {
      const { id, key } = await share(place, CODE);
      return { path: `/app/api/shares/${id}`, key };
    },
  },
];
