import { shownBlock } from "../../kit/shared/block.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import { pick } from "../../kit/shared/fold.ts";
import { withoutPins } from "../../kit/shared/pin.ts";
import { pageUrl, previewUrl, shortUrl } from "../../kit/shared/short-address.ts";
import type { Health } from "../watch/model.ts";
import { shownGs1 } from "./gs1-model.ts";
import { SHOWN } from "./members.ts";
import type { CodeRecord, CountedCode } from "./model.ts";

/** A code as its owner is told of it. @param health - as it is shown. */
export function recordOf(baseUrl: string, code: CountedCode, health: Health): CodeRecord {
  return {
    id: code.id,
    shortId: code.shortId,
    domain: code.domain,
    ...withoutPins(pick(code, SHOWN)),
    locked: code.lock !== null,
    lock: code.lock && { hint: code.lock.hint },
    gs1: code.gs1 === null ? null : shownGs1(code.gs1),
    health,
    active: code.active,
    takenDown: code.takenDown,
    blocked: shownBlock(code.blocked),
    listed: code.listed,
    shortUrl: shortUrl(baseUrl, code),
    pageUrl: pageUrl(baseUrl, code),
    previewUrl: previewUrl(baseUrl, code),
    scans: code.scans,
    bots: code.bots,
    importedScans: code.importedScans,
    createdAt: isoTime(code.createdAt),
    updatedAt: isoTime(code.updatedAt),
  };
}
