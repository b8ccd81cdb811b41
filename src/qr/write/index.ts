import type { Scene } from "../scene/scene.ts";
import type { ColorSpace } from "./color.ts";
import { writeEps } from "./eps.ts";
import { writePdf } from "./pdf.ts";
import { writePng } from "./png.ts";
import { writeSvg } from "./svg.ts";

export const FORMATS = ["svg", "pdf", "eps", "png"] as const;
export type Format = (typeof FORMATS)[number];

/** The printed width of a drawing without one, in millimetres. */
export const PRINTED_MM = 80;

/** How large a drawing is, and in which colours. */
export interface Sheet {
  /** Pixels, for PNG and for SVG without a printed width. */
  readonly widthPx: number;
  /** The printed width of the whole drawing; without it PDF and EPS are 80 mm wide. */
  readonly widthMm?: number | undefined;
  /** For PDF and EPS; `rgb` without it. */
  readonly colorSpace?: ColorSpace | undefined;
}

export interface Writer {
  readonly contentType: string;
  /** Of a file's name, without the point. */
  readonly extension: string;
  /** @throws Fault `logo_invalid` when the renderer gives up on the logo. */
  write(scene: Scene, sheet: Sheet): Promise<Uint8Array>;
}

/** The writers by format. */
export const WRITERS: Readonly<Record<Format, Writer>> = {
  svg: {
    contentType: "image/svg+xml",
    extension: "svg",
    async write(scene, { widthPx, widthMm }) {
      return new TextEncoder().encode(writeSvg(scene, widthMm === undefined ? { widthPx } : { widthMm }));
    },
  },
  pdf: {
    contentType: "application/pdf",
    extension: "pdf",
    write: (scene, sheet) => writePdf(scene, printed(sheet)),
  },
  eps: {
    contentType: "application/postscript",
    extension: "eps",
    write: (scene, sheet) => writeEps(scene, printed(sheet)),
  },
  png: { contentType: "image/png", extension: "png", write: writePng },
};

function printed({ widthMm = PRINTED_MM, colorSpace = "rgb" }: Sheet) {
  return { widthMm, colorSpace };
}
