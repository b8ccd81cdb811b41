import type { Candidate } from "./candidate.ts";

/** An allowed licence. */
export interface License {
  readonly url: string;
  readonly name: string;
}

const CC = "https://creativecommons.org";
const SPDX = "https://spdx.org/licenses";

/**
 * Licences (SPDX) that let anyone redistribute and change a logo for any purpose. Not included: ND, NC, and the GPL
 * family, whose texts and sources would have to go with every answer.
 */
export const ALLOWED: Readonly<Record<string, License>> = {
  "CC0-1.0": { url: `${CC}/publicdomain/zero/1.0/`, name: "Creative Commons Zero 1.0" },
  "CC-BY-2.5": { url: `${CC}/licenses/by/2.5/`, name: "Creative Commons Attribution 2.5" },
  "CC-BY-3.0": { url: `${CC}/licenses/by/3.0/`, name: "Creative Commons Attribution 3.0" },
  "CC-BY-4.0": { url: `${CC}/licenses/by/4.0/`, name: "Creative Commons Attribution 4.0" },
  "CC-BY-SA-2.0": { url: `${CC}/licenses/by-sa/2.0/`, name: "Creative Commons Attribution-ShareAlike 2.0" },
  "CC-BY-SA-2.5": { url: `${CC}/licenses/by-sa/2.5/`, name: "Creative Commons Attribution-ShareAlike 2.5" },
  "CC-BY-SA-3.0": { url: `${CC}/licenses/by-sa/3.0/`, name: "Creative Commons Attribution-ShareAlike 3.0" },
  "CC-BY-SA-4.0": { url: `${CC}/licenses/by-sa/4.0/`, name: "Creative Commons Attribution-ShareAlike 4.0" },
  MIT: { url: `${SPDX}/MIT.html`, name: "MIT License" },
  ISC: { url: `${SPDX}/ISC.html`, name: "ISC License" },
  "Apache-2.0": { url: "https://www.apache.org/licenses/LICENSE-2.0", name: "Apache License 2.0" },
  "BSD-2-Clause": { url: `${SPDX}/BSD-2-Clause.html`, name: "BSD 2-Clause License" },
  "BSD-3-Clause": { url: `${SPDX}/BSD-3-Clause.html`, name: "BSD 3-Clause License" },
  "MPL-2.0": { url: "https://www.mozilla.org/MPL/2.0/", name: "Mozilla Public License 2.0" },
  Unlicense: { url: "https://unlicense.org/", name: "The Unlicense" },
};

/** Logos whose real terms are stricter than their licence label: prefixes of `source.key`, with the reason. */
const MISLABELLED: Readonly<Record<string, string>> = {
  "thesvg.azure-": "labelled MIT, but under Microsoft's icon terms",
  "thesvg.aws-": "under Amazon's terms for architecture icons",
};

/** The reason why a logo may not be shipped; `null` when it may. */
export function objection({ source, key, license }: Candidate): string | null {
  const id = `${source}.${key}`;
  for (const [prefix, why] of Object.entries(MISLABELLED)) if (id.startsWith(prefix)) return why;
  if (Object.hasOwn(ALLOWED, license)) return null;
  if (/^CC-BY-(?:NC-)?ND|^CC-BY-NC/.test(license)) return `licence ${license}`;
  if (/^[AL]?GPL-\d/.test(license)) return "licence of the GPL family";
  return `no licence that allows redistribution (${license.length > 24 ? `${license.slice(0, 24)}…` : license})`;
}

/** Whether a refusal is about the drawing itself, and so about its copies in other sources. */
export function followsTheArt({ source, license, ownLicense }: Candidate): boolean {
  return ownLicense && (source === "simple-icons" || /-N[CD]-/.test(license));
}
