import { AT_LENGTH, IN_FULL } from "../extent.ts";
import { SEED } from "../seed.ts";
import { type DocumentedOperation, fetchContract, operationsOf } from "../kit/http/contract.ts";
import { generated } from "./generate.ts";
import type { WorstInput } from "./input.ts";
import { WORST_INPUTS } from "./inputs.ts";

/** The most inputs that only one operation has. In full all inputs are sent, which takes twenty minutes. */
const MOST = AT_LENGTH ? 6 : 4;

/**
 * An input that several operations have, such as a long head or a large logo, is sent to one of so many of
 * them: the next such input to the next operation. In each run they are the same operations, with QZ_SEED
 * others, and in full all.
 */
const TURNS = 16;

/** The methods of paths outside the contract, which stand for their operations. */
const UNDOCUMENTED = ["GET", "POST"] as const;

/** An operation, or all paths outside the contract with one method, and the inputs that are sent to it. */
export interface Chosen {
  readonly operationId: string;
  readonly method: string;
  readonly inputs: readonly WorstInput[];
}

/** All inputs, or an even choice of `MOST` of them: the same ones in each run, other ones with QZ_SEED. */
function evenly<T>(inputs: readonly T[]): readonly T[] {
  if (inputs.length <= MOST) return inputs;
  const shareOf = (place: number) => Math.floor((place * MOST) / inputs.length);
  return inputs.filter((_, at) => {
    const place = (at + SEED) % inputs.length;
    return shareOf(place) !== shareOf(place - 1);
  });
}

/** Inputs that several operations have, in turns, and an even choice of those that only one has. */
function someOf(all: readonly Chosen[]): Chosen[] {
  const having = Map.groupBy(
    all.flatMap(({ operationId, inputs }) => inputs.map(({ name }) => ({ name, operationId }))),
    ({ name }) => name,
  );
  const turns = new Map<string, ReadonlySet<string>>();
  for (const [turn, [name, places]] of [...having].entries()) {
    const operations = [...new Set(places.map(({ operationId }) => operationId))];
    const first = (turn + SEED) % Math.min(TURNS, operations.length);
    turns.set(name, new Set(operations.filter((_, at) => at % TURNS === first)));
  }
  const isCommon = ({ name }: WorstInput) => (having.get(name)?.length ?? 0) > 1;
  return all.map((one) => ({
    ...one,
    inputs: [
      ...evenly(one.inputs.filter((input) => !isCommon(input))),
      ...one.inputs.filter((input) => isCommon(input) && turns.get(input.name)?.has(one.operationId)),
    ],
  }));
}

const writtenFor = (operationId: string) => WORST_INPUTS.filter(({ operation }) => operation === operationId);

/** What is sent to a service: by its contract, and to paths outside of it. */
export async function chosenFor(url: string): Promise<Chosen[]> {
  const all = (operation: DocumentedOperation) => [
    ...writtenFor(operation.operationId),
    ...generated(operation, AT_LENGTH),
  ];
  const known = [
    ...UNDOCUMENTED.map((method) => ({ method, operationId: method, inputs: writtenFor(method) })),
    ...operationsOf(await fetchContract(url)).map((operation) => ({
      method: operation.method,
      operationId: operation.operationId,
      inputs: all(operation),
    })),
  ];
  return IN_FULL ? known : someOf(known);
}
