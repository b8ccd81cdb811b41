import { AT_LENGTH, IN_FULL } from "../extent.ts";
import { type DocumentedOperation, fetchContract, operationsOf } from "../http/contract.ts";
import { generated } from "./generate.ts";
import type { WorstInput } from "./input.ts";
import { WORST_INPUTS } from "./inputs.ts";

/** The most inputs of an operation that are sent: in full all of them, which takes twenty minutes. */
const MOST = IN_FULL ? Number.POSITIVE_INFINITY : AT_LENGTH ? 24 : 6;

/** The methods of paths outside the contract, which stand for their operations. */
const UNDOCUMENTED = ["GET", "POST"] as const;

/** An operation, or all paths outside the contract with one method, and the inputs that are sent to it. */
export interface Chosen {
  readonly operationId: string;
  readonly method: string;
  readonly inputs: readonly WorstInput[];
}

/** All inputs, or an even choice of `MOST` of them. */
function evenly<T>(inputs: readonly T[]): readonly T[] {
  if (inputs.length <= MOST) return inputs;
  return inputs.filter(
    (_, at) => Math.floor((at * MOST) / inputs.length) !== Math.floor(((at - 1) * MOST) / inputs.length),
  );
}

const writtenFor = (operationId: string) => WORST_INPUTS.filter(({ operation }) => operation === operationId);

/** What is sent to a service: by its contract, and to paths outside of it. */
export async function chosenFor(url: string): Promise<Chosen[]> {
  const all = (operation: DocumentedOperation) => [
    ...writtenFor(operation.operationId),
    ...generated(operation, AT_LENGTH),
  ];
  return [
    ...UNDOCUMENTED.map((method) => ({ method, operationId: method, inputs: evenly(writtenFor(method)) })),
    ...operationsOf(await fetchContract(url)).map((operation) => ({
      method: operation.method,
      operationId: operation.operationId,
      inputs: evenly(all(operation)),
    })),
  ];
}
