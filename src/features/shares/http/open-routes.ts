import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { CSV_TYPE, csvContent } from "../../../kit/http/csv-file.ts";
import { FILE_NAME } from "../../../kit/http/download.ts";
import { FORM_TYPES, isForm, refuseForeignForm } from "../../../kit/http/forms.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { checkedBody, query } from "../../../kit/http/input.ts";
import { type Limiter, limitKey, RateLimited, takeFrom } from "../../../kit/http/limits.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { json, openOperation, operation } from "../../../kit/http/operation.ts";
import { NO_STORE, PAGE_HEADERS } from "../../../kit/http/operation-headers.ts";
import { ACCEPT_LANGUAGE, SHARE_COOKIE } from "../../../kit/http/request-parameters.ts";
import { factsOf } from "../../../kit/http/requests.ts";
import { submittedBody } from "../../../kit/http/submission.ts";
import { chartLanguage } from "../../../kit/languages/charts.ts";
import { readerLanguage, textsOf } from "../../../kit/languages/languages.ts";
import type { LanguageTag } from "../../../kit/languages/tags.ts";
import { prefersHtml } from "../../../kit/shared/accept.ts";
import { Busy } from "../../../kit/shared/busy.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import { invalidRequest } from "../../../kit/shared/common-faults.ts";
import { csvLines } from "../../../kit/shared/csv.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { checkOf, oneOf } from "../../../kit/shared/schema.ts";
import { StorageError } from "../../../kit/shared/storage.ts";
import { chartsOf, drawChart } from "../charts.ts";
import { FEW, SHARE_CHARTS } from "../constants.ts";
import { shareTable } from "../csv.ts";
import { EXAMPLE_NUMBERS } from "../example.ts";
import { SharedNumbers, ShareKey } from "../model.ts";
import type { OpenShare, SharedReader } from "../reading.ts";
import type { Unlocks } from "../unlocks.ts";
import { lockedPage, SHARE_HEADERS, sharePage } from "./page.ts";

const body: BodyRule = {
  maxBytes: SMALL_BODY,
  mediaTypes: [...JSON_TYPES, ...FORM_TYPES],
  nullsAbsent: true,
};
const key = { schema: ShareKey, example: { password: "neun Elche am Fluss" } };
const checkKey = checkOf(ShareKey);

const path = {
  token: {
    component: "ShareToken",
    description: "The secret part of the link: 128 random bits",
    example: "vN3xk2WqT9aYbR7mLc0PzA",
  },
};

const HEADERS = {
  "referrer-policy": "`no-referrer`: the address of the page is its key",
  "x-robots-tag": "`noindex`",
  ...NO_STORE,
};

const ShareQuery = query({
  format: Type.Optional(
    oneOf(["json", "csv"], { description: "The numbers as a file, in place of the page for people" }),
  ),
});

const ChartQuery = query({
  chart: Type.Optional(oneOf(SHARE_CHARTS, { description: "Which one; timeline by default" })),
  theme: Type.Optional(oneOf(["light", "dark"], { description: "Its colours; light by default" })),
});

/** `/s/{token}`: the numbers of a share, for whoever has the link. */
export function openShareRoutes(needs: {
  gate: Gate;
  reader: SharedReader;
  unlocks: Unlocks;
  /** Of links, per address. */
  limit: Limiter;
  /** Of passwords, per address and share. */
  passwordLimit: Limiter;
  /** Logs an error of ours that is answered with a page. */
  report: (error: unknown) => void;
  baseUrl: string;
  clock: Clock;
}) {
  const { gate, reader, unlocks, limit, passwordLimit, report, baseUrl, clock } = needs;
  const { host } = new URL(baseUrl);
  const isLocked = async (request: Request, share: OpenShare) =>
    share.password !== null && !(await unlocks.has(request.headers.get("cookie"), share));

  /** @throws Fault `share_locked` */
  async function unlocked(request: Request, token: string): Promise<OpenShare> {
    await takeFrom(limit, limitKey(factsOf(request).address));
    const share = await reader.open(token);
    if (await isLocked(request, share)) throw shareLocked();
    return share;
  }

  function refused(request: Request, token: string, error: unknown): Response {
    if (error instanceof StorageError) report(error);
    const asPage = prefersHtml(request.headers.get("accept"));
    if (asPage && error instanceof Fault && error.code === "share_locked")
      return lockedPage(token, languageOf(request), null, { status: 403 });
    return readableRefusal(request, error);
  }

  /** Takes a password, and gives the browser its cookie. */
  async function unlock(request: Request, token: string, submitted: unknown): Promise<Response> {
    if (isForm(request)) refuseForeignForm(request, baseUrl);
    const { password } = checkedBody(checkKey, submittedBody(submitted));
    const share = await reader.open(token);
    const address = limitKey(factsOf(request).address);
    const headers = new Headers({ "cache-control": SHARE_HEADERS["cache-control"] });
    if (share.password !== null) {
      await takeFrom(passwordLimit, `${address} ${share.id}`);
      if (!(await reader.verify(share, password, address))) throw passwordWrong();
      headers.set("set-cookie", await unlocks.give(share, token));
    }
    if (!isForm(request)) return new Response(null, { status: 204, headers });
    headers.set("location", token);
    return new Response(null, { status: 303, headers });
  }

  return new Elysia()
    .get(
      "/s/:token",
      async ({ request, params: { token }, query: { format } }) => {
        try {
          const numbers = await reader.numbers(await unlocked(request, token));
          const language = languageOf(request);
          if (format === "json") return Response.json(numbers, { headers: SHARE_HEADERS });
          if (format === "csv") return fileOf(numbers, language);
          return await sharePage(numbers, { language, host, now: clock.now() });
        } catch (error) {
          return refused(request, token, error);
        }
      },
      {
        query: ShareQuery,
        ...openOperation({
          id: "openShare",
          tag: "shares",
          summary: "Shared numbers, as a page or a file",
          description:
            "For people: it draws its charts without JavaScript, and prints. In the language of the reader, by Accept-Language. A share with a password is opened by POST first. On the service's own host alone; 404 once it has ended.",
          limited: true,
          storage: true,
          pages: true,
          path,
          parameters: [ACCEPT_LANGUAGE, SHARE_COOKIE],
          answers: {
            200: {
              ...json("The page; with `format` a file", SharedNumbers, EXAMPLE_NUMBERS, {
                ...PAGE_HEADERS,
                ...FILE_NAME,
                ...HEADERS,
              }),
              others: {
                "text/html": { schema: Type.String(), example: "<!doctype html>…" },
                ...csvContent(shareTable(EXAMPLE_NUMBERS, chartLanguage("en")).slice(0, 3)),
              },
            },
          },
          problems: ["share_not_found", "share_locked", "code_blocked"],
        }),
      },
    )
    .get(
      "/s/:token/chart.svg",
      async ({ request, params: { token }, query: { chart = "timeline", theme = "light" } }) => {
        const share = await unlocked(request, token);
        const numbers = await reader.numbers(share);
        const choices = chartsOf(numbers);
        if (!choices.includes(chart))
          throw invalidRequest([
            { pointer: "?chart", ...explain("not_one_of", { choices: choices.join(", ") }) },
          ]);
        const language = languageOf(request);
        const look = { subject: numbers.title ?? "", language: chartLanguage(language), theme } as const;
        return new Response(
          drawChart(chart, numbers, look, textsOf(language).share.under(FEW), clock.now()),
          {
            headers: {
              ...SHARE_HEADERS,
              "content-type": "image/svg+xml; charset=utf-8",
              "content-language": language,
              "content-security-policy": "default-src 'none'; sandbox",
              "cross-origin-resource-policy": "cross-origin",
              vary: "Accept-Language, Cookie",
            },
          },
        );
      },
      {
        query: ChartQuery,
        ...openOperation({
          id: "getSharedChart",
          tag: "shares",
          summary: "One chart of shared numbers, to embed",
          description:
            "An image for pages of others. Its address opens the share, too, so a share with a password has none outside of its own page.",
          limited: true,
          storage: true,
          path,
          parameters: [ACCEPT_LANGUAGE, SHARE_COOKIE],
          answers: {
            200: {
              description: "The chart",
              mediaType: "image/svg+xml",
              schema: Type.String(),
              example: "<svg xmlns=…",
              headers: {
                ...HEADERS,
                "content-language": "The language of the chart",
                "content-security-policy": "Opened as a document it loads nothing",
                "cross-origin-resource-policy": "`cross-origin`: pages of others may show it",
              },
            },
          },
          problems: ["share_not_found", "share_locked", "code_blocked"],
        }),
      },
    )
    .post(
      "/s/:token",
      async ({ request, params: { token }, body }) => {
        try {
          return await unlock(request, token, body);
        } catch (error) {
          const trouble = troubleOf(error);
          if (!isForm(request) || !prefersHtml(request.headers.get("accept"))) throw error;
          if (trouble === null) return refused(request, token, error);
          const { status, headers = {} } = trouble;
          return lockedPage(token, languageOf(request), trouble.name, { status, headers });
        }
      },
      operation(gate.submits({ limit, body, grows: false }), {
        id: "unlockShare",
        tag: "shares",
        summary: "Give the password of a share",
        description:
          "The cookie that it sets is good for a day, for this share and this password, and identifies nobody. A form gets 303 to the page, or the form again. Ten tries in ten minutes per address.",
        limited: true,
        storage: true,
        pages: true,
        path,
        parameters: [ACCEPT_LANGUAGE],
        body: { rule: body, ...key, others: { [FORM_TYPES[0]]: key, [FORM_TYPES[1]]: key } },
        answers: {
          204: { description: "It is open", headers: OPENED },
          303: { description: "The same, of a form", headers: { location: "To the page", ...OPENED } },
        },
        problems: ["share_not_found", "share_password_wrong", "code_blocked", "cross_site_form"],
      }),
    );
}

const OPENED = {
  "set-cookie": {
    description: "qz_share: signed, HttpOnly, for this share alone",
    optional: true as const,
  },
  ...NO_STORE,
};

function languageOf(request: Request): LanguageTag {
  return readerLanguage(request.headers.get("accept-language"));
}

function fileOf(numbers: SharedNumbers, language: LanguageTag): Response {
  return new Response(csvLines(shareTable(numbers, chartLanguage(language))), {
    headers: {
      ...SHARE_HEADERS,
      "content-type": CSV_TYPE,
      "content-disposition": 'attachment; filename="numbers.csv"',
    },
  });
}

/** The form's own answer to an error; `null` where a notice says more. */
function troubleOf(error: unknown) {
  if (error instanceof RateLimited) return { name: "limited", status: 429, headers: error.headers } as const;
  if (error instanceof Busy) return { name: "busy", status: 503, headers: error.headers } as const;
  if (error instanceof Fault && error.code === "share_password_wrong")
    return { name: "wrong", status: 403 } as const;
  return null;
}

function shareLocked(): Fault {
  return new Fault("share_locked", "This share has a password. Send it to this address by POST first.");
}

function passwordWrong(): Fault {
  return new Fault("share_password_wrong", "This is not the password of the share.");
}
