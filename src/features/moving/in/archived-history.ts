import type { BulkStore } from "../../bulk/store/bulk.ts";
import type { FormerPart } from "../../bulk/records.ts";
import { importedAuthor } from "../../../kit/shared/author.ts";
import { clientLeft } from "../../../kit/shared/caller.ts";
import { bytesReached } from "../../../kit/shared/common-faults.ts";
import { isObject } from "../../../kit/shared/json.ts";
import type { Archive } from "./archive.ts";
import type { ArrivedPictures } from "./archived-pictures.ts";
import type { createSettling } from "./archived-content.ts";
import { MEMBERS, valuesCheck, mediaIdsOf, namedIn } from "./model.ts";
import { linesOf } from "./opened.ts";
import type { TakingOrder } from "./order.ts";
import { type MadeOf, READING, type StagedCodes } from "./reading.ts";
import { createRow } from "./row.ts";
import type { ImportTally } from "./tally.ts";

/** Bytes of the longest history of a code, and of a row beside its value: as for changes that are made here. */
const MOST = 8 * 1024 * 1024;
const ROW = 128;

/** The most changes of a code that are imported: the step that erases them holds the loop longer the more there are. */
const MOST_CHANGES = 10_000;

const LONGEST_NAME = 100;

/** Changes of codes in one transaction. */
const CHANGES_AT_ONCE = 32;

export interface HistoryNeeds {
  readonly store: Pick<BulkStore, "addFormer">;
  /**
   * Repeats a step of about so many rows until it resolves to `false`. @throws Busy when the service stops.
   */
  readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
}

interface Staged extends StagedCodes {
  readonly order: Pick<TakingOrder, "signal" | "onProgress">;
  readonly tally: ImportTally;
  readonly settling: ReturnType<typeof createSettling>;
  readonly pictures: ArrivedPictures | null;
  /** Bytes that the workspace may take; `null` where there is no limit. */
  readonly most: number | null;
}

/**
 * Gives the codes that were staged the changes that they had before.
 * @throws Fault `plan_limit` when they take too many bytes.
 */
export async function addHistory(
  { store, inSteps }: HistoryNeeds,
  { archive, batch, made, order, tally, most, settling, pictures }: Staged,
): Promise<void> {
  const changes = archivedHistory(archive, made, tally, settling, pictures);
  /** A picture that a change needs: it is decoded between steps. */
  let wanted: string | null = null;
  const step = async () => {
    if (order.signal?.aborted) throw clientLeft();
    const some: FormerPart[] = [];
    const began = performance.now();
    let more = true;
    wanted = null;
    while (more && some.length < CHANGES_AT_ONCE && performance.now() - began < READING) {
      const { done, value } = await changes.next();
      if (done) more = false;
      else if (value && "wanted" in value) [wanted, more] = [value.wanted, false];
      else if (value) some.push(value);
    }
    const refusal = some.length > 0 ? await store.addFormer(batch, some, most) : null;
    if (refusal !== null) throw bytesReached(most);
    order.onProgress(1);
    return more;
  };
  do {
    if (wanted !== null) await pictures?.of(wanted);
    await inSteps(step);
  } while (wanted !== null);
}

/** The progress in reading a code's history. */
interface Reading {
  readonly made: MadeOf;
  /** The revision of the next line that belongs to it. Lines go back in time. */
  next: number;
  /** The bytes that the changes so far take. */
  bytes: number;
}

/**
 * The histories of codes that were made. They end where an archive's are not as they should be, or too large:
 * a history that begins later is whole in itself.
 * @returns parts, pictures that have to be there before it goes on, and `null` when there is time for other
 * work.
 * @param made - by the ids that codes have in the archive.
 */
async function* archivedHistory(
  archive: Archive,
  made: ReadonlyMap<string, MadeOf>,
  tally: ImportTally,
  settling: ReturnType<typeof createSettling>,
  pictures: ArrivedPictures | null,
): AsyncGenerator<FormerPart | { readonly wanted: string } | null> {
  let reading: Reading = { made: { id: "", row: 0, revision: 0 }, next: 0, bytes: 0 };
  for await (const line of linesOf(archive, "history.ndjson")) {
    if (line === null) {
      yield null;
      continue;
    }
    const { values } = line;
    const code = made.get(String(values["codeId"]));
    if (!code) continue;
    if (reading.made !== code) reading = { made: code, next: code.revision, bytes: 0 };
    const revision = values["revision"];
    if (reading.next === 0 || typeof revision !== "number" || revision > code.revision) continue;
    for (const wanted of namedBefore(values["before"])) if (pictures?.isNew(wanted)) yield { wanted };
    const part = revision === reading.next ? await partOf(reading, values, settling, tally) : null;
    if (part) {
      reading.next = revision - 1;
      yield part;
    } else {
      reading.next = 0;
      tally.drop(code.row, ["its older history"]);
    }
  }
}

/** The pictures and files of the page that a code had before a change. */
function namedBefore(before: unknown): readonly string[] {
  return isObject(before) ? namedIn(before["landing"]) : [];
}

async function partOf(
  reading: Reading,
  values: Readonly<Record<string, unknown>>,
  settling: ReturnType<typeof createSettling>,
  tally: ImportTally,
): Promise<FormerPart | null> {
  const { made, next: revision } = reading;
  const { by, before } = values;
  const at = createRow({ at: values["at"] }).time("at");
  if (at === null || made.revision - revision >= MOST_CHANGES) return null;
  const former = before === null ? {} : before;
  if (!isObject(former) || !valuesCheck.Check(former)) return null;
  const dropped = new Set<string>();
  const { landing, style } = former;
  const here = {
    ...former,
    ...(style && { style: settling.styled(style, dropped) }),
    ...(landing && { landing: await settling.pictured(landing, dropped) }),
  };
  tally.drop(
    made.row,
    [...dropped].map((what) => `of its history: ${what}`),
  );
  const image = here.landing?.cover?.id ?? null;
  const replaced = Object.entries(here)
    .filter(([member]) => MEMBERS.includes(member))
    .map(([member, value]) => ({
      member,
      value: JSON.stringify(value),
      image: member === "landing" ? image : null,
      items: member === "landing" ? mediaIdsOf(here.landing) : [],
    }))
    .concat(before === null ? [] : notKept(values["notKept"], former));
  reading.bytes += replaced.reduce((sum, { value }) => sum + ROW + Buffer.byteLength(value), ROW);
  if (reading.bytes > MOST) return null;
  return {
    codeId: made.id,
    ...{ revision, at, replaced },
    by: importedAuthor(typeof by === "string" ? by.slice(0, LONGEST_NAME) : null),
    isPresent: revision === made.revision,
  };
}

/** Members whose former values were no longer kept: an empty value stands for each. */
function notKept(members: unknown, former: object) {
  if (!Array.isArray(members)) return [];
  return MEMBERS.filter((member) => members.includes(member) && !Object.hasOwn(former, member)).map(
    (member) => ({ member, value: "", image: null, items: [] }),
  );
}
