import { NAMED, REFUSED } from "../../qr/logo/hostile.ts";

/** An SVG file with something inside. */
export const drawing = (body: string, view = "0 0 9 9") =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${body}</svg>`);

/** SVG files that no operator may add, and the reasons. */
export const HOSTILE: readonly (readonly [string, Uint8Array, RegExp])[] = [
  ...Object.entries(NAMED).map(
    ([name, svg]) => [`<${name}>`, Buffer.from(svg), new RegExp(`<${name}>`)] as const,
  ),
  // Half a surrogate pair can't be written to a file in UTF-8.
  ...REFUSED.filter(([, svg]) => svg.isWellFormed()).map(
    ([name, svg]) => [name, Buffer.from(svg), /./] as const,
  ),
  ["nothing to see", drawing('<path fill="none" d="M0 0h9v9H0z"/>'), /nothing/],
  ["a dot too small to see", drawing('<path d="M0 0h.1v.1H0z"/>'), /Almost nothing/],
  ["paint that can hardly be seen", drawing('<path fill-opacity=".001" d="M0 0h9v9H0z"/>'), /nothing|seen/],
  ["a strip of 1 to 20,000", drawing('<path d="M0 0h20000v1H0z"/>', "0 0 20000 1"), /./],
  [
    "a million repetitions",
    drawing(
      `<defs><g id="a">${'<path d="M0 0h1v1H0z"/>'.repeat(1_000)}</g></defs>${'<use href="#a"/>'.repeat(1_000)}`,
    ),
    /./,
  ],
  [
    "an entity bomb",
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'),
    /DOCTYPE/,
  ],
  ["bytes that are no text", Uint8Array.of(0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe), /UTF-8|XML/],
  ["UTF-16", Buffer.from("\ufeff<svg/>", "utf16le"), /UTF-8/],
  ["nothing at all", new Uint8Array(), /./],
];
