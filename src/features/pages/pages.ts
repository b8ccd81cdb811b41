import type { PageStore } from "./store.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import {
  codeBlocked,
  codeGone,
  unknownCover,
  unknownFile,
  unknownPicture,
  UnknownShortId,
} from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type ChangeStamp, FreshCache } from "../../kit/shared/fresh-cache.ts";
import { isLanguageTag } from "../../kit/languages/tags.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { LeadField } from "../leads/constants.ts";
import { mediaOf, type Page, type Visit } from "./model.ts";
import { idsOf, type OfferedFile, type PageMedia, type Picture } from "./media.ts";
import { type Cover, type PreparedPage, preparePage } from "./prepared.ts";
import { languagesOfPage } from "./localized.ts";
import { NOWHERE, renderPage, renderPreview } from "./render.ts";
import type { PageSource } from "./records.ts";
import { withoutListed } from "./listed.ts";

/**
 * The hosted pages of codes. All of these throw Fault `code_not_found`, `code_gone` or `code_blocked`, or
 * StorageError.
 */
export interface Pages {
  /** The page for a visit. */
  page(address: ShortAddress, visit: Visit): Promise<Page>;
  /**
   * The page that such a code would have. Nothing is stored or counted, and its forms are inert.
   * @throws Fault `logo_invalid` when its logo is not in the catalog, `invalid_request` when the workspace
   *   has no such cover, picture or file.
   */
  preview(source: PageSource, acceptLanguage: string | null): Promise<Page>;
  /** The id of the file to which the page leads straight; `null` where people see the page. */
  direct(address: ShortAddress): Promise<string | null>;
  /** A vCard file. @throws Fault `code_not_found` too when the code holds no contact. */
  contact(address: ShortAddress): Promise<PageFile>;
  /** An iCalendar file. @throws Fault `code_not_found` too when the code holds no event. */
  calendar(address: ShortAddress): Promise<PageFile>;
  /** The fields that the page's form demands. */
  requiredFields(address: ShortAddress): Promise<readonly LeadField[]>;
  /** Whether the page is shown in a language, by its tag. */
  speaks(address: ShortAddress, tag: string): Promise<boolean>;
  /** Evicts a page: its code was added, changed or deleted. */
  evict(address: ShortAddress): void;
  /** Evicts all pages. */
  evictAll(): void;
}

export interface PageFile {
  readonly text: string;
  /** The file's name, without an extension. */
  readonly name: string;
}

/** Characters of the pages that are kept prepared, and what each takes besides its content. */
const CACHED = 32e6;
const OVERHEAD = 8_000;

/** 128 random bits identify a form. */
const SUBMISSION_BYTES = 16;

export function createPages(needs: {
  store: PageStore;
  stamp: ChangeStamp;
  /** The picture of a logo of the catalog, as the address of an image; `null` when it is not known. */
  logoArt: (id: string) => Promise<string | null>;
  /** The same for a logo that the page does not have yet. @throws Fault `logo_invalid` when there is none. */
  newLogoArt: (id: string) => Promise<string>;
  /** A picture of a workspace; `null` when it has no such picture. */
  coverArt: (tenantId: string, id: string) => Promise<Cover | null>;
  /** The pictures of a workspace among these. */
  pictures: (tenantId: string, ids: readonly string[]) => Promise<readonly Picture[]>;
  /** The files of a workspace among these. */
  files: (tenantId: string, ids: readonly string[]) => Promise<readonly OfferedFile[]>;
  /** The address of a picture on the host of a page. */
  coverUrl: (address: ShortAddress, id: string) => string;
  /** The address of the form that reports a code. */
  reportUrl: (address: ShortAddress) => string;
  ids: Ids;
  clock: Clock;
}): Pages {
  const { store, logoArt, newLogoArt, coverArt, pictures, files, coverUrl, reportUrl, ids, clock } = needs;
  const cache = new FreshCache<ShortAddress, PreparedPage | "gone" | "blocked" | null>(
    CACHED,
    needs.stamp,
    load,
    { weigh: (page) => OVERHEAD + (typeof page === "object" && page !== null ? page.size : 0) },
  );

  async function load(address: ShortAddress): Promise<PreparedPage | "gone" | "blocked" | null> {
    const stored = await store.find(address);
    if (stored === null || stored === "gone") return stored;
    const source = withoutListed(stored);
    if (!source.active) return source.isBlocked ? "blocked" : "gone";
    const logo = source.landing?.logo ?? source.brand?.logo;
    const logoPicture = logo === undefined ? null : await logoArt(logo.id);
    const cover = await coverOf(source);
    const shown = cover && { ...cover, url: coverUrl(address, cover.id) };
    return preparePage(
      source,
      logoPicture,
      { cover: shown, media: await shownOn(source) },
      reportUrl(address),
    );
  }

  /** The pictures and files of a page that are still there. */
  async function shownOn({ tenantId, landing }: PageSource): Promise<PageMedia> {
    const media = mediaOf(landing);
    const [pictureIds, fileIds] = [idsOf(media, "picture"), idsOf(media, "file")];
    const [shown, offered] = await Promise.all([
      pictureIds.length === 0 ? [] : pictures(tenantId, pictureIds),
      fileIds.length === 0 ? [] : files(tenantId, fileIds),
    ]);
    return {
      picture: new Map(shown.map((each) => [each.id, each])),
      file: new Map(offered.map((each) => [each.id, each])),
    };
  }

  async function coverOf({ tenantId, landing }: PageSource): Promise<Cover | null> {
    return landing?.cover === undefined ? null : coverArt(tenantId, landing.cover.id);
  }

  async function prepared(address: ShortAddress): Promise<PreparedPage> {
    const page = cache.peek(address) ?? (await cache.get(address));
    if (page === null) throw new UnknownShortId();
    if (page === "gone") throw codeGone();
    if (page === "blocked") throw codeBlocked();
    return page;
  }

  return {
    async page(address, visit) {
      const page = await prepared(address);
      const submission = ids.bytes(SUBMISSION_BYTES).toBase64({ alphabet: "base64url", omitPadding: true });
      return renderPage(page, visit, submission, clock.now());
    },
    async preview(source, acceptLanguage) {
      const logo = source.landing?.logo ?? source.brand?.logo;
      const cover = await coverOf(source);
      if (source.landing?.cover !== undefined && cover === null) throw unknownCover();
      const media = await shownOn(source);
      const missing = mediaOf(source.landing).find(({ kind, id }) => !media[kind].has(id));
      if (missing) throw (missing.kind === "file" ? unknownFile : unknownPicture)(missing.pointer);
      const picture = logo === undefined ? null : await newLogoArt(logo.id);
      const page = preparePage(source, picture, { cover, media }, NOWHERE);
      return renderPreview(page, acceptLanguage, clock.now());
    },
    async direct(address) {
      const { file, source } = await prepared(address);
      return file && source.landing?.file?.open === "direct" ? file.id : null;
    },
    async contact(address) {
      const { source, contact } = await prepared(address);
      return downloadOf(source, contact, contact?.name ?? "");
    },
    async calendar(address) {
      const { source, event } = await prepared(address);
      return downloadOf(source, event, event?.summary ?? "");
    },
    async requiredFields(address) {
      const { source } = await prepared(address);
      return source.landing?.lead?.required ?? [];
    },
    async speaks(address, tag) {
      const { source } = await prepared(address);
      return isLanguageTag(tag) || (source.landing !== null && languagesOfPage(source.landing).includes(tag));
    },
    evict: (address) => cache.evict(address),
    evictAll: () => cache.clear(),
  };
}

function downloadOf({ shortId }: PageSource, part: { file: string } | null, title: string): PageFile {
  if (!part) throw new Fault("code_not_found", "This code has no such file.");
  return { text: part.file, name: safeName(title) || shortId };
}

/** ASCII letters, digits and dashes, which every phone accepts in a file name. */
function safeName(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40)
    .toLowerCase();
}
