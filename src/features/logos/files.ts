import { Fault } from "../../kit/shared/fault.ts";
import { Lru } from "../../kit/shared/lru.ts";
import type { Caller } from "../../kit/shared/caller.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { SMALL, unitsOf } from "../../kit/shared/work.ts";
import { artKey, type StoredArt } from "./art.ts";
import { FILE_UNIT, fileCost } from "./cost.ts";
import type { IndexedLogo, LogoIndex } from "./logo-index.ts";
import { type FileJob, makeFile } from "./render.ts";
import type { LogoDetails, Renderings } from "./records.ts";

/** A logo's file. */
export interface LogoFile {
  readonly bytes: Uint8Array;
  readonly mediaType: "image/svg+xml" | "image/png";
  readonly licenseUrl: string | null;
  /** Its cost in units of the limits, cached or not. */
  readonly units: number;
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
  file(index: LogoIndex, logo: IndexedLogo, options: FileOptions, by: Actor): Promise<LogoFile>;
  /** A file that is in memory, which is still to be paid for; `null` otherwise. */
  cached(index: LogoIndex, id: string, options: FileOptions): LogoFile | null;
}

const DEFAULT_SIZE = 512;

/** Bytes of the files that are kept in memory, with what they take in each content coding, and of the largest of them. */
const CACHED = 32 * 1024 * 1024;
const LARGEST_CACHED = 1024 * 1024;
/** An SVG may be kept in three codings as well, each of them shorter than itself. */
const FORMS = { "image/svg+xml": 4, "image/png": 1 } as const;
/** Bytes that a file takes besides its own. */
const OVERHEAD = 2 * 1024;

export function createLogoFiles(needs: {
  readonly details: (logo: IndexedLogo) => Promise<LogoDetails>;
  readonly art: (logo: IndexedLogo) => Promise<StoredArt>;
  readonly renderings: Renderings;
  readonly jobsFor: (caller: Caller, expected: number) => LogoThreads;
}): LogoFiles {
  const { renderings, jobsFor } = needs;
  /** By the index that they were found in: an operator's change makes a new one. */
  const files = new WeakMap<LogoIndex, Lru<string, LogoFile>>();

  /** Makes a file that differs from the stored art and is paid for. */
  async function made(job: FileJob, cost: number, caller: Caller): Promise<Uint8Array> {
    const key = job.longest === null ? null : `${artKey(job.art)}${job.color?.slice(1) ?? ""}x${job.longest}`;
    const rendered = key === null ? null : await renderings.get(key);
    if (rendered !== null) return rendered;
    // Pixels are always drawn on a thread: this one never loads the renderer.
    const isHere = job.longest === null && cost <= SMALL;
    const fresh = await (isHere ? makeFile(job) : jobsFor(caller, cost).makeLogoFile(job));
    if (key !== null) await renderings.set(key, fresh);
    return fresh;
  }

  async function fresh(logo: IndexedLogo, options: FileOptions, { caller, pay }: Actor): Promise<LogoFile> {
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
    const cost = stored ? 0 : fileCost(art, longest);
    const units = unitsOf(cost, FILE_UNIT);
    await pay(units);
    const bytes = stored ? art.bytes : await made({ art, color: painted, longest }, cost, caller);
    return { bytes, mediaType: wanted === "png" ? "image/png" : "image/svg+xml", licenseUrl, units };
  }

  function cached(index: LogoIndex, id: string, options: FileOptions): LogoFile | null {
    return files.get(index)?.get(keyOf(id, options)) ?? null;
  }

  return {
    cached,
    async file(index, logo, options, by) {
      const hit = cached(index, logo.id, options);
      if (hit) {
        await by.pay(hit.units);
        return hit;
      }
      const file = await fresh(logo, options, by);
      const known = files.get(index) ?? new Lru<string, LogoFile>(CACHED, weightOf);
      files.set(index, known);
      if (weightOf(file) <= LARGEST_CACHED) known.set(keyOf(logo.id, options), file);
      return file;
    },
  };
}

function keyOf(id: string, { format, size, color }: FileOptions): string {
  return `${id} ${format} ${size} ${color}`;
}

function weightOf({ bytes, mediaType }: LogoFile): number {
  return OVERHEAD + bytes.length * FORMS[mediaType];
}
