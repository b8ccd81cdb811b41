import type { PartRule } from "../drawings/parts.ts";
import type { CodeStyle } from "../looks/model.ts";
import { hriOf } from "../../qr/gs1.ts";
import type { Style } from "../../qr/style.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { type LabelPart, type LabelSource, packContents, type Range } from "./contents.ts";
import type { SheetAsk } from "./draw.ts";
import type { Fitting } from "./jobs.ts";
import { checkCount, type Sheet, textPointer } from "./order.ts";
import type { LabelContent } from "./scene.ts";
import { captionOf, readTexts } from "./templates.ts";
import { NONE_OFF_TILL, together } from "./till-count.ts";

/** Codes of a workspace that are printed: by their ids, in that order, or all of a group, the oldest first. */
export type StoredChoice = { readonly codes: readonly string[] } | { readonly group: string };

/** A code as a label shows it, tracked or plain. */
export interface StoredCode {
  readonly id: string;
  readonly payload: string;
  readonly style: CodeStyle | null;
  readonly title: string | null;
  /** Its name: the title, or what stands for one that is missing. */
  readonly name: string;
  readonly group: string | null;
  /** Destination and short address of a tracked code; empty texts for a plain one. */
  readonly target: string;
  readonly shortId: string;
  readonly shortUrl: string;
}

export interface StoredNeeds {
  /**
   * All codes of a workspace's group in pages: the tracked ones and then the plain ones, each the oldest
   * first.
   */
  readonly pages: (tenantId: string, group: string) => AsyncIterable<readonly StoredCode[]>;
  /** The code, if it is the tenant's. */
  readonly code: (tenantId: string, id: string) => Promise<StoredCode | null>;
  /** Reads styles of a tenant's codes as they are drawn, a look once. @throws Fault when a look or logo is gone. */
  readonly stylesOf: (tenant: Pick<Tenant, "id">) => (style: CodeStyle) => Promise<Style>;
}

/** A sheet of stored codes. */
export interface StoredOrder extends PartRule<LabelContent> {
  readonly tenant: Tenant;
  readonly choice: StoredChoice;
  readonly sheet: Sheet;
  /** The style of codes without one. */
  readonly plain: Style;
  readonly ask: SheetAsk;
}

/** A label of a code. */
interface CodeLabel extends LabelContent {
  readonly code: StoredCode;
  /** Its number on the sheet, from 0. */
  readonly number: number;
}

/** The names that a text may have, and their values. */
const VALUES: Readonly<Record<string, (code: StoredCode, drawn: Omit<LabelContent, "lines">) => string>> = {
  title: ({ title }) => title ?? "",
  shortUrl: ({ shortUrl }) => shortUrl,
  caption: (_, { style }) => captionOf(style),
  group: ({ group }) => group ?? "",
  target: ({ target }) => target,
  shortId: ({ shortId }) => shortId,
  name: ({ name }) => name,
  // Where the style draws it, it is there.
  hri: (_, { payload, style }) => (style.hri ? "" : hriOf(payload)),
};

/** Ids that are looked up in one page. */
const CODES_A_PAGE = 32;

/** Milliseconds of work between two turns of the event loop. */
const TURN = 1;

/**
 * Reads codes twice: to check them all, before the first byte, and to draw them, as they are then.
 * @throws Fault `invalid_request`; of the first code that has no room on its label, or can't be drawn.
 */
export async function openStored(needs: StoredNeeds, order: StoredOrder): Promise<LabelSource> {
  const { tenant, choice, sheet, costOf } = order;
  const { label } = sheet.order.layout;
  const texts = readTexts(sheet.texts, Object.keys(VALUES), textPointer(sheet));
  const pages = () =>
    "codes" in choice ? byId(needs, tenant, choice.codes) : needs.pages(tenant.id, choice.group);
  const pointerOf = ({ number }: Pick<CodeLabel, "number">) =>
    "codes" in choice ? `/codes/${number}` : "/group";

  async function labelOf(
    code: StoredCode,
    number: number,
    styleOf: (style: CodeStyle) => Promise<Style>,
  ): Promise<CodeLabel> {
    const { payload } = code;
    try {
      const style = code.style === null ? order.plain : await styleOf(code.style);
      const read = (name: string) => VALUES[name]?.(code, { payload, style }) ?? "";
      return { payload, style, lines: texts.lines(read, sheet.numberFrom + number), code, number };
    } catch (error) {
      throw error instanceof Fault ? refusal({ code, number }, error) : error;
    }
  }

  function refusal(
    { code, number }: Pick<CodeLabel, "code" | "number">,
    { code: fault, message, errors: [why] }: Pick<Fault, "code" | "message" | "errors">,
  ): Fault {
    const errors = why ? [{ ...why, pointer: pointerOf({ number }) }] : [];
    return new Fault(fault, `Code ${code.id}: ${message}`, { errors });
  }

  /** The labels of a range in parts that are short jobs. */
  async function* labels({ from, to }: Range): AsyncGenerator<readonly CodeLabel[]> {
    const styleOf = needs.stylesOf(tenant);
    const yieldToLoop = createYielder(TURN);
    let number = 0;
    for await (const page of pages()) {
      const some: CodeLabel[] = [];
      for (const code of page) {
        if (number >= from && number < to) {
          const label = await labelOf(code, number, styleOf);
          // Estimated between turns, and kept: styles with large logos take milliseconds.
          costOf(label);
          some.push(label);
        }
        number++;
        await yieldToLoop();
      }
      yield* order.partsOf(some);
      if (number >= to) return;
      // Pages may be empty, and come at once.
      await yieldToLoop();
    }
  }

  const expectedOf = (part: readonly CodeLabel[]) => part.reduce((sum, content) => sum + costOf(content), 0);

  async function fittingOf(part: readonly CodeLabel[]): Promise<Fitting> {
    return order.ask(expectedOf(part), (jobs) => jobs.checkLabels({ packed: packContents(part), label }));
  }

  let [count, expected, offTill] = [0, 0, NONE_OFF_TILL];
  for await (const part of labels({ from: 0, to: Number.POSITIVE_INFINITY })) {
    count += part.length;
    expected += expectedOf(part);
    checkCount(count, sheet);
    const { misfit, offTill: more } = await fittingOf(part);
    offTill = together(offTill, more);
    const code = misfit && part[misfit.at];
    if (misfit && code) throw refusal(code, { ...misfit, message: misfit.detail });
  }
  if (count === 0) throw invalidRequest([{ pointer: "/group", ...explain("sheet_no_codes") }]);

  return {
    count,
    expected,
    offTill,
    async *parts(range): AsyncGenerator<LabelPart> {
      for await (const part of labels(range))
        yield { packed: packContents(part), count: part.length, expected: expectedOf(part) };
    },
    end() {},
  };
}

/** The codes of some ids. @throws Fault `invalid_request` for one that is not the tenant's. */
async function* byId(
  { code: find }: Pick<StoredNeeds, "code">,
  tenant: Tenant,
  ids: readonly string[],
): AsyncGenerator<readonly StoredCode[]> {
  const yieldToLoop = createYielder(TURN);
  for (let at = 0; at < ids.length; at += CODES_A_PAGE) {
    const page: StoredCode[] = [];
    for (const [index, id] of ids.slice(at, at + CODES_A_PAGE).entries()) {
      const code = await find(tenant.id, id);
      if (!code)
        throw invalidRequest([{ pointer: `/codes/${at + index}`, ...explain("sheet_code_unknown") }]);
      page.push(code);
      await yieldToLoop();
    }
    yield page;
  }
}
