import { readJson } from "../../json.ts";
import type { WorstInput } from "../../worst/input.ts";

/** The longest password that is looked at: each letter is two characters before NFC. */
const LONGEST = "e\u0301".repeat(500);

const RULES = Array.from({ length: 20 }, (_, at) => ({
  name: `rule ${at}`,
  when: { language: ["xx"] },
  target: `https://museum.example/${at}`,
}));

/** Tries to open codes, and codes that get locks. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "unlockCode",
    name: "the longest password of a code with as many rules as there may be",
    status: 403,
    async request({ newcomer, url }) {
      const { apiKey } = await newcomer();
      const made = await fetch(`${url}/app/api/codes`, {
        method: "POST",
        headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
        body: JSON.stringify({
          target: "https://museum.example/",
          rules: RULES,
          lock: { password: "x".repeat(200), hint: "x".repeat(200) },
        }),
      });
      const { shortId } = await readJson<{ shortId: string }>(made);
      return { path: `/p/${shortId}/unlock`, body: { password: LONGEST } };
    },
  },
  {
    operation: "unlockCode",
    name: "two thousand at once of a code without a lock",
    status: 204,
    request: ({ large }) => ({
      path: `/p/${large.busy.shortId}/unlock`,
      body: { password: LONGEST },
      crowd: 2_000,
    }),
  },
  {
    operation: "createCode",
    name: "a list in which each code has another password",
    status: 200,
    request: ({ large, fresh }) => ({
      path: "/app/api/codes",
      key: large.apiKey,
      body: Array.from({ length: 100 }, () => ({
        target: "https://museum.example/",
        lock: { password: `${fresh()}-${fresh()}` },
      })),
    }),
  },
  {
    operation: "changeCodes",
    name: "one lock for every code of a workspace",
    status: 200,
    request: ({ spare }) => ({
      path: "/app/api/codes/batch",
      key: spare().apiKey,
      body: { filter: {}, action: "lock", value: { password: LONGEST.slice(0, 200), hint: "x".repeat(200) } },
    }),
  },
];
