import { Elysia } from "elysia";
import { JSON_TYPES, SMALL_BODY } from "../http/body.ts";
import type { Gate } from "../http/gate.ts";
import { operation } from "../http/operation.ts";
import { Fault } from "../shared/fault.ts";
import type { Consent } from "./consent.ts";
import { ConsentInput } from "./model.ts";

const body = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };

/** Endpoint 23. */
export function consentRoutes(needs: {
  gate: Gate;
  consent: Consent;
  /** Whether there is a code with this short id, switched off or not. */
  exists: (shortId: string) => Promise<boolean>;
}) {
  const { gate, consent, exists } = needs;

  async function known(params: Readonly<Record<string, string>>): Promise<void> {
    if (await exists(params["shortId"] ?? "")) return;
    throw new Fault("code_not_found", "There is no code with this short id.");
  }

  return new Elysia({ name: "consent" }).post(
    "/p/:shortId/consent",
    async ({ request, body }) => {
      const cookies = await consent.choose(body.accept, request.headers.get("cookie"));
      const answer = new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
      for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
      return answer;
    },
    {
      ...gate.writes({ body, precondition: known }),
      body: ConsentInput,
      ...operation({
        id: "setConsent",
        tag: "pages",
        summary: "Allow or refuse the recognition of this device",
        description:
          "Accepting sets svc_consent; a later scan then gets a random device id. Refusing clears both cookies and " +
          "erases the device and its link to past scans; scan counts stay.",
        storage: true,
        body: { rule: body, schema: ConsentInput, example: { accept: true } },
        answers: {
          204: { description: "Recorded", headers: { "set-cookie": "svc_consent, signed and HttpOnly" } },
        },
        problems: ["code_not_found"],
      }),
    },
  );
}
