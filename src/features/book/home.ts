/**
 * The addresses by which texts and the contract's examples name the service. Other names, such as
 * `qr.example.organic`, are not meant.
 */
const SAID = /https:\/\/qr\.example(?!\.?[\w-])/g;
const SAID_BY_CONTRACT = /https:\/\/qr\.example(?:\.org)?(?!\.?[\w-])/g;

/**
 * A text with the service's own address in place of the one that stands for it.
 * @param own - as it stands in the text.
 */
export function withAddress(text: string, own: string): string {
  return text.replace(SAID, () => own);
}

/** The same of what is made from the contract. */
export function withAddressInExamples(text: string, own: string): string {
  return text.replace(SAID_BY_CONTRACT, () => own);
}
