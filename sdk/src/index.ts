export { type ClientOptions, createClient } from "./client.ts";
export type * from "./contract.gen.ts";
export type { Arguments, CallOptions, Item, OperationId, Page, PagedId } from "./method.ts";
export type { Methods as Client } from "./operations.gen.ts";
export {
  type AnyProblem,
  type FieldError,
  isProblem,
  type ProblemCode,
  QuietzoneProblem,
  type RowError,
} from "./problem.ts";
