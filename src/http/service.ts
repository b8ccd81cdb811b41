import { type Static, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { json, operation } from "./operation.ts";

const Health = Type.Object({
  status: Type.Literal("ok"),
  version: Type.String(),
  lostScans: Type.Integer({
    description: "Scans since the start that could not be stored, or not for certain; redirects went on",
  }),
});

export type Health = Static<typeof Health>;

/** `GET /healthz` and `GET /openapi.json`. */
export function serviceRoutes(needs: { health: () => Health; document: () => unknown }) {
  let served: string | undefined;
  return new Elysia()
    .get(
      "/healthz",
      needs.health,
      operation({
        id: "getHealth",
        busy: false,
        tag: "service",
        summary: "Liveness",
        answers: {
          200: json("The service is up", Health, { ...needs.health(), lostScans: 0 }),
        },
      }),
    )
    .get(
      "/openapi.json",
      ({ set }) => {
        set.headers["content-type"] = "application/json";
        served ??= JSON.stringify(needs.document());
        return served;
      },
      operation({
        id: "getContract",
        tag: "service",
        summary: "This document",
        answers: {
          200: json("OpenAPI 3.1.0", Type.Object({ openapi: Type.Literal("3.1.0") }), { openapi: "3.1.0" }),
        },
      }),
    );
}
