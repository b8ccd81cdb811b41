/** Element strings and links of GS1: the one door of this folder. */

export { ancestorsOf, hasSerial, productsOf, withoutSerial } from "./ancestors.ts";
export { arrange } from "./arrange.ts";
export { gtinDigits } from "./checked.ts";
export { BEFORE_SERIAL, checkDigit, isGs1Path, PRIMARY_KEYS, withoutSerialPart } from "./constants.ts";
export { entryOf } from "./dictionary.ts";
export { elementsIn, elementsOf, readable } from "./elements.ts";
export { linkIn, narrowed } from "./link.ts";
export type { Arranged, Element, Flaw, Flaws, Identifier } from "./model.ts";
export { identifierAt, inCapitals, keyPathOf, linkUri, pathOf } from "./paths.ts";
export { RELEASE } from "./table.ts";
