import { SaxesParser, type SaxesTagNS } from "saxes";
import { Fault } from "../../../kit/shared/fault.ts";
import { safeName, svgFault } from "../refuse.ts";
import { readAttributes } from "./attributes.ts";
import { ALLOWED, DROPPED, isEditorNamespace, REFUSED } from "./elements.ts";

/** An allowed element as it was written, not interpreted yet. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: XmlElement[];
  readonly parent: XmlElement | null;
  /** Character data, kept for `style` alone. */
  text: string;
}

/** Bytes of a document. A longer one is refused unread. */
const MAX_BYTES = 512 * 1024;

/** Rendered elements: the largest of 20,000 real logos has 2,600. */
export const MAX_NODES = 5_000;

/** Elements that are read, rendered or not. Reading stops here, so what is not rendered has room beside. */
const MAX_ELEMENTS = 4 * MAX_NODES;

/** Levels of nesting; real logos have up to a dozen. Namespace lookup and every walk below cost by it. */
export const MAX_DEPTH = 32;

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

/**
 * Parses an SVG document into its allowed elements (Extensible Markup Language 1.0, Namespaces in XML 1.0). Editors'
 * notes, comments and descriptions are dropped. Any other element that is not on the allow-list is refused by name.
 * @throws Fault `logo_invalid`
 */
export function parseSvgXml(source: string): XmlElement {
  const text = source.replace(/^\uFEFF?\s*/, "");
  if (Buffer.byteLength(text) > MAX_BYTES) throw svgFault("svg_too_big");
  const reader = new SvgReader();
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { xlink: XLINK } });
  parser.on("error", () => {
    throw svgFault("svg_not_xml_at", { line: parser.line, column: parser.column + 1 });
  });
  parser.on("doctype", () => {
    throw svgFault("svg_doctype");
  });
  parser.on("processinginstruction", () => reader.processingInstruction());
  parser.on("cdata", (data) => reader.cdata(data));
  parser.on("text", (data) => reader.characters(data));
  parser.on("opentag", (tag) => reader.open(tag));
  parser.on("closetag", () => reader.close());
  try {
    parser.write(text).close();
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    throw svgFault("svg_not_xml");
  }
  return reader.root();
}

class SvgReader {
  private first: XmlElement | null = null;
  private current: XmlElement | null = null;
  private depth = 0;
  private elements = 0;
  /** Depth inside a dropped element; 0 is outside. */
  private dropped = 0;
  private namespace = SVG;

  open(tag: SaxesTagNS): void {
    if (++this.depth > MAX_DEPTH) throw svgFault("svg_too_deep", { limit: MAX_DEPTH });
    if (this.dropped > 0) {
      this.dropped++;
      return;
    }
    if (this.first === null) this.startRoot(tag);
    if (this.isDropped(tag)) {
      this.dropped = 1;
      return;
    }
    if (++this.elements > MAX_ELEMENTS) throw svgFault("svg_too_many_elements", { limit: MAX_NODES });
    const element: XmlElement = {
      name: tag.local,
      attributes: readAttributes(tag),
      children: [],
      parent: this.current,
      text: "",
    };
    this.first ??= element;
    this.current?.children.push(element);
    this.current = element;
  }

  close(): void {
    this.depth--;
    if (this.dropped > 0) this.dropped--;
    else this.current = this.current?.parent ?? null;
  }

  characters(data: string): void {
    if (this.dropped === 0 && this.current?.name === "style") this.current.text += data;
  }

  cdata(data: string): void {
    if (this.dropped === 0 && this.current?.name !== "style") throw svgFault("svg_cdata");
    this.characters(data);
  }

  processingInstruction(): void {
    if (this.dropped === 0) throw svgFault("svg_processing_instruction");
  }

  root(): XmlElement {
    if (this.first === null) throw svgFault("svg_no_root");
    return this.first;
  }

  private startRoot(tag: SaxesTagNS): void {
    // Pasted inline SVG often has no xmlns, because HTML needs none.
    if (tag.local !== "svg" || (tag.uri !== SVG && tag.uri !== "")) throw svgFault("svg_other_root");
    this.namespace = tag.uri;
  }

  private isDropped(tag: SaxesTagNS): boolean {
    const own = tag.uri === this.namespace;
    if (own && ALLOWED.has(tag.local)) return false;
    if (own && DROPPED.has(tag.local)) return true;
    const known = REFUSED.get(tag.local);
    if (known === undefined && !own && isEditorNamespace(tag.uri)) return true;
    const element = known === undefined ? safeName(tag.local, "unknown") : tag.local;
    throw svgFault(known ?? "svg_element", { element });
  }
}
