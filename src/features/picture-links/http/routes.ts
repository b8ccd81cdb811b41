import { Elysia } from "elysia";
import { CODE_PATH } from "../../codes/model.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { PictureLink } from "../model.ts";
import type { PictureLinks } from "../picture-links.ts";

const PATH = "/app/api/codes/:id/qr-link";

const example: PictureLink = {
  url: `https://qr.example.org/app/api/codes/${CODE_PATH.id.example}/qr.svg?token=3q2-7wECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxw`,
};

/** `GET`, `POST` and `DELETE /app/api/codes/{id}/qr-link`. */
export function pictureLinkRoutes({ gate, links }: { gate: Gate; links: PictureLinks }) {
  const writes = gate.reads({ scopes: ["codes:write"] });
  const described = { tag: "codes", storage: true, path: CODE_PATH, problems: ["code_not_found"] } as const;
  return new Elysia()
    .get(PATH, ({ request, params }) => links.of(tenantOf(request).id, params.id), {
      ...operation(gate.reads({ scopes: ["codes:read"] }), {
        ...described,
        id: "getPictureLink",
        summary: "The link to a code's picture",
        description: "With it anybody sees the picture, and nothing else of the code.",
        answers: { 200: json("The link, if there is one", PictureLink, example) },
      }),
    })
    .post(PATH, ({ request, params }) => links.make(tenantOf(request).id, params.id, actorOf(request)), {
      ...operation(writes, {
        ...described,
        id: "makePictureLink",
        summary: "Link a code's picture, to embed it",
        description: "A code has one link at most: made again it is the same.",
        answers: { 200: json("The link", PictureLink, example) },
      }),
    })
    .delete(
      PATH,
      async ({ request, params, set }) => {
        await links.end(tenantOf(request).id, params.id, actorOf(request));
        set.status = 204;
      },
      {
        ...operation(writes, {
          ...described,
          id: "endPictureLink",
          summary: "End the link to a code's picture",
          description: "Caches may show the picture for five minutes more. The next link has another token.",
          answers: { 204: { description: "Ended, or there was none" } },
        }),
      },
    );
}
