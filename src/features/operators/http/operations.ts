import { type Static, type TSchema, Type } from "@sinclair/typebox";
import type { Context } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Gated } from "../../../kit/http/gated.ts";
import { pageSize, pageUpTo } from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { json, type Operation, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { SECOND } from "../../../kit/shared/clock.ts";
import { EXAMPLE_WORKSPACE } from "./examples.ts";

export const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

/** Calls of an address. People without the right are refused by it before anything is looked up for long. */
export const CALLS = { count: 600, milliseconds: 60 * SECOND };

/** Entries of the largest page, and of one where no limit is given. */
const LARGEST = 100;
const USUAL = 50;

export const paging = pageUpTo(LARGEST, {}, USUAL);

/** `?q=` of lists. */
export const searching = {
  q: Type.Optional(
    Type.String({
      maxLength: 2_048,
      description: "Only those with this in name, address or id",
      examples: ["museum"],
    }),
  ),
};

/** All routes of operators are given this. */
export interface OperatorRouteNeeds {
  readonly gate: Gate;
  readonly limit: Limiter;
}

/** Part of an operation that differs from one to the other. */
export type OperatorOperation = Omit<Operation, "tag" | "limited" | "storage">;

/** Nothing of the answer is kept by browsers or by anything between. */
const confidential = ({ set }: Pick<Context, "set">) => {
  set.headers["cache-control"] = CONFIDENTIAL;
};

/** The options of a route for operators. @param changes - whether it does something. */
export function forOperators<H extends object>(gated: Gated<H>, op: OperatorOperation, changes = false) {
  const { problems = [], answers } = op;
  const kept = Object.entries(answers).map(([status, answer]) => [
    status,
    { ...answer, headers: { ...NO_STORE, ...answer.headers } },
  ]);
  return operation(gated.with({ beforeHandle: confidential }), {
    ...op,
    tag: "operator",
    limited: true,
    storage: true,
    answers: Object.fromEntries(kept),
    problems: changes ? [...problems, "foreign_origin"] : problems,
  });
}

/** The admission of all routes for operators. */
export const asOperator = (limit: Limiter) => ({ operator: true, limit }) as const;

/** The options of routes of operators. Those that do something are refused to pages of other origins. */
export function optionsOf({ gate, limit }: OperatorRouteNeeds) {
  const admission = gate.reads(asOperator(limit));
  return {
    reads: (op: OperatorOperation) => forOperators(admission, op),

    /** A list, page by page. @param example - of a page. */
    lists: (schema: TSchema, example: object, op: Omit<OperatorOperation, "answers">) =>
      forOperators(admission, {
        ...op,
        answers: { 200: json("One page", schema, { ...example, nextCursor: null }, NEXT) },
        problems: ["cursor_invalid"],
      }),

    acts: (op: OperatorOperation) => forOperators(admission, op, true),

    /** An act with a JSON body. @param grows - whether it is refused while the disk is nearly full. */
    takes<T extends TSchema>(
      schema: T,
      { example, ...op }: OperatorOperation & { readonly example: Static<T> },
      grows = false,
    ) {
      const whole = { ...op, body: { rule: body, schema, example } };
      return forOperators(jsonBody(gate, { ...asOperator(limit), grows, body, schema }), whole, true);
    },
  };
}

/** Answers a page of a list, with the link to the next. @param read - is given the limit and the cursor. */
export async function page<T extends { readonly nextCursor: string | null }>(
  {
    request,
    query,
    set,
  }: Pick<Context, "request" | "set"> & {
    query: { limit?: string | undefined; cursor?: string | undefined };
  },
  read: (limit: number, cursor: string | null) => Promise<T>,
): Promise<T> {
  const found = await read(pageSize(query.limit, LARGEST, USUAL), query.cursor ?? null);
  Object.assign(set.headers, nextByCursor(request, found.nextCursor));
  return found;
}

/** Answers an act that has nothing to say. */
export async function nothing({ set }: Pick<Context, "set">, act: Promise<void>): Promise<void> {
  await act;
  set.status = 204;
}

/** The parameter of a path. */
export const pathOf = (component: string, description: string, example: string) => ({
  id: { component, description, example },
});

/** The parameter of a path below a workspace. */
export const ofWorkspace = pathOf("OperatorWorkspaceId", "Id of the workspace", EXAMPLE_WORKSPACE.id);
