import { SOURCES } from "./candidate.ts";
import { ALLOWED } from "./licenses.ts";
import type { BrandRow } from "./rows.ts";

/** The notice that the licences of the logos require: authors, terms and trademarks. */
export function notice(brands: readonly BrandRow[]): string {
  const logos = brands.flatMap((brand) =>
    brand.logos.filter(({ derived }) => !derived).map((logo) => ({ brand, logo })),
  );
  const credits = logos.filter(({ logo }) => /^(?:CC-BY|MPL|BSD|Apache)/.test(logo.license));
  const byLicense = Map.groupBy(credits, ({ logo }) => logo.license);
  const lines = [
    "The logo catalog (assets/logos.db.zst)",
    "",
    "Logos are trademarks of their owners. That a logo is here does not mean that its owner endorses Quietzone, or has",
    "agreed to any use of it: the licence of a drawing says nothing of the trademark. Every logo's own licence, source and",
    "brand guidelines are given by GET /api/v1/logos/{id}. Drawings were rewritten without a change of look; those marked",
    "`derived` were recoloured.",
    "",
    "Collections:",
    ...Object.entries(SOURCES).map(
      ([name, { title, author, url }]) =>
        `  ${title}, ${author}, ${url}: ${logos.filter(({ logo }) => logo.source === name).length} logos`,
    ),
    "",
    ...[...byLicense]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([license, all]) => [
        `${ALLOWED[license]?.name ?? license} (${ALLOWED[license]?.url ?? ""}):`,
        ...wrapped([...new Set(all.map(({ brand }) => brand.name))].sort().join(", ")),
        "",
      ]),
    ISC,
    "",
    MIT,
  ];
  return `${lines.join("\n")}\n`;
}

const WIDTH = 118;

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = " ";
  for (const word of text.split(" ")) {
    if (line.length + word.length >= WIDTH) {
      lines.push(line);
      line = " ";
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** The text that the ISC licence of Lucide requires with copies. */
const ISC = `Lucide, under the ISC licence:

  Copyright (c) 2026 Lucide Icons and Contributors. Some of its icons are derived from Feather, Copyright (c) 2013-present
  Cole Bemis, under the MIT licence below.

  Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
  provided that the above copyright notice and this permission notice appear in all copies. THE SOFTWARE IS PROVIDED "AS
  IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
  MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL
  DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT,
  NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

/** The text that the MIT licence requires with copies. */
const MIT = `The collections under the MIT licence:

  Devicon          Copyright (c) 2015 konpa
  Skill Icons      Copyright (c) 2021 Thijs (tandpfun)
  Lobe Icons       Copyright (c) 2023 LobeHub
  Circle Flags     Copyright (c) 2015-2025 HatScripts and contributors
  Feather          Copyright (c) 2013-present Cole Bemis, for the icons of Lucide that are derived from it
  theSVG           Copyright (c) 2025 thesvg.org, for the drawings it labels MIT

  Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
  documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
  rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
  persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and
  this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED
  "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
  MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT
  HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
  FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
