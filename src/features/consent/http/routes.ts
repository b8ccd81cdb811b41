import { Elysia } from "elysia";
import { JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { FORM_TYPES, isForm, refuseForeignForm } from "../../../kit/http/forms.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { submittedBody } from "../../../kit/http/submission.ts";
import { checkedBody } from "../../../kit/http/input.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import type { CountMisses } from "../../../kit/http/misses.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { askedAgain } from "../../../kit/http/page-language.ts";
import { operation } from "../../../kit/http/operation.ts";
import { addressIn } from "../../../kit/http/requests.ts";
import { prefersHtml } from "../../../kit/shared/accept.ts";
import { UnknownShortId } from "../../../kit/shared/common-faults.ts";
import { checkOf } from "../../../kit/shared/schema.ts";
import { reportUrl, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { StorageError } from "../../../kit/shared/storage.ts";
import type { Consent } from "../consent.ts";
import { ConsentForm, ConsentInput } from "../model.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { SHORT_ID_PATH } from "../../codes/model.ts";
import { ACCEPT_LANGUAGE, CONSENT_COOKIE, DEVICE_COOKIE } from "../../../kit/http/request-parameters.ts";

const body = { maxBytes: SMALL_BODY, mediaTypes: [...JSON_TYPES, ...FORM_TYPES] };
const form = { schema: ConsentForm, example: { accept: "true" } };
const inputCheck = checkOf(ConsentInput);

const CHOICE = { "set-cookie": "svc_consent, signed and HttpOnly", ...NO_STORE };

/** The values of a form's buttons, which JSON sends as true and false. */
const FORM_VALUES = new Map([
  ["true", true],
  ["false", false],
]);

/** `POST /p/{shortId}/consent`. */
export function consentRoutes(needs: {
  gate: Gate;
  /** Of choices, per address: to decline erases a device for all workspaces. */
  limit: Limiter;
  consent: Consent;
  countMisses: CountMisses;
  /** Whether there is a code, active or disabled, at a short address. */
  exists: (address: ShortAddress) => Promise<boolean>;
  /** Logs an error of ours that is answered with a page. */
  report: (error: unknown) => void;
  baseUrl: string;
}) {
  const { gate, limit, consent, countMisses, exists, report, baseUrl } = needs;

  async function choose(request: Request, shortId: string, body: unknown): Promise<Response> {
    const sent = submittedBody(body);
    const fromForm = isForm(request);
    if (fromForm) refuseForeignForm(request, baseUrl);
    const input = fromForm ? { ...sent, accept: FORM_VALUES.get(String(sent["accept"])) } : sent;
    const { accept } = checkedBody(inputCheck, input);
    const cookies = await consent.choose(accept, request.headers.get("cookie"));
    const headers = new Headers({ "cache-control": "no-store" });
    for (const cookie of cookies) headers.append("set-cookie", cookie);
    if (!fromForm || !prefersHtml(request.headers.get("accept")))
      return new Response(null, { status: 204, headers });
    headers.set("location", `../${shortId}?choice=${accept ? "accepted" : "declined"}${askedAgain(request)}`);
    return new Response(null, { status: 303, headers });
  }

  async function known(address: ShortAddress): Promise<void> {
    if (!(await exists(address))) throw new UnknownShortId();
  }

  const choices = gate.submits({
    limit,
    body,
    precondition({ shortId = "" }, request) {
      const address = addressIn(request, shortId);
      return countMisses(request, address, known(address));
    },
  });

  return new Elysia().post(
    "/p/:shortId/consent",
    async ({ request, params: { shortId }, body }) => {
      try {
        return await choose(request, shortId, body);
      } catch (error) {
        if (!isForm(request)) throw error;
        const page = readableRefusal(request, error, {
          report: reportUrl(baseUrl, addressIn(request, shortId)),
        });
        if (error instanceof StorageError) report(error);
        return page;
      }
    },
    {
      ...operation(choices, {
        id: "setConsent",
        tag: "pages",
        summary: "Allow or refuse the recognition of this device",
        description:
          "Accepting sets svc_consent; a later scan then gets a random device id. Refusing clears both cookies and " +
          "erases the device and its link to past scans; scan counts stay. A form that a browser sends (Accept: " +
          "text/html) gets 303 back to the page. One from another site's page is refused.",
        limited: true,
        storage: true,
        pages: true,
        path: SHORT_ID_PATH,
        parameters: [CONSENT_COOKIE, DEVICE_COOKIE, ACCEPT_LANGUAGE],
        body: {
          rule: body,
          schema: ConsentInput,
          example: { accept: true },
          others: { [FORM_TYPES[0]]: form, [FORM_TYPES[1]]: form },
        },
        answers: {
          204: { description: "Recorded", headers: CHOICE },
          303: {
            description: "Recorded, from a form",
            headers: { location: "Back to the page", ...CHOICE },
          },
        },
        problems: ["cross_site_form", "code_not_found"],
      }),
    },
  );
}
