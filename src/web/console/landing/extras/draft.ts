import type { Landing } from "quietzone-client";
import { wholeAddress } from "../../../lib/whole-address.ts";

/**
 * Drafts of what single kinds of pages have: the stop of a guide, when a notice holds, the code of an
 * offer.
 */

export interface StopDraft {
  readonly number: string;
  readonly tour: string;
  readonly nextTitle: string;
  /** The address or the short id of the next stop. */
  readonly nextAt: string;
}

export interface NoticeDraft {
  readonly where: string;
  readonly fromDay: string;
  /** Empty for the whole day; of no account without a day. */
  readonly fromTime: string;
  readonly untilDay: string;
  readonly untilTime: string;
  /** Empty for UTC. */
  readonly zone: string;
}

export interface OfferDraft {
  readonly kind: "none" | "code" | "codes";
  readonly code: string;
  /** One a line. */
  readonly codes: string;
}

export interface ExtrasDraft {
  readonly stop: StopDraft;
  readonly notice: NoticeDraft;
  readonly offer: OfferDraft;
  /** Whether the question about recognition is open. */
  readonly recognition: boolean;
}

export const EMPTY_EXTRAS: ExtrasDraft = {
  stop: { number: "", tour: "", nextTitle: "", nextAt: "" },
  notice: { where: "", fromDay: "", fromTime: "", untilDay: "", untilTime: "", zone: "" },
  offer: { kind: "none", code: "", codes: "" },
  recognition: true,
};

type SentExtras = Pick<Landing, keyof ExtrasDraft>;

/** The drafts of a page that exists. */
export function draftOfExtras({ stop, notice, offer, recognition = true }: Landing): ExtrasDraft {
  const [fromDay = "", fromTime = ""] = notice?.from?.split("T") ?? [];
  const [untilDay = "", untilTime = ""] = notice?.until?.split("T") ?? [];
  return {
    stop: {
      number: stop?.number ?? "",
      tour: stop?.tour ?? "",
      nextTitle: stop?.next?.title ?? "",
      nextAt: stop?.next?.url ?? stop?.next?.shortId ?? "",
    },
    notice: {
      where: notice?.where ?? "",
      ...{ fromDay, fromTime, untilDay, untilTime },
      zone: notice?.zone ?? "",
    },
    offer: {
      kind: offer?.codes ? "codes" : offer?.code === undefined ? "none" : "code",
      code: offer?.code ?? "",
      codes: offer?.codes?.join("\n") ?? "",
    },
    recognition,
  };
}

/** A page's extras as the API takes them. */
export function sentExtras(draft: ExtrasDraft): SentExtras {
  const [stop, notice, offer] = [sentStop(draft.stop), sentNotice(draft.notice), sentOffer(draft.offer)];
  return {
    ...(isEmpty(stop) ? {} : { stop }),
    ...(isEmpty(notice) ? {} : { notice }),
    ...(offer === null ? {} : { offer }),
    ...(draft.recognition ? {} : { recognition: false }),
  };
}

function sentStop(draft: StopDraft): NonNullable<Landing["stop"]> {
  const [number, tour, title, at] = [draft.number, draft.tour, draft.nextTitle, draft.nextAt].map((text) =>
    text.trim(),
  );
  return {
    ...(number ? { number } : {}),
    ...(tour ? { tour } : {}),
    ...(title || at ? { next: { title: title ?? "", ...(at ? placeOfNext(at) : {}) } } : {}),
  };
}

/** The next stop by its short id, which has neither dots nor slashes, or else by its address. */
function placeOfNext(at: string): { url: string } | { shortId: string } {
  return /^[\w-]+$/.test(at) ? { shortId: at } : { url: wholeAddress(at) };
}

function sentNotice(draft: NoticeDraft): NonNullable<Landing["notice"]> {
  const where = draft.where.trim();
  const moment = (day: string, time: string) => (time === "" ? day : `${day}T${time}`);
  return {
    ...(where === "" ? {} : { where }),
    ...(draft.fromDay === "" ? {} : { from: moment(draft.fromDay, draft.fromTime) }),
    ...(draft.untilDay === "" ? {} : { until: moment(draft.untilDay, draft.untilTime) }),
    ...(draft.zone === "" ? {} : { zone: draft.zone }),
  };
}

/**
 * Whether a page has a part of these: one of its kind does, and one that got it while it was of another
 * kind.
 */
export function isShown(
  part: "stop" | "notice" | "offer",
  page: ExtrasDraft & { readonly template: Landing["template"] },
): boolean {
  if (page.template === OF_TEMPLATE[part]) return true;
  return sentExtras(page)[part] !== undefined;
}

const OF_TEMPLATE = { stop: "guide", notice: "notice", offer: "offer" } as const;

/** The codes of a list, each once. */
export function codesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "");
}

function sentOffer({ kind, code, codes }: OfferDraft): NonNullable<Landing["offer"]> | null {
  if (kind === "code" && code.trim() !== "") return { code: code.trim() };
  if (kind === "codes" && codesOf(codes).length > 0) return { codes: codesOf(codes) };
  return null;
}

function isEmpty(members: object): boolean {
  return Object.keys(members).length === 0;
}

/** Stands for a title, or an address (RFC 2606), that is not typed yet. */
const LATER = { title: "…", url: "https://example.com/" } as const;

/** The same for the preview: half of a next stop has a placeholder for the other half. */
export function lookOfExtras(draft: ExtrasDraft): SentExtras {
  const sent = sentExtras(draft);
  const next = sent.stop?.next;
  if (!next) return sent;
  const hasPlace = next.url !== undefined || next.shortId !== undefined;
  return {
    ...sent,
    stop: {
      ...sent.stop,
      next: { ...next, title: next.title || LATER.title, ...(hasPlace ? {} : { url: LATER.url }) },
    },
  };
}
