import { type Drawing, draw } from "../qr/draw.ts";
import { buildPayload, CODE_TYPES } from "../qr/payload/index.ts";
import { completeStyle } from "../qr/complete-style.ts";
import { Style } from "../qr/style.ts";
import { STYLE_TEMPLATES } from "../qr/templates.ts";
import { createPayloadJudge, type PayloadJudge } from "../qr/scannability/payload-judge.ts";
import { type Format, type Sheet, WRITERS } from "../qr/write/index.ts";
import { writeSvg } from "../qr/write/svg.ts";
import type { Caller } from "../shared/caller.ts";
import type { FaultDetail } from "../shared/fault.ts";
import type { FileJob } from "./jobs.ts";
import type { LogoReader } from "./logo-reader.ts";
import type { ExportInput, Generated, GenerateInput } from "./model.ts";

/** A drawing as a file. */
export interface DrawnFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly filename: string;
}

/** How a drawing is laid out in print. Its width in pixels is the style's, because its scannability is judged by that. */
type PrintSheet = Omit<Partial<Sheet>, "widthPx">;

/** Draws codes: fields → payload → symbol → file. */
export interface Drawings {
  /** @throws Fault of the payload's, the style's and the logo's kinds. */
  generate(input: GenerateInput): Generated;
  /** @throws the same; `busy`. */
  export(input: ExportInput, caller: Caller): Promise<DrawnFile>;
  /** A symbol of any payload, such as a tracked code's address. @throws the same; `busy`. */
  symbol(
    payload: string,
    style: Style,
    format: Format,
    sheet: PrintSheet,
    caller: Caller,
  ): Promise<DrawnFile>;
  /** Checks that a style would scan with this payload. @throws Fault when it would not. */
  check(payload: string, style: Style): void;
  /**
   * Lists what keeps a payload from scanning in this style, without the mend. What is known of a style is cached with the
   * style object, so a check of many payloads in one style is fast.
   * @throws Fault `payload_too_long`, and of the style's and the logo's kinds.
   */
  problems(payload: string, style: Style): readonly FaultDetail[];
}

/** A PNG that is wider than this, in pixels, takes long enough to draw to delay scans. */
const LARGE_PNG = 1_024;

export function createDrawings(needs: {
  readonly logoOf: LogoReader;
  /** Draws one file on another thread. @throws Fault `busy`, and of the style's and the logo's kinds. */
  readonly drawFile: (job: FileJob, caller: Caller) => Promise<Uint8Array>;
}): Drawings {
  const { logoOf } = needs;
  const judges = new WeakMap<Style, PayloadJudge>();

  function drawn(payload: string, style: Style): Drawing {
    return draw(payload, style, logoOf(style));
  }

  /** A PNG is rendered pixel by pixel. A large one, or one with a logo, is drawn on another thread. */
  function isHeavy(style: Style, format: Format) {
    return format === "png" && (completeStyle(style).size > LARGE_PNG || style.logo !== undefined);
  }

  async function file(
    payload: string,
    style: Style,
    format: Format,
    sheet: PrintSheet,
    name: string,
    caller: Caller,
  ): Promise<DrawnFile> {
    const { contentType, extension, write } = WRITERS[format];
    const named = { mediaType: contentType, filename: `${name}.${extension}` };
    if (isHeavy(style, format)) {
      // A logo that can't be read is refused here, at no cost for other threads.
      logoOf(style);
      return { ...named, bytes: await needs.drawFile({ payload, style, format, sheet }, caller) };
    }
    const { scene, design } = drawn(payload, style);
    return { ...named, bytes: await write(scene, { widthPx: design.size, ...sheet }) };
  }

  function problems(payload: string, style: Style): readonly FaultDetail[] {
    const judge = judges.get(style) ?? createPayloadJudge(completeStyle(style), logoOf(style));
    judges.set(style, judge);
    return judge(payload);
  }

  return {
    generate({ type, fields, style = {} }) {
      const payload = buildPayload(type, fields);
      const { scene, design, scannability } = drawn(payload, style);
      return { svg: writeSvg(scene, { widthPx: design.size }), payload, scannability };
    },

    async export({ type, fields, style = {}, format = "svg", widthMm, colorSpace }, caller) {
      return file(buildPayload(type, fields), style, format, { widthMm, colorSpace }, `qr-${type}`, caller);
    },

    async symbol(payload, style, format, sheet, caller) {
      return file(payload, style, format, sheet, "qr", caller);
    },

    check(payload, style) {
      // Drawing finds the same problems, and how to mend them.
      if (problems(payload, style).length > 0) drawn(payload, style);
    },

    problems,
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
