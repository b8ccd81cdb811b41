import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { FILE_NAME, streamed } from "../http/download.ts";
import type { Gate } from "../http/gate.ts";
import { query } from "../http/input.ts";
import { NO_STORE } from "../http/operation-headers.ts";
import { operation } from "../http/operation.ts";
import { tenantOf } from "../http/requests.ts";
import { oneOf } from "../shared/schema.ts";
import { REDIRECT_FILES, REDIRECT_FORMATS } from "./out/model.ts";
import type { Redirects } from "./out/redirects.ts";

const RedirectQuery = query({
  format: oneOf(REDIRECT_FORMATS, {
    description: "The web server, `_redirects` of a host of static sites, or a table",
  }),
});

const TEXT = Type.String({ description: "Configuration, a line or two a code" });

/** `GET /app/api/redirects`, with which a workspace leaves. */
export function leavingRoutes(needs: { gate: Gate; redirects: Redirects }) {
  const { gate, redirects } = needs;
  return new Elysia().get(
    "/app/api/redirects",
    ({ request, query: { format } }) => {
      const { mediaType, name } = REDIRECT_FILES[format];
      return streamed(redirects.file(tenantOf(request).id, format), mediaType, name);
    },
    {
      query: RedirectQuery,
      ...operation(gate.reads({ scopes: ["codes:read"] }), {
        id: "getRedirects",
        tag: "moving",
        summary: "The redirects of all active codes, for a web server of your own",
        description:
          "Each code leads to its default destination, one with a page to its target. A comment has the id of a code of which a static file can't say all.",
        storage: true,
        answers: {
          200: {
            description: "The file",
            mediaType: "text/plain",
            schema: TEXT,
            example: "/r/Kx7fP2m https://museum.example/audio/hall-3 302\n",
            headers: { ...FILE_NAME, ...NO_STORE },
            others: {
              "text/csv": {
                schema: Type.String(),
                example: "shortUrl,location,status,codeId,omits\r\n",
              },
            },
          },
        },
        problems: ["invalid_request"],
      }),
    },
  );
}
