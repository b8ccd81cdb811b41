import type { Caller } from "../../kit/shared/caller.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { UNIT, unitsOf } from "../../kit/shared/work.ts";
import { announcedSize, kindOf } from "./container.ts";
import { expectedTime } from "./cost.ts";
import type { PictureJob } from "./render.ts";

/**
 * The PNG of a logo in base64 that came as JPEG or WebP, made as pictures are. Any other text stays as it is: the reader of
 * PNGs judges it.
 * @throws Fault `logo_invalid`, pointer `/style/logo/png`; `busy`, `rate_limited`.
 */
export type PngOf = (base64: string, by: Actor) => Promise<string>;

/** The work of threads for logos. */
export interface LogoPictureThreads {
  /** @throws Fault `busy`, `image_invalid`. */
  makeLogo(job: PictureJob): Promise<Uint8Array>;
}

const PREFIX = /^data:image\/(?:png|jpeg|webp);base64,/i;

/** Digits of base64 by which the kind of a file is known. */
const START = 24;

export function createPngOf(jobsFor: (caller: Caller, expected: number) => LogoPictureThreads): PngOf {
  return async (base64, { caller, pay }) => {
    const digits = base64.trim().replace(PREFIX, "");
    const kind = kindOf(Buffer.from(digits.slice(0, START), "base64"));
    if (kind === null || kind === "image/png") return base64;
    try {
      const file = Buffer.from(digits, "base64");
      const expected = expectedTime(announcedSize(file, kind));
      await pay(unitsOf(expected, UNIT));
      const png = await jobsFor(caller, expected).makeLogo({ kind, file });
      return Buffer.from(png).toString("base64");
    } catch (error) {
      throw error instanceof Fault && error.code === "image_invalid" ? asLogo(error) : error;
    }
  };
}

/** The refusal of a picture as that of a logo. */
function asLogo({ message, errors }: Fault): Fault {
  return new Fault("logo_invalid", `The logo can't be used. ${message}`, {
    errors: errors.map((detail) => ({ ...detail, pointer: "/style/logo/png" })),
  });
}
