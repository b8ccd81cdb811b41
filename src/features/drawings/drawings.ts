import { type Drawing, draw, drawIfScannable } from "../../qr/draw.ts";
import { buildPayload, CODE_TYPES, codeType } from "../../qr/payload/index.ts";
import { Style } from "../../qr/style.ts";
import { STYLE_TEMPLATES } from "../../qr/templates.ts";
import { type Format, PRINTED_MM, type Sheet, WRITERS } from "../../qr/write/index.ts";
import type { Caller } from "../../kit/shared/caller.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { SMALL, UNIT, unitsOf } from "../../kit/shared/work.ts";
import { estimate } from "./cost.ts";
import { type DrawingThreads, type DrawnSvg, type FileJob, shown, type SvgJob } from "./jobs.ts";
import type { LogoReader } from "./logo-reader.ts";
import type { ExportInput, Generated, GenerateInput } from "./model.ts";
import { createStyleCheck } from "./style-check.ts";

/** A drawing as a file. */
export interface DrawnFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly filename: string;
  /** Its cost in units of the limits. */
  readonly units: number;
  /** Whether tills read it, where that was asked for. */
  readonly verdict?: Generated["scannability"]["profile"];
}

/** How a drawing is laid out in print. Its width in pixels is the style's, because its scannability is judged by that. */
type PrintSheet = Omit<Partial<Sheet>, "widthPx">;

/**
 * Draws codes: fields → payload → symbol → file. A small drawing is made at once, any other on a thread. A drawing that takes
 * longer costs its actor more units.
 */
export interface Drawings {
  /** @throws Fault of the payload's, the style's and the logo's kinds; `busy`, `rate_limited`. */
  generate(input: GenerateInput, by: Actor): Promise<Generated>;
  /** @throws the same. */
  export(input: ExportInput, by: Actor): Promise<DrawnFile>;
  /** A symbol of any payload in a stored style, such as a tracked code's address. @throws the same. */
  symbol(payload: string, style: Style, format: Format, sheet: PrintSheet, by: Actor): Promise<DrawnFile>;
  /** Checks that a style would scan with this payload. @throws Fault when it would not; `busy`, `rate_limited`. */
  check(payload: string, style: Style, by: Actor): Promise<void>;
}

/** Milliseconds that it takes to mend a style with a logo (measured: 1 to 10). */
const MENDED = 10;

export function createDrawings(needs: {
  readonly logoOf: LogoReader;
  /**
   * Work on other threads.
   * @param expected - milliseconds that it is likely to take.
   * @throws Fault `busy`, and of the style's and the logo's kinds.
   */
  readonly jobsFor: (caller: Caller, expected: number) => DrawingThreads;
}): Drawings {
  const { logoOf, jobsFor } = needs;
  const styles = createStyleCheck(logoOf);

  /** Takes the units of a drawing. @returns whether it is small enough for this thread, and the other threads. */
  async function paid(
    job: FileJob,
    { caller, pay }: Actor,
  ): Promise<{ small: boolean; units: number; threads: () => DrawingThreads }> {
    const cost = estimate(job);
    const units = unitsOf(cost, UNIT);
    await pay(units);
    return { small: cost <= SMALL, units, threads: () => jobsFor(caller, Math.max(cost, MENDED)) };
  }

  /** A small drawing; `null` for a refusal that takes longer, because a logo is to be mended. */
  function drawnHere(payload: string, style: Style): Drawing | null {
    const art = logoOf(style);
    return art === null ? draw(payload, style, null) : drawIfScannable(payload, style, art);
  }

  async function file(job: FileJob, by: Actor, name: string): Promise<DrawnFile> {
    const { contentType, extension, write } = WRITERS[job.format];
    const { small, units, threads } = await paid(job, by);
    const drawing = small ? drawnHere(job.payload, job.style) : null;
    const bytes =
      drawing === null
        ? await threads().drawFile(job)
        : await write(drawing.scene, { widthPx: drawing.design.size, ...job.sheet });
    return { bytes, mediaType: contentType, filename: `${name}.${extension}`, units };
  }

  async function drawnSvg(job: SvgJob, by: Actor): Promise<DrawnSvg> {
    const { payload, style } = job;
    const { small, threads } = await paid({ payload, style, format: "svg", sheet: {} }, by);
    const drawing = small ? drawnHere(payload, style) : null;
    return drawing === null ? threads().drawSvg(job) : shown(drawing, job);
  }

  return {
    async generate({ type, fields, style = {}, profile, widthMm }, by) {
      const payload = buildPayload(type, fields);
      const notes = codeType(type).notes(fields);
      return {
        ...(await drawnSvg({ payload, style, profile, widthMm }, by)),
        payload,
        ...(notes.length === 0 ? {} : { notes: [...notes] }),
      };
    },

    async export({ type, fields, style = {}, format = "svg", widthMm, colorSpace, profile }, by) {
      const payload = buildPayload(type, fields);
      const drawn = await file({ payload, style, format, sheet: { widthMm, colorSpace } }, by, `qr-${type}`);
      if (profile === undefined) return drawn;
      // A verdict costs a drawing more: files come from threads as bytes alone.
      const printed = widthMm ?? (format === "pdf" || format === "eps" ? PRINTED_MM : undefined);
      const { scannability } = await drawnSvg({ payload, style, profile, widthMm: printed }, by);
      return { ...drawn, verdict: scannability.profile };
    },

    async symbol(payload, style, format, sheet, by) {
      return file({ payload, style, format, sheet }, by, "qr");
    },

    async check(payload, style, by) {
      const { small, threads } = await paid({ payload, style, format: "svg", sheet: {} }, by);
      if (small && style.logo === undefined) return styles.check(payload, style);
      if (small && styles.problems(payload, style).length === 0) return;
      await threads().checkStyle({ payload, style });
    },
  };
}

/**
 * The catalog of what can be drawn. It has the schemas that validate input, so that clients can build forms from them.
 * @param others - templates of other kinds than styles.
 */
export function typeCatalog(others: readonly object[]) {
  return {
    types: CODE_TYPES.map(({ type, name, description, fields, example }) => ({
      type,
      name,
      description,
      fields,
      example,
    })),
    templates: [...STYLE_TEMPLATES, ...others],
    style: Style,
  };
}
