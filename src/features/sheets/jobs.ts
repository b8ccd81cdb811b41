import { draw } from "../../qr/draw.ts";
import type { LogoArt } from "../../qr/logo/art.ts";
import type { Path } from "../../qr/scene/path.ts";
import type { Scene } from "../../qr/scene/scene.ts";
import type { Style } from "../../qr/style.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { Fault, type FaultDetail } from "../../kit/shared/fault.ts";
import type { FaultCode } from "../../kit/shared/problems.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Yielder } from "../../kit/threads/yielder.ts";
import { type LabelPart, unpackContents } from "./contents.ts";
import { createFitCheck } from "./fitting.ts";
import { layLabel } from "./label.ts";
import type { LabelForm } from "./design.ts";
import { layBoxes, layPage } from "./page.ts";
import type { PagePart } from "./pdf/part.ts";
import { spellLabels } from "./pdf/spell.ts";
import { placesOf } from "./place.ts";
import type { LabelContent, LabelScene, PlacedLabel, SheetOrder } from "./scene.ts";
import { writeSheetSvg } from "./svg.ts";
import { NONE_OFF_TILL, type TillCount, withCode } from "./till-count.ts";

/** Contents to check against the size of their labels. */
export interface FitJob {
  readonly packed: Uint8Array;
  readonly label: LabelForm;
}

/** The first content that has no room. */
export interface Misfit {
  /** Its number among those of the job, from 0. */
  readonly at: number;
  readonly code: FaultCode;
  readonly detail: string;
  readonly errors: readonly FaultDetail[];
}

/** The findings of a check of contents. */
export interface Fitting {
  /** `null` when all fit. */
  readonly misfit: Misfit | null;
  readonly offTill: TillCount;
}

/** Contents to draw, and which of their labels: a content has as many as there are copies. */
export interface LabelsJob {
  readonly packed: Uint8Array;
  readonly order: SheetOrder;
  /** The number of the first content, from 0. */
  readonly first: number;
  /** Labels from one number to before another. */
  readonly from: number;
  readonly to: number;
}

/** Labels of a page, spelled. */
export interface SpelledPage {
  /** From 0. */
  readonly page: number;
  readonly part: PagePart;
}

/** A page to be drawn as SVG. The labels of all parts lie on it. */
export interface PageJob extends Pick<LabelsJob, "order" | "first" | "from" | "to"> {
  readonly parts: readonly Pick<LabelPart, "packed" | "count">[];
}

/** The work of threads for sheets. */
export interface SheetJobs {
  checkLabels(job: FitJob): Promise<Fitting>;
  /** @returns the pages in their order. @throws Fault of the drawing and the label. */
  drawLabels(job: LabelsJob): Promise<readonly SpelledPage[]>;
  /** @throws Fault `invalid_request` when the page is too large; of the drawing and the label. */
  drawSheetPage(job: PageJob): Promise<Uint8Array>;
}

/** Coordinates and characters of logos on a page as SVG: some 100 MB in memory. */
const LARGEST_PAGE = 8_000_000;

type ReadLogo = (style: Style) => LogoArt | null;

export function createSheetJobs(needs: {
  readonly logoOf: ReadLogo;
  /** Called before each label. */
  readonly beforeEach: () => void;
  /** Called after each. */
  readonly yieldToLoop: Yielder;
}): SheetJobs {
  const { beforeEach, yieldToLoop } = needs;

  /** The contents of a part, and how they are drawn. @param logos - art that was read for parts of the same job. */
  function open(packed: Uint8Array, logos = new Map<string, LogoArt | null>()) {
    const contents = unpackContents(packed);

    /** Large logos are in no cache, and the labels of a page may share one. */
    function logoOf(style: Style): LogoArt | null {
      const { id, svg, png } = style.logo ?? {};
      const source = [id, svg, png].join();
      const art = logos.get(source) ?? needs.logoOf(style);
      logos.set(source, art);
      return art;
    }
    const drawn = ({ payload, style }: LabelContent) => draw(payload, style, logoOf(style));
    return { contents, drawn };
  }

  /** Calls `use` with each content. Others of the same thread get turns. */
  async function each(
    contents: readonly LabelContent[],
    use: (content: LabelContent, at: number) => void,
  ): Promise<void> {
    for (const [at, content] of contents.entries()) {
      beforeEach();
      use(content, at);
      const turn = yieldToLoop();
      if (turn) await turn;
    }
  }

  /** Lays the wanted labels of a part, and tells each with its places by page. */
  async function lay(
    { packed, order, first, from, to }: LabelsJob,
    onLabel: (label: LabelScene, pages: Iterable<readonly [page: number, placed: PlacedLabel]>) => void,
    logos?: Map<string, LogoArt | null>,
  ): Promise<void> {
    const { layout, copies, start, offset } = order;
    const { contents, drawn } = open(packed, logos);
    await each(contents, (content, at) => {
      const own = (first + at) * copies;
      const [begin, end] = [Math.max(own, from), Math.min(own + copies, to)];
      if (begin >= end) return;
      const label = layLabel(drawn(content), content.lines, layout.label);
      const numbers = Array.from({ length: end - begin }, (_, index) => begin + index);
      const places = numbers.flatMap((number) => placesOf(layout, number, start, offset));
      const byPage = Map.groupBy(places, ({ page }) => page);
      onLabel(
        label,
        byPage.entries().map(([page, own]) => [page, { label, places: own }] as const),
      );
    });
  }

  return {
    async checkLabels({ packed, label }) {
      const { contents, drawn } = open(packed);
      const check = createFitCheck(drawn);
      const misfits: Misfit[] = [];
      let offTill = NONE_OFF_TILL;
      await each(contents, (content, at) => {
        try {
          if (misfits.length === 0) offTill = withCode(offTill, check(content, label));
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          misfits.push({ at, code: error.code, detail: error.message, errors: error.errors });
        }
      });
      return { misfit: misfits[0] ?? null, offTill };
    },

    async drawLabels(job) {
      const { order } = job;
      const pages = new Map<number, PlacedLabel[]>();
      await lay(job, (_, placed) => {
        for (const [page, label] of placed) {
          const labels = pages.get(page) ?? [];
          pages.set(page, labels);
          labels.push(label);
        }
      });
      const boxes = layBoxes(order);
      const spelled: SpelledPage[] = [];
      const turn = () => {
        beforeEach();
        return yieldToLoop();
      };
      for (const [page, labels] of pages)
        spelled.push({ page, part: await spellLabels(labels, boxes, order, turn) });
      return spelled;
    },

    async drawSheetPage({ parts, order, first, from, to }) {
      const labels: PlacedLabel[] = [];
      const logos = new Map<string, LogoArt | null>();
      const seen = new Set<Path | string | Uint8Array>();
      let [next, size] = [first, 0];
      for (const { packed, count } of parts) {
        const onLabel: Parameters<typeof lay>[1] = ({ symbol }, placed) => {
          for (const [source, length] of sizesOf(symbol.scene)) if (!seen.has(source)) size += length;
          for (const [source] of sizesOf(symbol.scene)) seen.add(source);
          if (size > LARGEST_PAGE) throw tooLarge();
          for (const [, one] of placed) labels.push(one);
        };
        await lay({ packed, order, first: next, from, to }, onLabel, logos);
        next += count;
      }
      return new TextEncoder().encode(writeSheetSvg(layPage(order), order, labels));
    },
  };
}

/** The layers of a scene with their lengths: the coordinates of paths, and the characters or bytes of a logo, which labels may share. */
function sizesOf({ layers }: Scene): [Path | string | Uint8Array, number][] {
  return layers.map((layer) => {
    if (layer.kind === "fill") return [layer.path, layer.path.coords.length];
    return layer.kind === "picture" ? [layer.png, layer.png.length] : [layer.markup, layer.markup.length];
  });
}

function tooLarge(): Fault {
  return invalidRequest([{ pointer: "?page", ...explain("sheet_page_too_large") }]);
}
