import { Elysia } from "elysia";
import { JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { FORM_TYPES, isForm, refuseForeignForm } from "../../../kit/http/forms.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { checkedBody } from "../../../kit/http/input.ts";
import { type Limiter, limitKey } from "../../../kit/http/limits.ts";
import type { CountMisses } from "../../../kit/http/misses.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { operation } from "../../../kit/http/operation.ts";
import { asFault, statusOf } from "../../../kit/http/problems.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";
import { addressIn, factsOf } from "../../../kit/http/requests.ts";
import { submittedBody } from "../../../kit/http/submission.ts";
import { prefersHtml } from "../../../kit/shared/accept.ts";
import type { FaultCode } from "../../../kit/shared/problems.ts";
import { checkOf } from "../../../kit/shared/schema.ts";
import { pageUrl, reportUrl, splitAddress, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { StorageError } from "../../../kit/shared/storage.ts";
import { SHORT_ID_PATH } from "../../codes/model.ts";
import type { Resolver } from "../../scans/resolver.ts";
import type { Unlocks } from "../cookie.ts";
import { passwordWrong } from "../faults.ts";
import type { Locks } from "../locks.ts";
import { LONGEST_TRIED, UnlockInput } from "../model.ts";
import { lockedPage, type LockProblem } from "./page.ts";

const body = { maxBytes: SMALL_BODY, mediaTypes: [...JSON_TYPES, ...FORM_TYPES] };
const form = { schema: UnlockInput, example: { password: "open sesame" } };
const inputCheck = checkOf(UnlockInput);

const UNLOCKED = {
  "set-cookie": {
    description: "svc_lock, signed and HttpOnly; none where the code has no lock",
    optional: true,
  },
  ...NO_STORE,
} as const;

/** The refusals after which the page asks once more. */
const ASKS_AGAIN: Readonly<Partial<Record<FaultCode, LockProblem>>> = {
  password_wrong: "wrong",
  rate_limited: "limited",
  busy: "busy",
  storage_unavailable: "storage",
};

/** `POST /p/{shortId}/unlock`. */
export function lockRoutes(needs: {
  gate: Gate;
  /** Of tries, right or wrong, per address. */
  limit: Limiter;
  locks: Pick<Locks, "before" | "unlock">;
  cookie: Unlocks["cookie"];
  countMisses: CountMisses;
  active: Resolver["active"];
  /** Logs an error of ours that is answered with a page. */
  report: (error: unknown) => void;
  baseUrl: string;
}) {
  const { gate, limit, locks, cookie, countMisses, active, report, baseUrl } = needs;

  function unlocked(shortId: string, address: ShortAddress, proof: string | null, asPage: boolean): Response {
    const headers = new Headers({ "cache-control": "no-store" });
    const path = new URL(pageUrl(baseUrl, splitAddress(address))).pathname;
    if (proof !== null) headers.set("set-cookie", cookie(proof, path));
    if (!asPage) return new Response(null, { status: 204, headers });
    headers.set("location", `../${shortId}`);
    return new Response(null, { status: 303, headers });
  }

  function networkOf(request: Request): string {
    return limitKey(factsOf(request).address);
  }

  /** The page once more, with what was wrong. @throws the error where the page can't be made. */
  async function again(request: Request, shortId: string, error: unknown, problem: LockProblem) {
    const address = addressIn(request, shortId);
    const { lock } = await locks.before(address, null);
    const fault = asFault(error);
    const page = {
      ...({ shortId, hint: lock?.hint ?? null, problem, folder: "../", withdrawal: null } as const),
      acceptLanguage: request.headers.get("accept-language"),
      report: reportUrl(baseUrl, address),
    };
    return lockedPage(page, statusOf(fault.code), fault.headers);
  }

  /** Answers a form. Faults are told on the page. */
  async function answerForm(request: Request, shortId: string, body: unknown): Promise<Response> {
    const asPage = prefersHtml(request.headers.get("accept"));
    try {
      const { password } = submittedBody(body);
      refuseForeignForm(request, baseUrl);
      const tried = typeof password === "string" ? password : "";
      if (tried === "" && asPage) return await again(request, shortId, passwordWrong(), "empty");
      if (tried === "" || tried.length > LONGEST_TRIED) throw passwordWrong();
      const address = addressIn(request, shortId);
      return unlocked(shortId, address, await locks.unlock(address, tried, networkOf(request)), asPage);
    } catch (error) {
      if (!asPage) throw error;
      if (error instanceof StorageError) report(error);
      const problem = ASKS_AGAIN[asFault(error).code];
      const options = { report: reportUrl(baseUrl, addressIn(request, shortId)) };
      if (problem === undefined) return readableRefusal(request, error, options);
      try {
        return await again(request, shortId, error, problem);
      } catch {
        // The page can't be made: the code is unknown, or storage is out of order.
        return readableRefusal(request, error, options);
      }
    }
  }

  const submission = gate.submits({
    limit,
    body,
    async precondition({ shortId = "" }, request) {
      const address = addressIn(request, shortId);
      await countMisses(request, address, active(address));
    },
  });

  return new Elysia().post(
    "/p/:shortId/unlock",
    async ({ request, params: { shortId }, body }) => {
      if (isForm(request)) return answerForm(request, shortId, body);
      const { password } = checkedBody(inputCheck, submittedBody(body));
      const address = addressIn(request, shortId);
      return unlocked(shortId, address, await locks.unlock(address, password, networkOf(request)), false);
    },
    {
      ...operation(submission, {
        id: "unlockCode",
        tag: "pages",
        summary: "Open a locked code",
        description:
          "Sets svc_lock, which opens the page and its files for a day, or until the password is changed. A form that a browser sends (Accept: text/html) gets 303 back to the page, or the page with what is wrong. One from another site's page is refused. Where a code gets many wrong passwords, addresses that sent three of them have to wait.",
        limited: true,
        storage: true,
        pages: true,
        path: SHORT_ID_PATH,
        parameters: [ACCEPT_LANGUAGE],
        body: {
          rule: body,
          schema: UnlockInput,
          example: { password: "open sesame" },
          others: { [FORM_TYPES[0]]: form, [FORM_TYPES[1]]: form },
        },
        answers: {
          204: { description: "Open", headers: UNLOCKED },
          303: { description: "Open, from a form", headers: { location: "Back to the page", ...UNLOCKED } },
        },
        problems: ["password_wrong", "cross_site_form", "code_not_found", "code_gone", "code_blocked"],
      }),
    },
  );
}
