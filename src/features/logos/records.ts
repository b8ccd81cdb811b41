import type { Pieces } from "../../kit/shared/pieces.ts";
import type { StoredArt } from "./art.ts";
import type { ArtFormat, Scheme } from "./traits.ts";

/** A brand of the shipped catalog, as the search knows it. */
export interface BrandEntry {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  /** The number of collections that have it. */
  readonly popularity: number;
  /** Names as one word each, the brand's own first. */
  readonly keys: readonly string[];
  /** Words of its name, of its other names, and of its kind. */
  readonly nameWords: readonly string[];
  readonly aliasWords: readonly string[];
  readonly kindWords: readonly string[];
}

/** Properties that a search filters by. */
export interface LogoTraits {
  readonly id: string;
  readonly format: ArtFormat;
  readonly scheme: Scheme;
  readonly source: string;
}

/** Further details of a logo, for its page and its licence. */
export interface LogoDetails {
  readonly license: string;
  readonly licenseUrl: string | null;
  readonly attribution: string;
  readonly sourceUrl: string | null;
  readonly guidelines: string | null;
  /** The colour of a drawing that has only one, `#rrggbb`: it may be recoloured. */
  readonly color: string | null;
  /** Whether it is the drawing of another logo in `color`. */
  readonly derived: boolean;
}

/** A logo that an operator added. */
export interface ImportedLogo extends LogoTraits, LogoDetails {
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly aliases: readonly string[];
  readonly derived: false;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
}

export interface ShippedBrand {
  readonly brand: BrandEntry;
  readonly logos: readonly LogoTraits[];
}

/** The catalog that ships: read only, complete from the start. */
export interface ShippedCatalog {
  /** When its logos entered the catalog, milliseconds since the epoch. */
  readonly release: number;
  /** Every brand in the order they are listed, each with its logos in theirs. */
  brands(): Pieces<readonly ShippedBrand[]>;
  /** Details of the logo with this id; it must be one of `brands`. */
  details(id: string): LogoDetails;
  /** The drawing of the logo with this id, in its own colours. */
  art(id: string): StoredArt;
}

/**
 * Opens the shipped catalog, unpacking it where that was not done yet. @throws StorageError, and Fault
 * `storage_unavailable` on a nearly full disk
 */
export type OpenShippedCatalog = () => Promise<ShippedCatalog>;

/** A cache of rendered PNG files. It never fails: a file that it cannot store or find is rendered again. */
export interface Renderings {
  /** @param key - letters and digits. */
  get(key: string): Promise<Uint8Array | null>;
  set(key: string, png: Uint8Array): Promise<void>;
}
