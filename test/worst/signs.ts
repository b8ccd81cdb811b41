import type { Stores } from "../../db/stores.ts";
import { SIGNS } from "../../src/features/signs/traits.ts";
import { PRESENT } from "../present.ts";

/** Gives the newest codes, those of the largest page, as many signs as are stored for one. */
export async function addSigns({ finding, signs }: Pick<Stores, "finding" | "signs">): Promise<void> {
  const { rows } = await finding.codes({}, 101, null);
  const most = Array.from({ length: 20 }, (_, number) => ({
    sign: SIGNS[number % SIGNS.length] ?? SIGNS[0],
    host: `${`${number}.`.repeat(80)}example`,
    detail: "x".repeat(200),
  }));
  const findings = rows.map(({ seq, createdAt }) => ({ seq, createdAt, hosts: [], signs: most }));
  await signs.settle({ codes: [], changes: [], reached: null }, findings, PRESENT);
}
