import { readJson } from "../../json.ts";
import type { WorstInput } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";

/** Codes of the longest list. */
const MOST = 1_000;

/** Presses of the button of an offer. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "takeOffer",
    name: "two hundred at once of the longest list of the longest codes",
    status: 200,
    async request({ url, newcomer, fresh }) {
      const { apiKey: key } = await newcomer();
      const start = fresh();
      const codes = Array.from({ length: MOST }, (_, at) => `${start}-${at}`.padEnd(64, "&"));
      const landing = { template: "offer", headline: "Free coffee", offer: { codes } };
      const body = { target: "https://museum.example/", landing };
      const made = await prepare(url, "POST", { path: "/app/api/codes", key, body });
      const { shortId } = await readJson<{ shortId: string }>(made);
      return { path: `/p/${shortId}/offer`, body: {}, crowd: 200 };
    },
  },
  {
    operation: "takeOffer",
    name: "two thousand at once of a page without an offer",
    status: 410,
    request: ({ large }) => ({ path: `/p/${large.busy.shortId}/offer`, body: {}, crowd: 2_000 }),
  },
];
