import type { Style } from "../../qr/style.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { pinned, unpinned, withLogoId } from "../../kit/shared/pin.ts";
import type { StoredArt, LogoCopy } from "./art.ts";
import type { PngOf } from "../images/logos.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import type { Logos } from "./logos.ts";

/** The parts of a code that may show a logo. */
interface Parts<S, L> {
  readonly style?: S;
  readonly landing?: L;
}
interface WithLogo {
  readonly logo?: { readonly id?: string; readonly svg?: string; readonly png?: string } | undefined;
}

/** Parts whose logos are pinned, and the copies that they name. */
export interface Pinned<P> {
  readonly parts: P;
  readonly copies: readonly LogoCopy[];
}

/** Logos of the catalog in styles and on pages. */
export interface LogoStyles {
  /**
   * A style of a request, with its logo's drawing in place of the logo's id, and a PNG in place of another picture.
   * @throws Fault `logo_invalid` when there is no such logo, or its picture is damaged; `busy`, `rate_limited`.
   */
  inline(style: Style, by: Actor): Promise<Style>;
  /** The same of a style that names a copy. @param copies - those that are not stored yet. */
  inlineCopy(style: Style, copies?: readonly LogoCopy[]): Promise<Style>;
  /** The picture of a logo, or of a stored copy, as a `data:` address for an `<img>`; `null` when there is none. */
  picture(id: string): Promise<string | null>;
  /**
   * The picture of a logo that a landing page is to show from now on.
   * @throws Fault `logo_invalid` when the catalog has no such logo.
   */
  newPicture(id: string): Promise<string>;
  /**
   * A code's parts with their logos pinned: each names a copy of the drawing, which is to be stored with the code. A logo
   * that the code has already keeps the drawing it has. A picture of another kind becomes a PNG.
   * @throws Fault as `inline`.
   */
  pin<P extends Parts<WithLogo | null, WithLogo | null>>(
    parts: P,
    by: Actor,
    before?: Parts<WithLogo | null, WithLogo | null>,
  ): Promise<Pinned<P>>;
  /**
   * The copies that pinned parts name, each once.
   * @throws Fault `logo_invalid` when one is not stored and the catalog has another drawing by now.
   */
  copies(parts: readonly Parts<WithLogo | null, WithLogo | null>[]): Promise<LogoCopy[]>;
}

export function createLogoStyles(logos: Logos, pngOf: PngOf): LogoStyles {
  /** A part with a PNG in place of another picture. */
  async function withPng<T extends WithLogo | null | undefined>(part: T, by: Actor): Promise<T> {
    const given = part?.logo?.png;
    if (!part || given === undefined) return part;
    const png = await pngOf(given, by);
    return png === given ? part : { ...part, logo: { ...part.logo, png } };
  }

  async function drawn(style: Style, id: string, copies: readonly LogoCopy[] = []): Promise<Style> {
    const art = copies.find(({ key }) => key === unpinned(id).key) ?? (await logos.drawing(id));
    if (art === null) throw unknownLogo("/style");
    const { id: _, ...place } = style.logo ?? {};
    return { ...style, logo: { ...place, ...inlineArt(art) } };
  }

  /** A part that is not given, or shows no logo of the catalog, stays as it is. */
  async function pin<T extends WithLogo | null | undefined>(
    part: T,
    before: WithLogo | null | undefined,
    pointer: string,
  ): Promise<Pinned<T>> {
    const id = onlyId(part);
    if (!part || id === undefined) return { parts: part, copies: [] };
    const had = onlyId(before);
    const same = had !== undefined && unpinned(had).id === id ? await logos.copy(had) : null;
    const copy = same ?? (isPinned(id) ? null : await logos.copy(id));
    if (copy === null) throw unknownLogo(pointer);
    return { parts: withLogoId(part, pinned(id, copy.key)), copies: [copy] };
  }

  async function picture(id: string): Promise<string | null> {
    const art = await logos.drawing(id);
    if (art === null) return null;
    const type = art.format === "svg" ? "image/svg+xml" : "image/png";
    return `data:${type};base64,${Buffer.from(art.bytes).toString("base64")}`;
  }

  return {
    async inline(style, by) {
      const id = onlyId(style);
      if (id === undefined) return withPng(style, by);
      if (isPinned(id)) throw unknownLogo("/style");
      return drawn(style, id);
    },

    async inlineCopy(style, copies) {
      const id = onlyId(style);
      return id === undefined ? style : drawn(style, id, copies);
    },

    picture,

    async newPicture(id) {
      const address = isPinned(id) ? null : await picture(id);
      if (address === null) throw unknownLogo("/landing");
      return address;
    },

    async pin(parts, by, before = {}) {
      const drawable = await withPng(parts.style, by);
      const { parts: style, copies: ofStyle } = await pin(drawable, before.style, "/style");
      const { parts: landing, copies: ofLanding } = await pin(parts.landing, before.landing, "/landing");
      const changed = {
        ...parts,
        ...(style === undefined ? {} : { style }),
        ...(landing === undefined ? {} : { landing }),
      };
      return { parts: changed, copies: [...ofStyle, ...ofLanding] };
    },

    async copies(all) {
      const copies = new Map<string, LogoCopy>();
      for (const { style, landing } of all)
        for (const [part, pointer] of [
          [style, "/style"],
          [landing, "/landing"],
        ] as const) {
          const id = onlyId(part);
          const key = id === undefined ? null : unpinned(id).key;
          if (id === undefined || key === null || copies.has(key)) continue;
          const copy = await logos.copy(id);
          if (copy === null) throw unknownLogo(pointer);
          copies.set(key, copy);
        }
      return [...copies.values()];
    },
  };
}

/** The id of a logo that is not drawn in the part itself. A part with both is refused where its drawing is read. */
function onlyId(part: WithLogo | null | undefined): string | undefined {
  const { id, svg, png } = part?.logo ?? {};
  return svg === undefined && png === undefined ? id : undefined;
}

function isPinned(id: string): boolean {
  return unpinned(id).key !== null;
}

function inlineArt({ format, bytes }: StoredArt): { svg: string } | { png: string } {
  const data = Buffer.from(bytes);
  return format === "svg" ? { svg: data.toString("utf8") } : { png: data.toString("base64") };
}

function unknownLogo(part: string): Fault {
  return new Fault("logo_invalid", "There is no logo with this id. GET /api/v1/logos?q= finds them.", {
    errors: [{ pointer: `${part}/logo/id`, ...explain("logo_unknown") }],
  });
}
