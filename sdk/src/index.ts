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
  type StyleMend,
} from "./problem.ts";
export { mended } from "./mended.ts";
export { type NamedCode, upsertCode } from "./upsert.ts";
export { QuietzoneUnreachable } from "./unreachable.ts";
