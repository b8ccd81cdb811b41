import { COMPONENT } from "../shared/schema.ts";

/** Headers of answers, for the OpenAPI document. */

/** A response header, as the contract describes it. */
interface HeaderText {
  readonly description: string;
  /** Whether some of the answers are without it. */
  readonly optional?: true;
  /** Its name among the components, where several operations have it. */
  readonly component?: string;
}

/** Response headers, with their descriptions. */
export type HeaderTable = Readonly<Record<string, string | HeaderText>>;

/** Header objects of the document. */
export function described(headers: HeaderTable) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [
      name,
      headerObject(typeof text === "string" ? { description: text } : text),
    ]),
  );
}

function headerObject({ description, optional, component }: HeaderText) {
  return {
    ...(component === undefined ? {} : { [COMPONENT]: `headers/${component}` }),
    description,
    ...(optional ? {} : { required: true }),
    schema: { type: "string" as const },
  };
}

/** The headers of a page that a browser gets in place of a problem document. */
export const PAGE_HEADERS = {
  "content-language": {
    description: "Of a page: the language that it is in",
    optional: true,
    component: "PageLanguage",
  },
  "content-security-policy": {
    description: "Of a page: nothing that is not in it",
    optional: true,
    component: "PagePolicy",
  },
  refresh: {
    description: "Of a page that loads itself again: after how many seconds",
    optional: true,
    component: "PageRefresh",
  },
  "referrer-policy": { description: "Of a page: `no-referrer`", optional: true, component: "PageReferrer" },
} as const;

/** The header that every answer has. */
export const REQUEST_ID = {
  "x-request-id": { description: "Identifies this answer; quote it in reports", component: "RequestId" },
} as const;

/** The headers of an answer to a call that was counted, with a key or before it was refused. */
export const LIMIT_HEADERS = {
  ratelimit: {
    description:
      "What is left of each limit that the call was counted by, and in how many seconds there is more, a structured field. With 429, and of calls with a key",
    optional: true,
    component: "RateLimit",
  },
  "ratelimit-policy": {
    description: "These limits, and their windows in seconds, a structured field",
    optional: true,
    component: "RateLimitPolicy",
  },
} as const;

/** The header of an answer that nobody keeps, for the OpenAPI document. */
export const NO_STORE = {
  "cache-control": { description: "`no-store`: nobody may keep this answer", component: "NoStore" },
} as const;
