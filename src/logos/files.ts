import { Fault } from "../shared/fault.ts";
import { Lru } from "../shared/lru.ts";
import type { Caller } from "../shared/caller.ts";
import type { Orderer } from "../shared/orderer.ts";
import { explain } from "../shared/reasons.ts";
import { SMALL, unitsOf } from "../shared/work.ts";
import { artKey, type StoredArt } from "./art.ts";
import { FILE_UNIT, fileCost } from "./cost.ts";
import type { IndexedLogo, LogoIndex } from "./logo-index.ts";
import { type FileJob, makeFile } from "./render.ts";
import type { LogoDetails, Renderings } from "./store.ts";

/** A logo's file. */
export interface LogoFile {
  readonly bytes: Uint8Array;
  readonly mediaType: "image/svg+xml" | "image/png";
  readonly licenseUrl: string | null;
}

/** The form of a logo's file. */
export interface FileOptions {
  /** `own` is the logo's own format. */
  readonly format: "own" | "svg" | "png";
  /** Pixels of a PNG's longer side; its own where it is `own` and a PNG, 512 otherwise. */
  readonly size: number | null;
  /** `#rrggbb`, for logos of one colour. */
  readonly color: string | null;
}

/** The work of threads for files. */
export interface LogoThreads {
  /** @throws Fault `busy`; `logo_invalid` when the art is damaged. */
  makeLogoFile(job: FileJob): Promise<Uint8Array>;
}

/** Makes the files of a catalog's logos. */
export interface LogoFiles {
  /** @throws Fault `color_unsupported`, `busy`, `rate_limited`. */
  file(index: LogoIndex, logo: IndexedLogo, options: FileOptions, by: Orderer): Promise<LogoFile>;
}

const DEFAULT_SIZE = 512;

/** Files as they are stored that are cached, and the longest of them in bytes. */
const CACHED = 500;
const LONGEST_CACHED = 16 * 1024;

export function createLogoFiles(needs: {
  readonly details: (logo: IndexedLogo) => Promise<LogoDetails>;
  readonly art: (logo: IndexedLogo) => Promise<StoredArt>;
  readonly renderings: Renderings;
  readonly jobsFor: (caller: Caller, expected: number) => LogoThreads;
}): LogoFiles {
  const { renderings, jobsFor } = needs;
  /** By the index that they were found in: an operator's change makes a new one. */
  const cached = new WeakMap<LogoIndex, Lru<string, LogoFile>>();

  /** Makes a file that differs from the stored art. */
  async function made(job: FileJob, { caller, pay }: Orderer): Promise<Uint8Array> {
    const cost = fileCost(job.art, job.longest);
    await pay(unitsOf(cost, FILE_UNIT));
    const key = job.longest === null ? null : `${artKey(job.art)}${job.color?.slice(1) ?? ""}x${job.longest}`;
    const rendered = key === null ? null : await renderings.get(key);
    if (rendered !== null) return rendered;
    // Pixels are always drawn on a thread: this one never loads the renderer.
    const isHere = job.longest === null && cost <= SMALL;
    const fresh = await (isHere ? makeFile(job) : jobsFor(caller, cost).makeLogoFile(job));
    if (key !== null) await renderings.set(key, fresh);
    return fresh;
  }

  async function fresh(logo: IndexedLogo, options: FileOptions, by: Orderer) {
    const { format, size, color } = options;
    const { licenseUrl, derived, color: own } = await needs.details(logo);
    if (color !== null && own === null)
      throw new Fault("color_unsupported", "Only logos of one colour, in SVG, come in other colours.", {
        errors: [{ pointer: "?color", ...explain("logo_has_colors") }],
      });
    const art = await needs.art(logo);
    const painted = color ?? (derived ? own : null);
    const wanted = format === "own" ? art.format : format;
    const isOwnSize = wanted === "svg" || (format === "own" && size === null);
    const stored = painted === null && wanted === art.format && isOwnSize;
    const longest = wanted === "svg" ? null : (size ?? DEFAULT_SIZE);
    const bytes = stored ? art.bytes : await made({ art, color: painted, longest }, by);
    const mediaType: LogoFile["mediaType"] = wanted === "png" ? "image/png" : "image/svg+xml";
    return { stored, file: { bytes, mediaType, licenseUrl } };
  }

  return {
    async file(index, logo, options, by) {
      const { format, size, color } = options;
      // There are millions of colours. A PNG of another size is cached on the disk.
      const key = color === null ? `${logo.id} ${format} ${size}` : null;
      const known = cached.get(index) ?? new Lru<string, LogoFile>(CACHED);
      cached.set(index, known);
      const hit = key === null ? undefined : known.get(key);
      if (hit) return hit;
      const { stored, file } = await fresh(logo, options, by);
      if (stored && key !== null && file.bytes.length <= LONGEST_CACHED) known.set(key, file);
      return file;
    },
  };
}
