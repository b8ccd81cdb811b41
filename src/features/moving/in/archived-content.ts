import { Busy } from "../../../kit/shared/busy.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { CodeContent } from "../../codes/model.ts";
import type { LogoCopy } from "../../logos/art.ts";
import type { LogoStyles } from "../../logos/styles.ts";
import type { CodeStyle } from "../../looks/model.ts";
import type { Style } from "../../../qr/style.ts";
import type { ArrivedLooks } from "./archived-looks.ts";
import type { ArrivedPictures } from "./archived-pictures.ts";
import { reasonOf } from "./judge.ts";
import { mediaOf, withMedia } from "./model.ts";

/** The looks and pictures that codes of a file name. */
export interface Arrived {
  readonly looks: ArrivedLooks;
  /** `null` without an archive. */
  readonly pictures: ArrivedPictures | null;
}

export interface ContentNeeds {
  readonly logos: Pick<LogoStyles, "pin">;
}

/** A content that names what is here, with the copies of the logos that it shows. */
export interface Settled {
  readonly content: CodeContent;
  readonly copies: readonly LogoCopy[];
}

type Landing = NonNullable<CodeContent["landing"]>;

/** The member that names a picture or a file, as people read it: `landing.file` of `/landing/file/id`. */
function memberOf(pointer: string): string {
  return pointer.slice(1).replace(/\/id$/, "").replaceAll("/", ".");
}

/** Gives contents the looks, pictures and logos of this service in place of the archive's. */
export function createSettling({ logos }: ContentNeeds, { looks, pictures }: Arrived, by: Actor) {
  /** The style of a code, whose look may be here. */
  function styled(style: CodeStyle | null, dropped: Set<string>): CodeStyle | null {
    if (style === null || !("saved" in style)) return style;
    const found = looks.styleOf(style.saved);
    if (found === null) dropped.add("style, a saved look that is not in the archive");
    else if (found.isOwn) dropped.add("the name of its saved look, whose style it has");
    return found?.style ?? null;
  }

  /** A page with the pictures and files that are here, beside its cover. */
  async function withFiles(landing: Landing, dropped: Set<string>): Promise<Landing> {
    const here = new Map<string, string | null>();
    for (const { id, pointer } of mediaOf(landing)) {
      const arrival = pictures ? await pictures.of(id) : { why: "there is no archive" };
      // One that is only looked at keeps its name.
      here.set(id, "why" in arrival ? null : (arrival.id ?? id));
      if ("why" in arrival) dropped.add(`${memberOf(pointer)}: ${arrival.why}`);
    }
    return withMedia(landing, here);
  }

  /** A page with the pictures and files that are here. */
  async function pictured(landing: Landing, dropped: Set<string>): Promise<Landing> {
    const { cover, ...rest } = await withFiles(landing, dropped);
    if (cover === undefined) return rest;
    const arrival = pictures ? await pictures.of(cover.id) : { why: "there is no archive" };
    if ("why" in arrival) dropped.add(`landing.cover: ${arrival.why}`);
    else if (arrival.id !== null) return { ...rest, cover: { ...cover, id: arrival.id } };
    return rest;
  }

  /** A part with its logo pinned; without it where this service's catalog has none of that name. */
  async function pinned<P extends { readonly logo?: unknown }>(
    name: "style" | "landing",
    pin: () => Promise<{ readonly part: P; readonly copies: readonly LogoCopy[] }>,
    bare: P,
    dropped: Set<string>,
  ): Promise<{ readonly part: P; readonly copies: readonly LogoCopy[] }> {
    try {
      return await pin();
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof Busy) throw error;
      dropped.add(`${name}.logo: ${reasonOf(error)}`);
      return { part: bare, copies: [] };
    }
  }

  async function pinnedStyle(style: Style, dropped: Set<string>) {
    const { logo: _, ...bare } = style;
    const pin = async () => {
      const { parts, copies } = await logos.pin({ style }, by);
      return { part: parts.style, copies };
    };
    return pinned<Style>("style", pin, bare, dropped);
  }

  async function pinnedPage(landing: Landing, dropped: Set<string>) {
    const { logo: _, ...bare } = landing;
    const pin = async () => {
      const { parts, copies } = await logos.pin({ landing }, by);
      return { part: parts.landing, copies };
    };
    return pinned<Landing>("landing", pin, bare, dropped);
  }

  return {
    styled,
    pictured,

    /**
     * The same of a whole content.
     * @param isMade - whether it is likely to be made, so that its picture is needed.
     */
    async settle(content: CodeContent, isMade: boolean, dropped: Set<string>): Promise<Settled> {
      const style = styled(content.style, dropped);
      const own = style && !("saved" in style) ? await pinnedStyle(style, dropped) : null;
      const seen = content.landing && (isMade ? await pictured(content.landing, dropped) : content.landing);
      const page = seen && (await pinnedPage(seen, dropped));
      return {
        content: { ...content, style: own?.part ?? style, landing: page?.part ?? null },
        copies: [...(own?.copies ?? []), ...(page?.copies ?? [])],
      };
    },
  };
}
