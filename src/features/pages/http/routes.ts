import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { CountMisses } from "../../../kit/http/misses.ts";
import { readableCodeRefusal } from "../../../kit/http/notice.ts";
import { openOperation } from "../../../kit/http/operation.ts";
import { query } from "../../../kit/http/input.ts";
import { addressIn } from "../../../kit/http/requests.ts";
import { codeBlocked } from "../../../kit/shared/common-faults.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import { StorageError } from "../../../kit/shared/storage.ts";
import { type Page, PAGE_EXAMPLE, type Visit } from "../model.ts";
import type { PageFile, Pages } from "../pages.ts";
import { SHORT_ID_PATH } from "../../codes/model.ts";
import type { Door } from "../../locks/http/door.ts";
import {
  ACCEPT_LANGUAGE,
  CONSENT_COOKIE,
  LOCK_COOKIE,
  PRIVACY_CONTROL,
} from "../../../kit/http/request-parameters.ts";

/** Other values are ignored: an address that a person passed on must still show the page. */
const PageQuery = query({
  choice: Type.Optional(
    Type.String({ description: "accepted or declined: what was just chosen", examples: ["accepted"] }),
  ),
  lead: Type.Optional(Type.String({ description: "sent: the form was just taken", examples: ["sent"] })),
});

const FILE_HEADERS = {
  "content-disposition": "`attachment`, with the name of the file",
  "cache-control": "`no-cache`: it changes with the code",
  "referrer-policy": "`no-referrer`",
};

const PROBLEMS = ["code_not_found", "code_gone", "code_blocked", "rate_limited"] as const;

/** `GET /p/{shortId}` and the files a page offers. */
export function pageRoutes(needs: {
  pages: Pages;
  door: Door;
  countMisses: CountMisses;
  /** Whether a request carries a valid consent. */
  consented: (request: Request) => Promise<boolean>;
  /** Whether there is a code at a short address, switched off or not. */
  exists: (address: ShortAddress) => Promise<boolean>;
  /** Whether a request is to a domain that the operator has closed: its pages are 410. */
  isClosed: (request: Request) => boolean;
  /** The contact of the owner of a code that is switched off; `null` where there is none. */
  contactOf: (address: ShortAddress) => Promise<string | null>;
  /** Reports an error of the service that is answered with a page. */
  report: (error: unknown) => void;
  /** The address of the form that reports a code. */
  reportUrl: (address: ShortAddress) => string;
}) {
  const { pages, door, countMisses, consented, exists, isClosed, contactOf, report, reportUrl } = needs;

  /** A code that is switched off has no page, but a visitor who gave consent can still withdraw it. */
  async function refused(request: Request, shortId: string | null, choice: Visit["choice"], error: unknown) {
    const address = addressIn(request, shortId);
    const withdrawal =
      (choice === "declined" || (await consented(request))) && (await exists(address).catch(() => false));
    const done = choice === "declined";
    const page = await readableCodeRefusal(request, error, () => contactOf(address), {
      report: reportUrl(address),
      ...(withdrawal ? { withdrawal: { action: `${shortId}/consent`, done } } : {}),
    });
    if (error instanceof StorageError) report(error);
    return page;
  }

  async function find<T>(
    request: Request,
    shortId: string | null,
    read: (address: ShortAddress) => Promise<T>,
  ): Promise<T> {
    if (isClosed(request)) throw codeBlocked();
    const address = addressIn(request, shortId);
    return countMisses(request, address, read(address));
  }

  /** Reads a file of a page, which a lock keeps as it keeps the page. */
  function behind<T>(request: Request, shortId: string | null, read: (address: ShortAddress) => Promise<T>) {
    return async (address: ShortAddress) => {
      await door.check(request, shortId);
      return read(address);
    };
  }

  return new Elysia()
    .get(
      "/p/:shortId",
      async ({ request, params: { shortId }, query }) => {
        const choice = query.choice === "accepted" || query.choice === "declined" ? query.choice : null;
        try {
          return await find(request, shortId, async (address) => {
            const isSent = query.lead === "sent";
            const entry = await door.enter(request, shortId, { choice, stays: choice !== null || isSent });
            if (entry instanceof Response) return entry;
            const page = await pages.page(address, {
              ...(await visitOf(request, consented)),
              choice,
              lead: { kind: isSent ? "sent" : "open" },
              root: "../",
              proof: entry.proof,
            });
            return pageResponse(page);
          });
        } catch (error) {
          return refused(request, shortId, choice, error);
        }
      },
      {
        query: PageQuery,
        ...openOperation({
          id: "getPage",
          tag: "pages",
          summary: "The hosted page of a code",
          description:
            "For people: it works without JavaScript and asks whether this device may be recognised. In the language " +
            "of the reader, by Accept-Language. A browser gets 404, 410 and 503 as small pages. That of a locked code asks for its password; once that was given a code that leads elsewhere answers 302.",
          storage: true,
          pages: true,
          path: SHORT_ID_PATH,
          parameters: [ACCEPT_LANGUAGE, CONSENT_COOKIE, LOCK_COOKIE, PRIVACY_CONTROL],
          answers: {
            200: {
              description: "The page",
              mediaType: "text/html",
              schema: Type.String(),
              example: PAGE_EXAMPLE,
              headers: {
                "content-security-policy": "Only what is in the page, known by its hash",
                "cache-control": "no-store",
                "referrer-policy": "no-referrer",
                "content-language": "The language of the page's own words",
                vary: "Accept-Language, Cookie and Sec-GPC",
              },
            },
            302: {
              description: "Of an unlocked code that leads elsewhere",
              headers: {
                location: "Where it leads",
                "cache-control": "no-store",
                "referrer-policy": "no-referrer",
              },
            },
          },
          problems: PROBLEMS,
        }),
      },
    )
    .get(
      "/p/:shortId/contact.vcf",
      async ({ request, params: { shortId } }) =>
        file(await find(request, shortId, behind(request, shortId, pages.contact)), "text/vcard", "vcf"),
      {
        ...openOperation({
          id: "getContact",
          tag: "pages",
          summary: "The contact of a profile page as a vCard 3.0 file",
          description: "Of codes of the type vcard; 404 where the page has no contact.",
          storage: true,
          path: SHORT_ID_PATH,
          parameters: [LOCK_COOKIE],
          answers: {
            200: {
              description: "The file",
              mediaType: "text/vcard",
              schema: Type.String(),
              example: "BEGIN:VCARD\r\nVERSION:3.0\r\n…\r\nEND:VCARD\r\n",
              headers: FILE_HEADERS,
            },
          },
          problems: [...PROBLEMS, "code_locked"],
        }),
      },
    )
    .get(
      "/p/:shortId/event.ics",
      async ({ request, params: { shortId } }) =>
        file(await find(request, shortId, behind(request, shortId, pages.calendar)), "text/calendar", "ics"),
      {
        ...openOperation({
          id: "getCalendarEntry",
          tag: "pages",
          summary: "The event of an event page as an iCalendar file",
          description: "Of codes of the type event; 404 where the page has no event.",
          storage: true,
          path: SHORT_ID_PATH,
          parameters: [LOCK_COOKIE],
          answers: {
            200: {
              description: "The file",
              mediaType: "text/calendar",
              schema: Type.String(),
              example: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…\r\nEND:VCALENDAR\r\n",
              headers: FILE_HEADERS,
            },
          },
          problems: [...PROBLEMS, "code_locked"],
        }),
      },
    );
}

/** A page as an answer. */
export function pageResponse({ html, headers }: Page, status = 200): Response {
  return new Response(html, { status, headers });
}

/** The visitor, as a request describes them. */
export async function visitOf(
  request: Request,
  consented: (request: Request) => Promise<boolean>,
): Promise<Pick<Visit, "acceptLanguage" | "consented" | "privacyControl">> {
  return {
    acceptLanguage: request.headers.get("accept-language"),
    consented: await consented(request),
    privacyControl: request.headers.get("sec-gpc")?.trim() === "1",
  };
}

function file({ text, name }: PageFile, mediaType: string, ending: string): Response {
  return new Response(text, {
    headers: {
      "content-type": `${mediaType}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}.${ending}"`,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
