import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from "pdf-lib";

/** Reads the objects of a file with pdf-lib, which did not write it. */

/** Everything that stands in the objects of a file. */
export interface Found {
  /** Keys of all dictionaries. */
  readonly keys: ReadonlySet<string>;
  /** Names that are values. */
  readonly names: ReadonlySet<string>;
  /** All streams, inflated. */
  readonly streams: readonly FoundStream[];
}

export interface FoundStream {
  /** Its dictionary, spelled. */
  readonly dictionary: string;
  readonly bytes: Uint8Array;
}

export async function objectsOf(pdf: Uint8Array): Promise<Found> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });
  const keys = new Set<string>();
  const names = new Set<string>();
  const streams: FoundStream[] = [];
  const walk = (object: PDFObject): void => {
    if (object instanceof PDFName) names.add(object.decodeText());
    if (object instanceof PDFArray) object.asArray().forEach(walk);
    if (object instanceof PDFStream) walk(object.dict);
    if (object instanceof PDFRawStream)
      streams.push({ dictionary: object.dict.toString(), bytes: decodePDFRawStream(object).decode() });
    if (!(object instanceof PDFDict)) return;
    for (const [key, value] of object.entries()) {
      keys.add(key.decodeText());
      walk(value);
    }
  };
  for (const [, object] of document.context.enumerateIndirectObjects()) walk(object);
  return { keys, names, streams };
}

/** The operators of page contents and forms, one text a stream. */
export function contentsOf({ streams }: Found): string[] {
  return streams
    .filter(({ dictionary }) => !/\/(Image|Metadata)\b/.test(dictionary))
    .map(({ bytes }) => Buffer.from(bytes).toString("latin1"));
}

export function imagesOf({ streams }: Found): FoundStream[] {
  return streams.filter(({ dictionary }) => dictionary.includes("/Image"));
}

/** The number that a dictionary has for a key. */
export function numberIn(dictionary: string, key: string): number {
  return Number(dictionary.match(new RegExp(`/${key} (\\d+)`))?.[1]);
}
