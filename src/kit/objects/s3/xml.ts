import { SaxesParser } from "saxes";

/** An element of an answer of S3. */
export interface XmlElement {
  readonly name: string;
  /** Its own text, without that of the elements in it. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

interface Growing extends XmlElement {
  text: string;
  readonly children: Growing[];
}

/** Elements within each other. Answers of S3 have four. */
const DEEPEST = 20;

/**
 * Reads an answer. S3 sends blanks in front of one that takes it long. Entities that a document defines for
 * itself are not known, so that none grows.
 * @returns its outermost element; `null` where it is no whole document.
 */
export function readXml(text: string): XmlElement | null {
  const parser = new SaxesParser();
  const outside: Growing = { name: "", text: "", children: [] };
  const open = [outside];
  let isBroken = false;
  parser.on("error", () => {
    isBroken = true;
  });
  parser.on("opentag", ({ name }) => {
    const element: Growing = { name, text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
    isBroken ||= open.length > DEEPEST;
  });
  parser.on("text", (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(text.trim()).close();
  return isBroken ? null : (outside.children[0] ?? null);
}

/** The text of an element within another; empty where there is none. */
export function textIn(element: XmlElement | null, name: string): string {
  return element?.children.find((child) => child.name === name)?.text ?? "";
}

/** The elements of a name within another. */
export function elementsIn(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** A text within an element. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
