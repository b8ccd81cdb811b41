import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { IF_NONE_MATCH } from "./conditional.ts";
import { onceUnlessRejected } from "../shared/once.ts";
import { createConstant } from "./constant.ts";
import { type Health, HEALTH_REASONS, readiness } from "./health.ts";
import { json, openOperation } from "./operation.ts";

const HEALTH = Type.Object({
  status: Type.Union([Type.Literal("ok"), Type.Literal("degraded")], {
    description:
      "`degraded` while scans can't be kept, while the disk is nearly full, or while backups are late; redirects go on",
  }),
  reason: Type.Optional(
    Type.Union(
      HEALTH_REASONS.map((reason) => Type.Literal(reason)),
      {
        description:
          "Of `degraded`: what keeps scans from being stored. With `disk_low` they are stored, with leads and deletions, and nothing else is. With `backup_late` all is stored, and the last backup elsewhere is too old",
      },
    ),
  ),
  version: Type.String({ description: "The program's. The contract has one of its own" }),
  commit: Type.Union([Type.String(), Type.Null()], {
    description: "The commit that the program was built from; `null` where it is not known",
  }),
  schema: Type.Integer({ description: "The number of the database's schema" }),
  lostScans: Type.Integer({
    description: "Scans since the start that could not be stored, or not for certain; redirects went on",
  }),
});

/** A new version of the program may have another contract. */
const REVALIDATED = { "cache-control": "no-cache" };
const CONTRACT_HEADERS = { etag: "Of the document", ...REVALIDATED };

/** `GET /healthz`, `GET /readyz` and `GET /openapi.json`. */
export function serviceRoutes(needs: { health: () => Health; document: () => Promise<unknown> }) {
  const example = {
    status: "ok",
    version: needs.health().version,
    commit: "d3f31f3a79c5a3c6cd2f0a1a8f4a9be8b2a2b6f1",
    schema: 34,
    lostScans: 0,
  };
  const contract = onceUnlessRejected(async () =>
    createConstant(JSON.stringify(await needs.document()), {
      "content-type": "application/json",
      ...REVALIDATED,
    }),
  );
  return new Elysia()
    .get(
      "/healthz",
      needs.health,
      openOperation({
        id: "getHealth",
        busy: false,
        tag: "service",
        summary: "Liveness",
        description: "Answers 200 as long as the process answers at all.",
        answers: {
          200: json("The service is up, whether or not scans can be kept", HEALTH, example),
        },
      }),
    )
    .get(
      "/readyz",
      () => readiness(needs.health()),
      openOperation({
        id: "getReadiness",
        tag: "service",
        summary: "Readiness",
        description: "For a balancer that has other nodes to send scans to. It waits for nothing.",
        storage: true,
        answers: { 200: json("Scans can be kept", HEALTH, example) },
      }),
    )
    .get(
      "/openapi.json",
      async ({ request }) => (await contract()).answer(request),
      openOperation({
        id: "getContract",
        tag: "service",
        summary: "This document",
        description: "Made of the schemas that check input. Made anew by every version of the program.",
        parameters: [IF_NONE_MATCH],
        answers: {
          200: json(
            "OpenAPI 3.1.0",
            Type.Object({ openapi: Type.Literal("3.1.0", { description: "Version of the format" }) }),
            { openapi: "3.1.0" },
            CONTRACT_HEADERS,
          ),
          304: { description: "You have it already", headers: CONTRACT_HEADERS },
        },
      }),
    );
}
