import { type Drawing, draw } from "../qr/draw.ts";
import type { LogoArt } from "../qr/logo/art.ts";
import { readLogo } from "../qr/logo/read.ts";
import { buildPayload, CODE_TYPES } from "../qr/payload/index.ts";
import { completeStyle } from "../qr/complete-style.ts";
import { Style } from "../qr/style.ts";
import { STYLE_TEMPLATES } from "../qr/templates.ts";
import { createPayloadJudge, type PayloadJudge } from "../qr/scannability/payload-judge.ts";
import { type Format, type Sheet, WRITERS } from "../qr/write/index.ts";
import { writeSvg } from "../qr/write/svg.ts";
import { Fault, type FaultDetail } from "../shared/fault.ts";
import { explain } from "../shared/reasons.ts";
import { Lru } from "../shared/lru.ts";
import type { ExportInput, Generated, GenerateInput } from "./model.ts";
import type { ThreadPool } from "./pool.ts";

/** A drawing as a file. */
export interface DrawnFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly filename: string;
}

/** How a drawing is laid out in print. Its pixels are the style's, by which it is judged. */
type PrintSheet = Omit<Partial<Sheet>, "widthPx">;

/** Draws for anyone: fields → payload → symbol → file. */
export interface Drawings {
  /** @throws Fault of the payload's, the style's and the logo's kinds. */
  generate(input: GenerateInput): Generated;
  /** @throws the same. */
  export(input: ExportInput): Promise<DrawnFile>;
  /** A symbol that says `payload`, such as a tracked code's address. */
  symbol(payload: string, style: Style, format: Format, sheet: PrintSheet): Promise<DrawnFile>;
  /** Whether a style would scan with this payload. @throws Fault when it would not. */
  check(payload: string, style: Style): void;
  /**
   * The same, for many payloads in turn: what keeps them from scanning, without a way to mend it. What is found out of a
   * style is remembered with the style object.
   * @throws Fault `payload_too_long`, and of the style's and the logo's kinds.
   */
  problems(payload: string, style: Style): readonly FaultDetail[];
}

/** Parsed logos kept: parsing is the slow part of a drawing, and one logo goes on many codes. */
const KEPT_LOGOS = 200;

/** Longest source in characters of a logo that is kept: anyone may draw, so what is kept must stay small. */
const KEPT_SOURCE = 32 * 1024;

/** A PNG of more pixels across than this takes long enough to draw for scans to notice. */
const LARGE_PNG = 1_024;

/** @param pool - draws what takes long, on other threads. */
export function createDrawings(pool: Pick<ThreadPool, "file">): Drawings {
  const logos = new Lru<string, LogoArt>(KEPT_LOGOS);
  const judges = new WeakMap<Style, PayloadJudge>();

  function artOf({ logo }: Style): LogoArt | null {
    if (!logo) return null;
    if (logo.id !== undefined && logo.svg === undefined && logo.png === undefined)
      throw new Fault("logo_invalid", "There is no logo with this id in the catalog.", {
        errors: [{ pointer: "/style/logo/id", ...explain("logo_unknown") }],
      });
    const { id, svg, png } = logo;
    const source = JSON.stringify([id, svg, png]);
    if (source.length > KEPT_SOURCE) return readLogo(logo);
    const kept = logos.get(source);
    if (kept) return kept;
    const art = readLogo(logo);
    if (art) logos.set(source, art);
    return art;
  }

  function drawn(payload: string, style: Style): Drawing {
    return draw(payload, style, artOf(style));
  }

  /** PNG is rendered pixel by pixel: what is large or has a logo goes to the pool. */
  function isHeavy(style: Style, format: Format) {
    return format === "png" && (completeStyle(style).size > LARGE_PNG || style.logo !== undefined);
  }

  async function file(
    payload: string,
    style: Style,
    format: Format,
    sheet: PrintSheet,
    name: string,
  ): Promise<DrawnFile> {
    const { contentType, extension, write } = WRITERS[format];
    const named = { mediaType: contentType, filename: `${name}.${extension}` };
    if (isHeavy(style, format)) {
      artOf(style);
      return { ...named, bytes: await pool.file({ payload, style, format, sheet }) };
    }
    const { scene, design } = drawn(payload, style);
    return { ...named, bytes: await write(scene, { widthPx: design.size, ...sheet }) };
  }

  function problems(payload: string, style: Style): readonly FaultDetail[] {
    const judge = judges.get(style) ?? createPayloadJudge(completeStyle(style), artOf(style));
    judges.set(style, judge);
    return judge(payload);
  }

  return {
    generate({ type, fields, style = {} }) {
      const payload = buildPayload(type, fields);
      const { scene, design, scannability } = drawn(payload, style);
      return { svg: writeSvg(scene, { widthPx: design.size }), payload, scannability };
    },

    async export({ type, fields, style = {}, format = "svg", widthMm, colorSpace }) {
      return file(buildPayload(type, fields), style, format, { widthMm, colorSpace }, `qr-${type}`);
    },

    async symbol(payload, style, format, sheet) {
      return file(payload, style, format, sheet, "qr");
    },

    check(payload, style) {
      // Drawing it finds the same problems again, and how to mend them.
      if (problems(payload, style).length > 0) drawn(payload, style);
    },

    problems,
  };
}

/**
 * What can be drawn: the schemas that validate input, so that forms can be drawn from them.
 * @param others - templates of what is made around a drawing.
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
