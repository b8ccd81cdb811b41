import { dayName, utcDay } from "../../../kit/shared/clock.ts";

/** Title and time of a file. */
export interface About {
  readonly title: string;
  /** Of the request, in milliseconds. */
  readonly time: number;
}

const MAKER = "Quietzone";
const STANDARD = "PDF/X-1a:2003";

/** Characters that XML has no way to write (XML 1.0, 2.2). */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The entries of the document information of any sheet (PDF 1.7, 14.3.3). */
export function infoOf({ title }: About): string {
  return `/Title ${textString(title)} /Creator (${MAKER}) /Producer (${MAKER})`;
}

/**
 * The entries that PDF/X-1a asks for beside them (ISO 15930-4, 6.5 and 6.12). Its day stands for the time, so
 * that a day's files are equal.
 */
export function printInfoOf({ time }: About): string {
  const date = `(D:${dayName(utcDay(time)).replaceAll("-", "")}000000Z)`;
  return `/CreationDate ${date} /ModDate ${date} /Trapped /False /GTS_PDFXVersion (${STANDARD})`;
}

/** The same once more as XMP (XMP Specification Part 1, 7). */
export function xmpOf({ title, time }: About): Uint8Array {
  const date = `${dayName(utcDay(time))}T00:00:00Z`;
  return new TextEncoder().encode(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfx="http://ns.adobe.com/pdfx/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${Bun.escapeHTML(title.replace(UNWRITABLE, ""))}</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>${MAKER}</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<pdf:Producer>${MAKER}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfx:GTS_PDFXVersion>${STANDARD}</pdfx:GTS_PDFXVersion>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`);
}

/** A text string: UTF-16BE behind its mark, in hexadecimal (PDF 1.7, 7.9.2.2). */
function textString(text: string): string {
  return `<feff${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
}
