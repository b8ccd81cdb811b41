import { CHOSEN, isVisible } from "../codes/store/code-row.ts";
import { countInteraction } from "../pages/store.ts";
import { from, shape, text, whole } from "../../../db/shape.ts";
import { forUpdate, isOneOf } from "../../../db/sql.ts";
import { bind, type Database, first, run, value, values, type Work } from "../../../db/work.ts";

const OFFERED = shape({ seq: from("codes.seq", whole), landing: CHOSEN.landing });

/** Gives codes of lists away. */
export function createOfferStore(db: Database) {
  const { write } = bind(db);
  return {
    /**
     * Takes the next code of a list, which nobody else gets then.
     * @param countedId - the code for which it is counted, the same by default; `null` for none.
     * @returns `"none"` when all were given; `null` where the page offers no list, or there is no such code.
     */
    take: write(take),
  };
}

export type OfferStore = ReturnType<typeof createOfferStore>;

function* take(
  codeId: string,
  at: number,
  countedId: string | null = codeId,
): Work<{ readonly code: string } | "none" | null> {
  // The counts are locked, not the code: scans and edits don't wait for it.
  yield* value(whole)`select code_seq from code_totals
    where code_seq = (select seq from codes where id = ${codeId}) ${forUpdate}`;
  const found = yield* first(OFFERED)`select ${OFFERED} from codes where id = ${codeId} and ${isVisible}`;
  const codes = found?.landing?.offer?.codes;
  if (!found || codes === undefined) return null;
  const given = new Set(
    yield* values(
      text,
    )`select code from offer_gifts where code_seq = ${found.seq} and code ${isOneOf(codes)}`,
  );
  const code = codes.find((each) => !given.has(each));
  if (code === undefined) return "none";
  yield* run`insert into offer_gifts (code_seq, code) values (${found.seq}, ${code})`;
  if (countedId !== null) yield* countInteraction(countedId, "offer", at);
  return { code };
}
