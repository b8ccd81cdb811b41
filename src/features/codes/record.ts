import { isoTime } from "../../kit/shared/clock.ts";
import { pick } from "../../kit/shared/fold.ts";
import { withoutPins } from "../../kit/shared/pin.ts";
import { pageUrl, shortUrl } from "../../kit/shared/short-address.ts";
import type { Health } from "../watch/model.ts";
import { SHOWN } from "./members.ts";
import type { CodeRecord, CountedCode } from "./model.ts";

/** A code as its owner is told of it. @param health - as it is shown. */
export function recordOf(baseUrl: string, code: CountedCode, health: Health): CodeRecord {
  return {
    id: code.id,
    shortId: code.shortId,
    domain: code.domain,
    ...withoutPins(pick(code, SHOWN)),
    health,
    active: code.active,
    takenDown: code.takenDown,
    shortUrl: shortUrl(baseUrl, code),
    pageUrl: pageUrl(baseUrl, code),
    scans: code.scans,
    bots: code.bots,
    importedScans: code.importedScans,
    createdAt: isoTime(code.createdAt),
    updatedAt: isoTime(code.updatedAt),
  };
}
