import { REDIRECT_FORMATS } from "../../../src/moving/out/model.ts";
import type { WorstInput } from "../input.ts";

/** Leaving with all codes: many, large ones, and those whose targets are as long as there may be. */
export const MOVING: readonly WorstInput[] = [
  ...REDIRECT_FORMATS.map((format): WorstInput => ({
    operation: "getRedirects",
    name: `${format} of long targets`,
    status: 200,
    request: ({ alike }) => ({ path: `/app/api/redirects?format=${format}`, key: alike.apiKey }),
  })),
  ...(["large", "heavy"] as const).map((name): WorstInput => ({
    operation: "getRedirects",
    name: `nginx of the ${name} workspace`,
    status: 200,
    request: (place) => ({ path: "/app/api/redirects?format=nginx", key: place[name].apiKey }),
  })),
];
