import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { FORM_TYPES, isForm, parseForm, refuseForeignForm } from "../../../kit/http/forms.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { submittedBody } from "../../../kit/http/submission.ts";
import { checkedBody } from "../../../kit/http/input.ts";
import { type Limiter, RateLimited } from "../../../kit/http/limits.ts";
import type { CountMisses } from "../../../kit/http/misses.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { askedAgain } from "../../../kit/http/page-language.ts";
import { addressIn, sourceOf } from "../../../kit/http/requests.ts";
import { codeGone } from "../../../kit/shared/common-faults.ts";
import { prefersHtml } from "../../../kit/shared/accept.ts";
import type { Destination } from "../../codes/records.ts";
import type { LeadRefusal, LeadState, Page } from "../../pages/model.ts";
import type { Locks } from "../../locks/locks.ts";
import type { RequestSource } from "../../../kit/shared/request-source.ts";
import { checkOf } from "../../../kit/shared/schema.ts";
import { reportUrl, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { StorageError } from "../../../kit/shared/storage.ts";
import { type LeadForm, leadInput, leadRefusal, readLeadForm } from "../form.ts";
import type { LeadOrigin, Leads } from "../leads.ts";
import type { LeadField } from "../constants.ts";
import { LeadDocument, LeadFormDocument, LEAD_ID, LeadInput, LeadStored } from "../model.ts";
import { SHORT_ID_PATH } from "../../codes/model.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";

const body: BodyRule = {
  maxBytes: SMALL_BODY,
  mediaTypes: [...JSON_TYPES, ...FORM_TYPES],
  nullsAbsent: true,
};
const exampleForm = { consent: "on", email: "anna@example.org", name: "Anna" };
const formContent = { schema: LeadFormDocument, example: exampleForm };
const leadCheck = checkOf(LeadInput);

/** `POST /api/leads/{shortId}`, by which a person leaves a lead. */
export function leadRoutes(needs: {
  gate: Gate;
  limit: Limiter;
  leads: Leads;
  countMisses: CountMisses;
  /**
   * The code for which a lead of the active code at a short address is kept; `null` for none. @throws Fault
   * `code_not_found`, `code_gone` or `code_blocked`.
   */
  countedCode: (address: ShortAddress) => Promise<Pick<Destination, "codeId"> | null>;
  describe: (source: RequestSource) => LeadOrigin;
  /** The fields that the code's page demands. @throws Fault as `countedCode` does. */
  requiredOf: (address: ShortAddress) => Promise<readonly LeadField[]>;
  /** Checks that a locked code was opened. @throws Fault `code_locked` */
  checkUnlocked: Locks["check"];
  /**
   * The code's page with this state of its form.
   * @param place - the relative address of the service's root, and the proof of an unlock.
   */
  pageWith: (
    request: Request,
    address: ShortAddress,
    lead: LeadState,
    place: { readonly root: string; readonly proof: string | null },
  ) => Promise<Page>;
  /** Reports an error of the service that is answered with a page. */
  report: (error: unknown) => void;
  baseUrl: string;
}) {
  const { gate, limit, leads, countMisses, countedCode, describe, requiredOf, pageWith, report, baseUrl } =
    needs;
  const { checkUnlocked } = needs;

  /** Takes a lead that a program or a script sent. */
  async function takeJson(request: Request, shortId: string, input: unknown) {
    const lead = checkedBody(leadCheck, input);
    const address = addressIn(request, shortId);
    const counted = await countedCode(address);
    if (counted === null) throw codeGone();
    await checkUnlocked(address, lead.unlock);
    return leads.take(counted.codeId, lead, describe(sourceOf(request)), await requiredOf(address));
  }

  /** Takes a lead that a form sent. Problems are answered with the form and everything that was typed. */
  async function takeForm(request: Request, shortId: string, submitted: unknown) {
    const asPage = prefersHtml(request.headers.get("accept"));
    try {
      refuseForeignForm(request, baseUrl);
      const form = readLeadForm(submittedBody(submitted));
      // Before anything else is said: what the form demands belongs to the page.
      await checkUnlocked(addressIn(request, shortId), form.unlock);
      const refusal = asPage ? leadRefusal(form, await requiredOf(addressIn(request, shortId))) : null;
      if (refusal) return again(request, shortId, 400, form, refusal);
      const stored = await takeJson(request, shortId, { ...leadInput(form), unlock: form.unlock });
      if (!asPage) return stored;
      const location = `../../p/${shortId}?lead=sent${askedAgain(request)}`;
      return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
    } catch (error) {
      if (!asPage) throw error;
      return answerError(request, shortId, error);
    }
  }

  async function again(
    request: Request,
    shortId: string,
    status: number,
    form: LeadForm,
    refusal: LeadRefusal,
    headers = {},
  ) {
    const address = addressIn(request, shortId);
    const place = { root: "../../", proof: form.unlock === "" ? null : form.unlock };
    const page = await pageWith(request, address, refused(form, refusal), place);
    return new Response(page.html, { status, headers: { ...page.headers, ...headers } });
  }

  /** Answers an error that is not the visitor's: with the form where it can still be sent, otherwise with a notice. */
  async function answerError(request: Request, shortId: string, error: unknown) {
    const trouble = troubleOf(error);
    const options = { report: reportUrl(baseUrl, addressIn(request, shortId)) };
    if (trouble === "storage") report(error);
    if (trouble === null) return readableRefusal(request, error, options);
    try {
      // The limit is checked before the body is read. It is read now, so that the page keeps what was typed.
      if (error instanceof RateLimited) await gate.readBody(request, body);
      const form = readLeadForm(await parseForm(request));
      await checkUnlocked(addressIn(request, shortId), form.unlock);
      const refusal = { problems: {}, empty: false, trouble };
      const headers = error instanceof RateLimited ? error.headers : {};
      return await again(request, shortId, trouble === "limited" ? 429 : 503, form, refusal, headers);
    } catch {
      // The page can't be made: the code is unknown, or storage is out of order.
      return readableRefusal(request, error, options);
    }
  }

  const submission = gate.submits({
    limit,
    body,
    async precondition({ shortId = "" }, request) {
      const address = addressIn(request, shortId);
      await countMisses(request, address, countedCode(address));
    },
  });

  return new Elysia().post(
    "/api/leads/:shortId",
    async ({ request, params: { shortId }, body }) => {
      if (isForm(request)) return takeForm(request, shortId, body);
      return takeJson(request, shortId, submittedBody(body));
    },
    {
      ...operation(submission, {
        id: "leaveLead",
        tag: "pages",
        summary: "Leave a lead on a code's page",
        description:
          "A form that a browser sends (Accept: text/html) gets 303 back to the page, or the page with its errors " +
          "and what was typed. One from another site's page is refused. The fields that the page requires must be filled in.",
        limited: true,
        storage: true,
        pages: true,
        path: SHORT_ID_PATH,
        parameters: [ACCEPT_LANGUAGE],
        body: {
          rule: body,
          schema: LeadDocument,
          example: { consent: true, email: "anna@example.org", name: "Anna" },
          others: { [FORM_TYPES[0]]: formContent, [FORM_TYPES[1]]: formContent },
        },
        answers: {
          200: json("Taken", LeadStored, { stored: true, id: LEAD_ID }),
          303: {
            description: "Taken, from a form",
            headers: { location: "Back to the page", ...NO_STORE },
          },
        },
        problems: [
          "consent_required",
          "lead_empty",
          "cross_site_form",
          "code_not_found",
          "code_gone",
          "code_blocked",
          "code_locked",
        ],
      }),
    },
  );
}

function refused({ texts, agreed, submission }: LeadForm, refusal: LeadRefusal): LeadState {
  return { kind: "refused", values: texts, agreed, submission, refusal };
}

function troubleOf(error: unknown): "limited" | "storage" | null {
  if (error instanceof RateLimited) return "limited";
  return error instanceof StorageError ? "storage" : null;
}
