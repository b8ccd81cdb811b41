import { join } from "node:path";
import { $ } from "bun";
import { draw } from "../../src/qr/draw.ts";
import { readLogo } from "../../src/qr/logo/read.ts";
import type { Style } from "../../src/qr/style.ts";
import { writeSvg } from "../../src/qr/write/svg.ts";

/**
 * Compares the bytes of SVG files with those of qr-code-styling, at the same payload, version and level, with what is most
 * alike of both. It draws SVG through a document, of which it gets as much as it needs.
 */

const STYLING = join(import.meta.dir, "styling");
const ADDRESS = "https://museum.example/hall-3";

/** An element that is written out. */
class Element {
  readonly attributes = new Map<string, string>();
  readonly children: Element[] = [];
  readonly name: string;
  textContent = "";
  constructor(name: string) {
    this.name = name;
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  setAttributeNS(_: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }
  appendChild(child: Element): void {
    this.children.push(child);
  }
  toString(): string {
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
    const inner = this.children.join("") + this.textContent;
    return inner === ""
      ? `<${this.name}${attributes}/>`
      : `<${this.name}${attributes}>${inner}</${this.name}>`;
  }
}

/** A picture of 100 × 100 pixels that has loaded at once. */
class Image {
  readonly width = 100;
  readonly height = 100;
  onload = (): void => {};
  set src(_: string) {
    queueMicrotask(() => this.onload());
  }
}

const createElementNS = (_: string, name: string) => new Element(name);
const window = {
  document: { createElementNS },
  Image,
  XMLSerializer: class {
    serializeToString = (element: Element) =>
      String(element).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  },
};

async function bytesOfTheirs(options: object): Promise<number> {
  const { QRCodeStyling } = await import(
    join(STYLING, "node_modules/qr-code-styling/lib/qr-code-styling.common.js")
  );
  const drawing = new QRCodeStyling({
    type: "svg",
    data: ADDRESS,
    jsdom: class {
      window = window;
    },
    ...options,
  });
  return Buffer.byteLength(String(await drawing.getRawData("svg")));
}

function bytesOfOurs(style: Style): { bytes: number; level: string } {
  const { scene, scannability } = draw(ADDRESS, style, style.logo ? readLogo(style.logo) : null);
  return { bytes: Buffer.byteLength(writeSvg(scene, { widthPx: 512 })), level: scannability.ecc };
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4"/></svg>';
const image = `data:image/svg+xml;base64,${btoa(LOGO)}`;

const PAIRS: readonly (readonly [name: string, ours: Style, theirs: object])[] = [
  ["squares", {}, { dotsOptions: { type: "square" } }],
  ["dots", { modules: { shape: "dot" } }, { dotsOptions: { type: "dots" } }],
  ["rounded", { modules: { shape: "rounded" } }, { dotsOptions: { type: "rounded" } }],
  ["connected", { modules: { shape: "connected" } }, { dotsOptions: { type: "extra-rounded" } }],
  ["blobs", { modules: { shape: "blob" } }, { dotsOptions: { type: "extra-rounded" } }],
  [
    "dots with a logo",
    { modules: { shape: "dot" }, logo: { svg: LOGO } },
    { dotsOptions: { type: "dots" }, image, imageOptions: { saveAsBlob: false } },
  ],
];

/** Prints the bytes of each pair. */
export async function benchSvgBytes(print: (line: string) => void): Promise<void> {
  await $`bun install --frozen-lockfile --silent`.cwd(STYLING);
  print("Bytes of an SVG, against qr-code-styling 1.9.2 (bar ≤ 0.80)");
  for (const [name, style, options] of PAIRS) {
    const ours = bytesOfOurs(style);
    const theirs = await bytesOfTheirs({ qrOptions: { errorCorrectionLevel: ours.level }, ...options });
    print(`  ${name}: ${(ours.bytes / theirs).toFixed(2)}, ${ours.bytes} against ${theirs}`);
  }
}

if (import.meta.main) await benchSvgBytes((line) => void process.stdout.write(`${line}\n`));
