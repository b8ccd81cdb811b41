import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { unlisted } from "../../../kit/http/operation.ts";
import { submittedBody } from "../../../kit/http/submission.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { ALL_SCOPES } from "../../../kit/shared/scopes.ts";
import type { FoundSession, Membership, Person } from "../../people/records.ts";
import type { Authorizing } from "../authorize.ts";
import { PATHS } from "../constants.ts";
import { OAuthRefusal } from "../refusal.ts";
import { consentPage, fieldOf, FIELDS, sentIn, signInPage, troublePage } from "./consent-page.ts";
import { FORM, textsIn } from "./protocol-routes.ts";

/** A person is in so many workspaces at most. */
const MOST_WORKSPACES = 200;

/** The pages on which a person lets an app in. */
export function consentRoutes(needs: {
  gate: Gate;
  limit: Limiter;
  authorizing: Authorizing;
  /** The session of a `Cookie` header in a workspace. */
  sessionIn: (cookieHeader: string | null, tenantId: string) => Promise<FoundSession | null>;
  memberships: { readonly ofPerson: (personId: string, most: number) => Promise<readonly Membership[]> };
  personOf: (id: string) => Promise<Person | null>;
  /** Asks for a recent sign-in. @throws Fault `sign_in_again` */
  requireRecent: (signedIn: { readonly signedInAt: number }) => void;
  baseUrl: string;
}) {
  const { gate, limit, authorizing, sessionIn, memberships, personOf, requireRecent, baseUrl } = needs;

  /**
   * Answers by pages. A request that is not as it should be leads nowhere: the address could be anybody's.
   */
  async function shown(request: Request, work: () => Promise<Response>): Promise<Response> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof OAuthRefusal)
        return troublePage(request, "refused", `${error.code}: ${error.message}`);
      if (error instanceof Fault && error.code === "foreign_origin") return troublePage(request, "foreign");
      if (error instanceof Fault && error.code === "sign_in_again") return troublePage(request, "recent");
      return readableRefusal(request, error);
    }
  }

  async function ask(request: Request): Promise<Response> {
    const sent = sentIn(new URL(request.url).searchParams);
    const signedIn = await gate.signedInIfAny(request);
    // An id that is an address is read only for a person who is signed in: nobody else has us fetch anything.
    const host = URL.parse(sent["client_id"] ?? "")?.host;
    if (!signedIn && host !== undefined) return signInPage(request, host, baseUrl, backTo(sent));
    const wish = await authorizing.read(sent);
    if (!signedIn) return signInPage(request, wish.client.name, baseUrl, backTo(sent));
    const [person, all] = await Promise.all([
      personOf(signedIn.personId),
      memberships.ofPerson(signedIn.personId, MOST_WORKSPACES),
    ]);
    if (!person || all.length === 0) return troublePage(request, "nowhere");
    return consentPage(request, wish, sent, { person, memberships: all });
  }

  async function decide(request: Request, fields: Readonly<Record<string, string>>): Promise<Response> {
    const sent = sentIn(new URLSearchParams(fields));
    const signedIn = await gate.signedInIfAny(request);
    if (!signedIn) return ledTo(`${baseUrl}${backTo(sent)}`);
    const wish = await authorizing.read(sent);
    if (fields[FIELDS.decision] !== "allow") return ledTo(authorizing.decline(wish));
    const tenantId = fields[FIELDS.workspace] ?? "";
    const scopes = ALL_SCOPES.filter((scope) => fields[fieldOf(scope)] === "on");
    if (tenantId === "" || scopes.length === 0) return troublePage(request, "nothing");
    if (scopes.includes("account")) requireRecent(signedIn);
    const found = await sessionIn(request.headers.get("cookie"), tenantId);
    const [membership] = found?.memberships ?? [];
    if (!found || !membership) return troublePage(request, "left");
    if (membership.tenant.requireSecondFactor && !found.secondFactor)
      return troublePage(request, "secondFactor");
    const { personId, sessionId } = signedIn;
    const { secondFactor } = found.session;
    const consent = { personId, sessionId, tenantId, scopes, secondFactor };
    const address = await authorizing.grant(wish, consent);
    return address === null ? troublePage(request, "left") : ledTo(address);
  }

  return new Elysia()
    .get(
      PATHS.authorize,
      ({ request }) => shown(request, () => ask(request)),
      unlisted(gate.reads({ limit })),
    )
    .post(
      PATHS.authorize,
      ({ request, body }) => shown(request, () => decide(request, textsIn(submittedBody(body)))),
      unlisted(gate.submits({ limit, body: FORM, grows: true })),
    );
}

/** The path and query at which a request for access goes on after a sign-in. */
function backTo(sent: Readonly<Record<string, string>>): string {
  return `${PATHS.authorize}?${new URLSearchParams(sent).toString()}`;
}

function ledTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}
