import type { LogoStore } from "./store/logos.ts";
import { type Static, Type } from "@sinclair/typebox";
import type { LogoArt } from "../../qr/logo/art.ts";
import { readPngLogo } from "../../qr/logo/png.ts";
import { readSvgLogo } from "../../qr/logo/svg.ts";
import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { checkOf, LINE, oneOf, schemaDetails } from "../../kit/shared/schema.ts";
import { toStoredArt } from "./art.ts";
import { type Appearance, inspect, schemeOf } from "./inspect.ts";
import { SCHEMES, type Scheme } from "./traits.ts";
import type { ImportedLogo } from "./records.ts";
import { words } from "./words.ts";

/** A file that an operator wants in the catalog. */
export interface LogoSubmission {
  /** `acme.svg` or `acme.png`. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The content of `acme.json` beside it; `null` without one. */
  readonly about: unknown;
}

/** Changes that operators make to the catalog. The commands use it. */
export interface LogoAdmin {
  /**
   * Adds a logo. It replaces one of the same id.
   * @throws Fault `logo_invalid`, which says what is wrong.
   */
  add(submission: LogoSubmission): Promise<ImportedLogo>;
  /** The id of a file's logo; `null` when the name ends in no format of ours. */
  idOf(file: string): string | null;
  list(): Promise<ImportedLogo[]>;
  /** `false` when no such logo was added. */
  remove(id: string): Promise<boolean>;
}

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: LINE });
const address = Type.String({ maxLength: 2_048, pattern: "^https?://\\S+$", description: "http or https" });

const About = Type.Object(
  {
    name: Type.Optional(line(100)),
    brand: Type.Optional(line(100)),
    category: Type.Optional(Type.String({ pattern: "^[a-z0-9][a-z0-9-]{0,47}$", description: "a-z 0-9 -" })),
    aliases: Type.Optional(Type.Array(line(100), { maxItems: 50 })),
    scheme: Type.Optional(oneOf(SCHEMES)),
    license: Type.Optional(line(100)),
    licenseUrl: Type.Optional(address),
    attribution: Type.Optional(line(300)),
    sourceUrl: Type.Optional(address),
    guidelines: Type.Optional(address),
  },
  { additionalProperties: false },
);
type About = Static<typeof About>;
const check = checkOf(About);

/** Defaults of a logo that is not described. */
const OWN_CATEGORY = "own";
const OWN_LICENSE = "LicenseRef-Own";

const FILE = /^(.+)\.(svg|png)$/i;

export function createLogoAdmin(needs: OperatorNeeds & { store: LogoStore }): LogoAdmin {
  const { store, clock } = needs;
  return {
    idOf,
    list: () => store.imported(),
    remove: (id) => store.remove(id, deedOfOperator(needs)),

    async add({ file, bytes, about }) {
      const id = idOf(file);
      if (id === null) throw refused("Its name does not end in .svg or .png.");
      const described = readAbout(about);
      const art = readFile(file, bytes);
      const look = await inspect(art);
      if (look.blank) throw refused("Almost nothing is drawn in it.");
      const name = described.name ?? nameOf(file);
      const logo: ImportedLogo = {
        id,
        name,
        brand: slugOf(described.brand ?? name),
        category: described.category ?? OWN_CATEGORY,
        aliases: described.aliases ?? [],
        format: art.kind === "vector" ? "svg" : "png",
        scheme: described.scheme ?? seenScheme(look),
        source: "import",
        license: described.license ?? OWN_LICENSE,
        licenseUrl: described.licenseUrl ?? null,
        attribution: described.attribution ?? name,
        sourceUrl: described.sourceUrl ?? null,
        guidelines: described.guidelines ?? null,
        color: art.kind === "vector" ? look.color : null,
        derived: false,
        addedAt: clock.now(),
      };
      await store.add(logo, toStoredArt(art), deedOfOperator(needs));
      return logo;
    },
  };
}

function readAbout(value: unknown): About {
  if (value === null) return {};
  if (check.Check(value)) return value;
  const [first] = schemaDetails(check, value, "");
  throw refused(`Its description is not valid: ${first?.pointer ?? ""} ${first?.detail ?? ""}.`);
}

function readFile(file: string, bytes: Uint8Array): LogoArt {
  if (/\.png$/i.test(file)) return readPngLogo(Buffer.from(bytes).toString("base64"));
  try {
    return readSvgLogo(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) throw refused("The SVG is not in UTF-8.");
    throw error;
  }
}

function seenScheme(look: Appearance): Scheme {
  const scheme = schemeOf(look);
  if (scheme === null) throw refused("It can be seen neither on white nor on black.");
  return scheme;
}

function idOf(file: string): string | null {
  const [, stem, ending] = FILE.exec(file) ?? [];
  if (stem === undefined || ending === undefined) return null;
  return `import.${slugOf(stem)}${ending.toLowerCase() === "png" ? ".png" : ""}`;
}

/** `acme-labs_2.svg` → `Acme Labs 2`. */
function nameOf(file: string): string {
  const stem = FILE.exec(file)?.[1] ?? file;
  const parts = stem.split(/[\s_-]+/).filter((part) => part !== "");
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(" ") || stem;
}

/** Letters a to z and digits; a hash for a name that has none of them. */
function slugOf(name: string): string {
  const slug = words(name)
    .join("-")
    .replace(/[^a-z0-9-]+/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
  return slug === "" ? `logo-${Bun.hash(name).toString(36)}` : slug;
}

function refused(detail: string): Fault {
  return new Fault("logo_invalid", detail);
}
