import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { FORM_TYPES, isForm, refuseForeignForm } from "../../../kit/http/forms.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { checkedBody } from "../../../kit/http/input.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import type { CountMisses } from "../../../kit/http/misses.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { asFault, statusOf } from "../../../kit/http/problems.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";
import { addressIn } from "../../../kit/http/requests.ts";
import { submittedBody } from "../../../kit/http/submission.ts";
import { prefersHtml } from "../../../kit/shared/accept.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import type { FaultCode } from "../../../kit/shared/problems.ts";
import { checkOf } from "../../../kit/shared/schema.ts";
import { reportUrl, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { StorageError } from "../../../kit/shared/storage.ts";
import { SHORT_ID_PATH } from "../../codes/model.ts";
import type { Destination } from "../../codes/records.ts";
import type { Locks } from "../../locks/locks.ts";
import { type OfferState, type Page, PAGE_EXAMPLE } from "../../pages/model.ts";
import { noOffer, offerOver } from "../faults.ts";
import { OfferForm, OfferGift, OfferInput } from "../model.ts";
import type { OfferStore } from "../store.ts";

const body: BodyRule = {
  maxBytes: SMALL_BODY,
  mediaTypes: [...JSON_TYPES, ...FORM_TYPES],
  nullsAbsent: true,
};
const formContent = { schema: OfferForm, example: {} };
const ofPages = (description: string) =>
  ({ description: `Of the page: ${description}`, optional: true }) as const;
const PAGE_HEADERS = {
  "content-security-policy": ofPages("only what is in it, known by its hash"),
  "content-language": ofPages("its language"),
  "referrer-policy": ofPages("`no-referrer`"),
} as const;
const inputCheck = checkOf(OfferInput);

/** The refusals that the page tells in the place of the code. */
const TOLD: Readonly<Partial<Record<FaultCode, Exclude<OfferState["kind"], "open" | "given">>>> = {
  offer_over: "none",
  rate_limited: "limited",
  storage_unavailable: "storage",
};

/** `POST /p/{shortId}/offer`. */
export function offerRoutes(needs: {
  gate: Gate;
  /** Of codes that are taken, per address. */
  limit: Limiter;
  store: OfferStore;
  clock: Clock;
  countMisses: CountMisses;
  /** The active code at a short address. @throws Fault `code_not_found`, `code_gone` or `code_blocked`. */
  activeCode: (address: ShortAddress) => Promise<Pick<Destination, "codeId">>;
  /** The code for which that is counted; `null` for none. */
  countedCode: (address: ShortAddress) => Promise<Pick<Destination, "codeId"> | null>;
  /** Checks that a locked code was opened. @throws Fault `code_locked` */
  checkUnlocked: Locks["check"];
  /** The code's page with this state of its offer. */
  pageWith: (
    request: Request,
    address: ShortAddress,
    offer: OfferState,
    proof: string | null,
  ) => Promise<Page>;
  /** Logs an error of ours that is answered with a page. */
  report: (error: unknown) => void;
  baseUrl: string;
}) {
  const { gate, limit, store, clock, countMisses, activeCode, countedCode, checkUnlocked, pageWith } = needs;
  const { report, baseUrl } = needs;

  async function take(request: Request, shortId: string, input: unknown): Promise<string> {
    const { unlock } = checkedBody(inputCheck, input);
    const address = addressIn(request, shortId);
    const { codeId } = await activeCode(address);
    await checkUnlocked(address, unlock);
    const counted = await countedCode(address);
    const taken = await store.take(codeId, clock.now(), counted?.codeId ?? null);
    if (taken === null) throw noOffer();
    if (taken === "none") throw offerOver();
    return taken.code;
  }

  async function shown(
    request: Request,
    shortId: string,
    offer: OfferState,
    proof: unknown,
    fault?: unknown,
  ) {
    const page = await pageWith(
      request,
      addressIn(request, shortId),
      offer,
      typeof proof === "string" && proof !== "" ? proof : null,
    );
    const status = fault === undefined ? 200 : statusOf(asFault(fault).code);
    const headers = { ...page.headers, ...(fault === undefined ? {} : asFault(fault).headers) };
    return new Response(page.html, { status, headers });
  }

  /** Gives a code by a form. A code is told on the page that answers, so that no address holds it. */
  async function takeByForm(request: Request, shortId: string, submitted: unknown): Promise<Response> {
    const asPage = prefersHtml(request.headers.get("accept"));
    let proof: unknown;
    try {
      refuseForeignForm(request, baseUrl);
      const sent = submittedBody(submitted);
      proof = sent["unlock"];
      const code = await take(request, shortId, sent);
      return asPage ? await shown(request, shortId, { kind: "given", code }, proof) : told(code);
    } catch (error) {
      if (!asPage) throw error;
      if (error instanceof StorageError) report(error);
      const kind = TOLD[asFault(error).code];
      const options = { report: reportUrl(baseUrl, addressIn(request, shortId)) };
      if (kind === undefined) return readableRefusal(request, error, options);
      try {
        await checkUnlocked(addressIn(request, shortId), typeof proof === "string" ? proof : undefined);
        return await shown(request, shortId, { kind }, proof, error);
      } catch {
        // The page can't be made: the code is unknown or locked, or storage is out of order.
        return readableRefusal(request, error, options);
      }
    }
  }

  const submission = gate.submits({
    limit,
    body,
    async precondition({ shortId = "" }, request) {
      const address = addressIn(request, shortId);
      await countMisses(request, address, activeCode(address));
    },
  });

  return new Elysia().post(
    "/p/:shortId/offer",
    async ({ request, params: { shortId }, body }) => {
      if (isForm(request)) return takeByForm(request, shortId, body);
      return told(await take(request, shortId, submittedBody(body)));
    },
    {
      ...operation(submission, {
        id: "takeOffer",
        tag: "pages",
        summary: "Take the next code of a page's offer",
        description:
          "Of pages with `landing.offer.codes`: each code is given once, and nothing ties it to a person. A form that a browser sends (Accept: text/html) is answered with the page that shows the code. One from another site's page is refused.",
        limited: true,
        storage: true,
        pages: true,
        path: SHORT_ID_PATH,
        parameters: [ACCEPT_LANGUAGE],
        body: {
          rule: body,
          schema: OfferInput,
          example: {},
          others: { [FORM_TYPES[0]]: formContent, [FORM_TYPES[1]]: formContent },
        },
        answers: {
          200: {
            ...json("The code", OfferGift, { code: "FLUSS-0042" }),
            others: { "text/html": { schema: Type.String(), example: PAGE_EXAMPLE } },
            headers: { ...NO_STORE, ...PAGE_HEADERS },
          },
        },
        problems: [
          "offer_over",
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

function told(code: string): Response {
  return Response.json({ code }, { headers: { "cache-control": "no-store" } });
}
