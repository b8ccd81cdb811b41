import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { FORM_TYPES, isForm, parseForm, refuseForeignForm } from "../../../kit/http/forms.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { checkedBody, query } from "../../../kit/http/input.ts";
import { type Limiter, RateLimited } from "../../../kit/http/limits.ts";
import type { CountMisses } from "../../../kit/http/misses.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { json, openOperation, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";
import { submittedBody } from "../../../kit/http/submission.ts";
import { readerLanguage } from "../../../kit/languages/languages.ts";
import type { LanguageTag } from "../../../kit/languages/tags.ts";
import { bestLanguage, prefersHtml } from "../../../kit/shared/accept.ts";
import { UnknownName, UnknownShortId } from "../../../kit/shared/common-faults.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { checkOf } from "../../../kit/shared/schema.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import { StorageError } from "../../../kit/shared/storage.ts";
import type { MailLanguage } from "../../watch/traits.ts";
import { REPORT_LENGTHS } from "../constants.ts";
import { inputOf, problemsOf, readReportForm } from "../form.ts";
import {
  EXAMPLE_NUMBER,
  NUMBER,
  ReportDocument,
  ReportFormDocument,
  ReportInput,
  ReportReceipt,
} from "../model.ts";
import { codeNamed } from "../named.ts";
import type { Reports } from "../reports.ts";
import { formFor, type RefusedReport, reportPage, takenPage } from "./page.ts";

const body: BodyRule = {
  maxBytes: SMALL_BODY,
  mediaTypes: [...JSON_TYPES, ...FORM_TYPES],
  nullsAbsent: true,
};
const example = {
  code: "Kx7fP2m",
  reason: "phishing",
  words: "It shows a copy of my bank's sign-in page.",
  email: "anna@example.org",
};
const formContent = { schema: ReportFormDocument, example };
const check = checkOf(ReportInput);
const isNumber = new RegExp(`^${NUMBER}$`);

/** Other values are ignored: an address that somebody passed on must still show the form. */
const PageQuery = query({
  code: Type.Optional(
    Type.String({ description: "The code: its short id, or `host/shortId`", examples: ["Kx7fP2m"] }),
  ),
  number: Type.Optional(
    Type.String({ description: "The number of a report that was just taken", examples: [EXAMPLE_NUMBER] }),
  ),
  outcome: Type.Optional(
    Type.String({
      description: "Whether the decision is `mailed`, or the report was `counted` on another one",
      examples: ["mailed"],
    }),
  ),
});

/** The language of mails about a report. */
function mailLanguageOf(request: Request): MailLanguage {
  return bestLanguage(request.headers.get("accept-language"), ["en", "de"]);
}

/** The language of the page. */
function languageOf(request: Request): LanguageTag {
  return readerLanguage(request.headers.get("accept-language"));
}

/** `GET /report` and `POST /api/reports`: anybody reports a code. */
export function reportRoutes(needs: {
  gate: Gate;
  limit: Limiter;
  reports: Reports;
  countMisses: CountMisses;
  /** Whether there is a code at a short address, or was one. */
  isKnown: (address: ShortAddress) => Promise<boolean>;
  /** Logs an error of ours that is answered with a page. */
  report: (error: unknown) => void;
  baseUrl: string;
  /** Further names of the service. */
  otherHosts: readonly string[];
}) {
  const { gate, limit, reports, countMisses, isKnown, report, baseUrl, otherHosts } = needs;

  async function known(address: ShortAddress): Promise<ShortAddress> {
    if (!(await isKnown(address))) throw new UnknownShortId();
    return address;
  }

  async function take(request: Request, input: unknown): Promise<ReportReceipt> {
    const checked = checkedBody(check, input);
    const address = codeNamed(checked.code, baseUrl, otherHosts);
    await countMisses(request, address, known(address));
    return reports.take(address, checked, mailLanguageOf(request));
  }

  /**
   * Takes a report that a form sent. Of a person mistakes are answered with the form and everything that was
   * typed; of a program the form is checked as JSON is.
   */
  async function takeForm(request: Request, submitted: unknown): Promise<Response | ReportReceipt> {
    const asPage = prefersHtml(request.headers.get("accept"));
    if (!asPage) {
      refuseForeignForm(request, baseUrl);
      return take(request, submittedBody(submitted));
    }
    try {
      refuseForeignForm(request, baseUrl);
      const form = readReportForm(submittedBody(submitted));
      const problems = problemsOf(form);
      if (Object.keys(problems).length > 0)
        return reportPage(languageOf(request), "../", form, { problems, trouble: null, status: 400 });
      return seeOther(await take(request, inputOf(form)));
    } catch (error) {
      return again(request, error);
    }
  }

  /** Answers an error with the form where it can be mended or sent again, otherwise with a notice. */
  async function again(request: Request, error: unknown): Promise<Response> {
    const refused = refusalOf(error);
    if (error instanceof StorageError) report(error);
    if (refused === null) return readableRefusal(request, error);
    // The limit is checked before the body is read. It is read now, so that the page keeps what was typed.
    if (error instanceof RateLimited) await gate.readBody(request, body);
    return reportPage(languageOf(request), "../", readReportForm(await parseForm(request)), refused);
  }

  return new Elysia()
    .get(
      "/report",
      ({ request, query: { code = "", number, outcome } }) => {
        const language = languageOf(request);
        if (number !== undefined && isNumber.test(number))
          return takenPage(language, {
            number,
            mailed: outcome === "mailed",
            counted: outcome === "counted",
          });
        return reportPage(language, "./", formFor(code.slice(0, REPORT_LENGTHS.code)));
      },
      {
        query: PageQuery,
        ...openOperation({
          id: "getReportForm",
          tag: "pages",
          summary: "The form by which anybody reports a code",
          description:
            "For people: it works without JavaScript. On the service's own host alone; pages of domains link to it.",
          pages: true,
          parameters: [ACCEPT_LANGUAGE],
          answers: {
            200: {
              description: "The form, or the receipt behind it",
              mediaType: "text/html",
              schema: Type.String(),
              example: "<!doctype html>…",
              headers: {
                "content-security-policy": "Nothing but its style",
                "referrer-policy": "no-referrer",
                "content-language": "The language of the page",
                ...NO_STORE,
              },
            },
          },
        }),
      },
    )
    .post(
      "/api/reports",
      ({ request, body }) => (isForm(request) ? takeForm(request, body) : take(request, submittedBody(body))),
      operation(gate.submits({ limit, body, grows: true }), {
        id: "reportCode",
        tag: "pages",
        summary: "Report a code that does harm",
        description:
          "Anybody may. The operator decides, and mails the decision to an address that was given, where mail is set up. " +
          "Words, name and address are stored encrypted, and erased 180 days after the decision. A form that a browser sends " +
          "(Accept: text/html) gets 303 to its receipt, or the form again with its mistakes. One from another site's page is refused.",
        limited: true,
        storage: true,
        pages: true,
        parameters: [ACCEPT_LANGUAGE],
        body: {
          rule: body,
          schema: ReportDocument,
          example,
          others: { [FORM_TYPES[0]]: formContent, [FORM_TYPES[1]]: formContent },
        },
        answers: {
          200: json("Taken", ReportReceipt, { number: EXAMPLE_NUMBER, mailed: true, counted: false }),
          303: { description: "Taken, from a form", headers: { location: "To the receipt", ...NO_STORE } },
        },
        problems: ["code_not_found", "cross_site_form", "reports_full"],
      }),
    );
}

/** The way to the page with the receipt. A reload of it sends nothing again. */
function seeOther({ number, mailed, counted }: ReportReceipt): Response {
  const outcome = mailed ? "&outcome=mailed" : counted ? "&outcome=counted" : "";
  const location = `../report?number=${number}${outcome}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/** The form's own answer to an error; `null` where a notice says more. */
function refusalOf(error: unknown): RefusedReport | null {
  if (error instanceof UnknownName) return { problems: { code: "unknown" }, trouble: null, status: 404 };
  if (error instanceof RateLimited)
    return { problems: {}, trouble: "limited", status: 429, headers: error.headers };
  if (error instanceof StorageError) return { problems: {}, trouble: "storage", status: 503 };
  if (error instanceof Fault && error.code === "reports_full")
    return { problems: {}, trouble: "full", status: 409 };
  return null;
}
