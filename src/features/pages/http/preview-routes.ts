import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Codes } from "../../codes/codes.ts";
import { type BodyRule, JSON_TYPES, STYLE_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { PAGE_EXAMPLE, PreviewDocument, PreviewInput } from "../model.ts";
import { pageResponse } from "./routes.ts";
import type { Pages } from "../pages.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";

/** The same limit as for a new code: every page that can be published can be previewed. */
const body: BodyRule = { maxBytes: STYLE_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

/** `POST /app/api/pages/preview`: a page before it is published. */
export function previewRoutes(needs: {
  gate: Gate;
  pages: Pages;
  /** A code that is not stored. @throws Fault as for a new code. */
  draft: Codes["draft"];
}) {
  const { gate, pages, draft } = needs;
  return new Elysia().post(
    "/app/api/pages/preview",
    async ({ request, body: { target, title, type, fields, landing, shortId } }) => {
      const tenant = tenantOf(request);
      // One by one: other properties of the body are not validated.
      const code = draft(tenant, {
        target,
        ...(title === undefined ? {} : { title }),
        ...(type === undefined ? {} : { type }),
        ...(fields === undefined ? {} : { fields }),
        ...(landing === undefined ? {} : { landing }),
      });
      const source = { ...code, shortId: shortId ?? code.shortId, codeId: code.id, tenantName: tenant.name };
      return pageResponse(await pages.preview(source, request.headers.get("accept-language")));
    },
    {
      ...operation(jsonBody(gate, { scopes: ["codes:read"], body, schema: PreviewInput }), {
        id: "previewPage",
        tag: "pages",
        summary: "A hosted page before it is published",
        description:
          "The page that a code of this input would have, in the language of the reader, by Accept-Language. Nothing is " +
          "stored and nothing counted; its forms lead nowhere and it holds no script. With shortId it is the page of a " +
          "code that exists.",
        storage: true,
        parameters: [ACCEPT_LANGUAGE],
        body: {
          rule: body,
          schema: PreviewDocument,
          example: {
            target: "https://museum.example/audio/hall-3",
            landing: { template: "action", headline: "Hall 3 is open again", cta: { label: "Listen" } },
          },
        },
        answers: {
          200: {
            description: "The page",
            mediaType: "text/html",
            schema: Type.String(),
            example: PAGE_EXAMPLE,
            headers: {
              "content-security-policy": "A sandbox: opened as it is, nothing in it runs or is sent",
              "cache-control": "no-store",
              "content-language": "The language of the page's own words",
              "referrer-policy": "`no-referrer`",
              vary: "Accept-Language",
            },
          },
        },
        problems: [
          "target_required",
          "target_invalid",
          "target_blocked",
          "fields_invalid",
          "payload_too_long",
          "logo_invalid",
        ],
      }),
    },
  );
}
