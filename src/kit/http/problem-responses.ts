import { COMPONENT } from "../shared/schema.ts";
import { CATALOG_VERSION, QUOTA_HEADERS } from "./catalog.ts";
import {
  described,
  type HeaderTable,
  LIMIT_HEADERS,
  NO_STORE,
  PAGE_HEADERS,
  REQUEST_ID,
} from "./operation-headers.ts";
import { type FaultCode, PROBLEMS } from "../shared/problems.ts";
import { PROBLEM_MEDIA_TYPE, statusOf } from "./problems.ts";

/** The refusals of operations, for the OpenAPI document. */

/** The headers of problems by status. */
const PROBLEM_HEADERS: Readonly<Record<number, HeaderTable>> = {
  401: {
    "www-authenticate": {
      description: '`Bearer`, with `error="invalid_token"` where a key came',
      component: "WwwAuthenticate",
    },
  },
  415: {
    "accept-encoding": {
      description: "To a compressed body: none is taken",
      optional: true,
      component: "AcceptEncoding",
    },
  },
  416: {
    "content-range": { description: "`bytes */N`, with the size of what there is" },
  },
  429: {
    "retry-after": { description: "Seconds until a call is allowed again", component: "RetryAfter" },
    ...LIMIT_HEADERS,
  },
};

/** The cookie by which a sign-in goes on. */
const SECOND_STEP: HeaderTable = {
  "set-cookie": {
    description: "With `second_factor_required`: good for POST /app/api/session/second, for five minutes",
    optional: true,
  },
};

/** Most answers that storage is out of order have none: nobody knows when that ends. */
const RETRY_AFTER: HeaderTable = {
  "retry-after": {
    description: "Seconds after which another try makes sense; always there with `busy`",
    optional: true,
    component: "RetryAfterBusy",
  },
};

/** The form of an operation's problems. */
interface ProblemForm {
  /** The names of its components begin with this. */
  readonly prefix: string;
  readonly mediaType: string;
  readonly schema: string;
  readonly headers: HeaderTable;
  readonly example: (status: number, code: FaultCode) => unknown;
}
const PLAIN: ProblemForm = {
  prefix: "",
  mediaType: PROBLEM_MEDIA_TYPE,
  schema: "Problem",
  // One component is of calls with a key and of others.
  headers: LIMIT_HEADERS,
  example: problemExample,
};
const CATALOG: ProblemForm = {
  prefix: "Catalog",
  mediaType: "application/json",
  schema: "CatalogError",
  headers: QUOTA_HEADERS,
  example: catalogExample,
};

/** A page of a problem for a browser, shortened. */
const PAGE_EXAMPLE = "<!doctype html>…";

/** A response with more codes than this is one operation's own; others are components. */
const MOST_IN_NAME = 3;

/**
 * The responses of the faults that an operation answers with, by status.
 * @param form.catalog - whether they have the wrapper of the logo catalog.
 * @param form.pages - whether a browser gets them as small pages.
 */
export function problemResponses(
  codes: readonly FaultCode[],
  form: { readonly catalog: boolean; readonly pages: boolean },
) {
  const byStatus = Map.groupBy(codes, statusOf);
  return Object.fromEntries(
    Array.from(byStatus, ([status, all]) => [
      status,
      problemResponse(status, all.toSorted(), form.catalog ? CATALOG : PLAIN, form.pages),
    ]),
  );
}

function problemResponse(
  status: number,
  codes: readonly FaultCode[],
  { prefix, mediaType, schema, headers, example }: ProblemForm,
  pages: boolean,
) {
  const [first] = codes;
  const response = {
    description: codes.map((code) => `${PROBLEMS[code][1]} (\`${code}\`)`).join("; "),
    headers: described({
      ...REQUEST_ID,
      ...NO_STORE,
      ...(pages ? PAGE_HEADERS : headers),
      ...PROBLEM_HEADERS[status],
      ...(codes.includes("second_factor_required") ? SECOND_STEP : {}),
      ...(status === 503 ? RETRY_AFTER : {}),
    }),
    content: {
      [mediaType]: {
        schema: { $ref: `#/components/schemas/${schema}` },
        ...(first === undefined ? {} : { example: example(status, first) }),
      },
      ...(pages ? { "text/html": { schema: { type: "string" as const }, example: PAGE_EXAMPLE } } : {}),
    },
  };
  if (codes.length > MOST_IN_NAME) return response;
  const name = `${prefix}${codes.map(inPascalCase).join("Or")}${pages ? "Page" : ""}`;
  return { ...response, [COMPONENT]: `responses/${name}` };
}

function inPascalCase(code: string): string {
  return code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function catalogExample(_status: number, code: FaultCode) {
  const error = { code, message: `${PROBLEMS[code][1]}.` };
  const meta = { version: CATALOG_VERSION, requestId: "req_01kahgxyz0f3v8m2q4c6j9t1sw" };
  return { success: false, data: null, error, meta };
}

function problemExample(status: number, code: FaultCode) {
  const title = PROBLEMS[code][1];
  return { type: `https://qr.example.org/docs/problems#${code}`, title, status, detail: `${title}.`, code };
}
