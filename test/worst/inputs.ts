import { join } from "node:path";
import type { WorstInput } from "./input.ts";

/** Each file has worst inputs: `worst.ts` those of its feature, the others of many operations. */
const TESTS = join(import.meta.dir, "..");
const PLACES = ["worst/inputs/*.ts", "features/*/worst.ts"];
const files = PLACES.flatMap((place) => [...new Bun.Glob(place).scanSync(TESTS)].toSorted());

async function inputsOf(file: string): Promise<readonly WorstInput[]> {
  const { INPUTS }: { INPUTS: readonly WorstInput[] } = await import(join(TESTS, file));
  return INPUTS;
}

/**
 * The worst inputs of every operation, written by hand. `generate.ts` adds those that follow from the
 * contract. A new route, parameter or member adds its worst input to `worst.ts` of its feature.
 */
export const WORST_INPUTS: readonly WorstInput[] = (await Promise.all(files.map(inputsOf))).flat();
