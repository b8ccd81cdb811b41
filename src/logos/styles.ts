import type { Style } from "../qr/style.ts";
import { Fault } from "../shared/fault.ts";
import { unpinned, withLogoId } from "../shared/pin.ts";
import type { KeptArt } from "./art.ts";
import type { Logos } from "./logos.ts";

/** What may show a logo: a style, or a landing page. */
interface Parts<S, L> {
  readonly style?: S;
  readonly landing?: L;
}
interface WithLogo {
  readonly logo?: { readonly id?: string; readonly svg?: string; readonly png?: string } | undefined;
}

/** Logos of the catalog in styles and on pages. */
export interface LogoStyles {
  /**
   * A style from outside, its logo's drawing in place of its id.
   * @throws Fault `logo_invalid` when there is no such logo.
   */
  inline(style: Style): Promise<Style>;
  /** The same of a style that was kept with a copy of its logo's drawing. */
  inlineKept(style: Style): Promise<Style>;
  /** The picture of a logo, or of a kept copy, as a `data:` address for an `<img>`; `null` when there is none. */
  picture(id: string): Promise<string | null>;
  /**
   * The picture of a logo that a landing page is to show from now on.
   * @throws Fault `logo_invalid` when the catalog has no such logo.
   */
  newPicture(id: string): Promise<string>;
  /**
   * Keeps copies of the drawings that a code's parts show, and gives the parts with the copies' names. A logo that the
   * code has already keeps the drawing it has.
   * @throws Fault `logo_invalid` when there is no such logo.
   */
  keep<P extends Parts<WithLogo | null, WithLogo | null>>(
    parts: P,
    before?: Parts<WithLogo | null, WithLogo | null>,
  ): Promise<P>;
}

export function createLogoStyles(logos: Logos): LogoStyles {
  async function drawn(style: Style, id: string): Promise<Style> {
    const art = await logos.drawing(id);
    if (art === null) throw unknownLogo("/style");
    const { id: _, ...place } = style.logo ?? {};
    return { ...style, logo: { ...place, ...inlineArt(art) } };
  }

  /** `undefined` stays: the part is not given, or shows no logo of the catalog. */
  async function kept<T extends WithLogo | null | undefined>(
    part: T,
    before: WithLogo | null | undefined,
    pointer: string,
  ): Promise<T> {
    const id = onlyId(part);
    if (!part || id === undefined) return part;
    const had = onlyId(before);
    const same = had !== undefined && unpinned(had).id === id ? had : null;
    const pin = same ?? (isPinned(id) ? null : await logos.pin(id));
    if (pin === null) throw unknownLogo(pointer);
    return withLogoId(part, pin);
  }

  async function picture(id: string): Promise<string | null> {
    const art = await logos.drawing(id);
    if (art === null) return null;
    const type = art.format === "svg" ? "image/svg+xml" : "image/png";
    return `data:${type};base64,${Buffer.from(art.bytes).toString("base64")}`;
  }

  return {
    async inline(style) {
      const id = onlyId(style);
      if (id === undefined) return style;
      if (isPinned(id)) throw unknownLogo("/style");
      return drawn(style, id);
    },

    async inlineKept(style) {
      const id = onlyId(style);
      return id === undefined ? style : drawn(style, id);
    },

    picture,

    async newPicture(id) {
      const address = isPinned(id) ? null : await picture(id);
      if (address === null) throw unknownLogo("/landing");
      return address;
    },

    async keep(parts, before = {}) {
      const style = await kept(parts.style, before.style, "/style");
      const landing = await kept(parts.landing, before.landing, "/landing");
      return {
        ...parts,
        ...(style === undefined ? {} : { style }),
        ...(landing === undefined ? {} : { landing }),
      };
    },
  };
}

/** Beside a drawing of its own an id is one too many, which the reader of the drawing says. */
function onlyId(part: WithLogo | null | undefined): string | undefined {
  const { id, svg, png } = part?.logo ?? {};
  return svg === undefined && png === undefined ? id : undefined;
}

function isPinned(id: string): boolean {
  return unpinned(id).key !== null;
}

function inlineArt({ format, bytes }: KeptArt): { svg: string } | { png: string } {
  const data = Buffer.from(bytes);
  return format === "svg" ? { svg: data.toString("utf8") } : { png: data.toString("base64") };
}

function unknownLogo(part: string): Fault {
  return new Fault("logo_invalid", "There is no logo with this id. GET /api/v1/logos?q= finds them.", {
    errors: [{ pointer: `${part}/logo/id`, detail: "is not the id of a logo" }],
  });
}
