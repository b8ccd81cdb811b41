import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { WorstInput } from "./input.ts";

/** Each file of the folder has worst inputs of one room, or of many operations. */
const FOLDER = join(import.meta.dir, "inputs");

async function inputsOf(file: string): Promise<readonly WorstInput[]> {
  const { INPUTS }: { INPUTS: readonly WorstInput[] } = await import(join(FOLDER, file));
  return INPUTS;
}

const ALL = await Promise.all(readdirSync(FOLDER).toSorted().map(inputsOf));

/**
 * The worst inputs of every operation, written by hand. `generate.ts` adds those that follow from the contract. A new route,
 * parameter or member adds its worst input to the file of its room.
 */
export const WORST_INPUTS: readonly WorstInput[] = ALL.flat();
