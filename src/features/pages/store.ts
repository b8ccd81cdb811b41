import type { PageBrand } from "../looks/model.ts";
import type { CountedType, InteractionType } from "./records.ts";
import { trusted } from "../../kit/shared/column.ts";
import { utcDay } from "../../kit/shared/clock.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import { CHOSEN, isVisible, LISTED } from "../codes/store/code-row.ts";
import { goneOrNever } from "../codes/store/destinations.ts";
import { flag, from, nullable, shape, text, whole } from "../../../db/shape.ts";
import { isAt } from "../codes/store/short-address.ts";
import { forKeyShare, sql } from "../../../db/sql.ts";
import { bind, type Database, first, run, type Work } from "../../../db/work.ts";

const PAGE = shape({
  codeId: from("codes.id", text),
  tenantId: text,
  shortId: text,
  type: text,
  fields: CHOSEN.fields,
  landing: CHOSEN.landing,
  target: text,
  listed: LISTED,
  title: nullable(text),
  active: from("active and not suspended", flag),
  isBlocked: from("(wanted_active is not null or suspended)", flag),
  revision: whole,
  updatedAt: whole,
  tenantName: from("name", text),
  brand: from("(select page from looks where looks.id = codes.look_id)", nullable(trusted<PageBrand>())),
});

/** Reads what pages are rendered from. */
export function createPageStore(db: Database) {
  const { read } = bind(db);
  return {
    /** The code at a short address; `"gone"` when it was deleted, `null` when there never was one. */
    find: read(find),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

function* find(address: ShortAddress) {
  const page = yield* first(PAGE)`select ${PAGE} from codes join tenants on tenants.id = codes.tenant_id
    where ${isAt(address)} and left_at is null and ${isVisible}`;
  return page ?? (yield* goneOrNever(address));
}

/** Counts interactions: one row a code, UTC day and type. */
export function createInteractionStore(db: Database) {
  return {
    /**
     * Nothing is counted for a code that was deleted meanwhile.
     * @param language - of the page that was viewed; `null` where it is not known.
     */
    async count(
      codeId: string,
      type: InteractionType,
      at: number,
      language: string | null = null,
    ): Promise<void> {
      await db.write(function* () {
        yield* countInteraction(codeId, type, at);
        if (language !== null) yield* countLanguage(codeId, language, at);
      });
    },
  };
}

export type InteractionStore = ReturnType<typeof createInteractionStore>;

/** Counts an interaction. The code is locked meanwhile: if it is deleted at the same time, no row of it may be left. */
export function* countInteraction(codeId: string, type: CountedType, at: number): Work<void> {
  const isOfCode = sql`code_seq = (select seq from codes where id = ${codeId})`;
  // Before the shared lock: two clicks at once would each hold it and wait for the other's, a deadlock.
  if (type === "cta_click") yield* run`update code_totals set cta_clicks = cta_clicks + 1 where ${isOfCode}`;
  yield* run`with held as (select code_seq from code_totals where ${isOfCode} ${forKeyShare})
    insert into funnel_days (code_seq, day, type, count)
    select code_seq, ${utcDay(at)}, ${type}, 1 from held where true
    on conflict (code_seq, day, type) do update set count = funnel_days.count + 1`;
}

function* countLanguage(codeId: string, language: string, at: number): Work<void> {
  yield* run`with held as (select code_seq from code_totals
      where code_seq = (select seq from codes where id = ${codeId}) ${forKeyShare})
    insert into page_language_days (code_seq, day, language, count)
    select code_seq, ${utcDay(at)}, ${language}, 1 from held where true
    on conflict (code_seq, day, language) do update set count = page_language_days.count + 1`;
}
