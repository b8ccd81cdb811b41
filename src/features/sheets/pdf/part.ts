/* Parts of pages, as threads spell them and the writer puts them into the file. They can be sent between threads. */

/** Some labels of a page. */
export interface PagePart {
  /** Deflated page content (PDF 1.7, 7.8.2), which leaves the graphics state as it was. */
  readonly content: Uint8Array;
  /** The resources that the content names, and the resources of its forms. A form stands behind the resources that it names. */
  readonly resources: readonly Resource[];
}

/** An object beside the pages. Its name is a digest, so that equal ones have one name in the whole file. */
export type Resource = Shading | Picture | Form;

export interface Shading {
  readonly kind: "shading";
  readonly name: string;
  /** The dictionary, spelled. */
  readonly dictionary: string;
}

/** An image XObject (PDF 1.7, 8.9.5). */
export interface Picture {
  readonly kind: "picture";
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Deflated, 8 bits an ink. */
  readonly samples: Uint8Array;
  /** Deflated, one bit a pixel, which is set where the picture is clear (8.9.6.3); `null` where it is nowhere clear. */
  readonly mask: Uint8Array | null;
}

/** A label that is there more than once: a form XObject (PDF 1.7, 8.10), in millimetres from its upper left corner, y downwards. */
export interface Form {
  readonly kind: "form";
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Deflated. */
  readonly content: Uint8Array;
  /** Names of its resources. */
  readonly uses: readonly string[];
}
