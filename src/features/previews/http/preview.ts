import { type Limiter, limitKey, takeFrom } from "../../../kit/http/limits.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { lostOn, type OwnDomain } from "../../../kit/http/own-domain.ts";
import { codeBlocked, codeGone, UnknownShortId } from "../../../kit/shared/common-faults.ts";
import type { Client } from "../../../kit/shared/request-source.ts";
import { reportUrl, scanUrl, type ShortAddress, splitAddress } from "../../../kit/shared/short-address.ts";
import { previewPage } from "./page.ts";
import type { Previewed } from "../records.ts";
import type { Previews } from "../previews.ts";

/**
 * Answers `GET` and `HEAD` of a short URL with a plus behind it.
 * @param domain - the domain that it was sent to; `null` for the service's own host.
 */
export type Preview = (
  request: Request,
  address: ShortAddress,
  client: Client,
  domain: OwnDomain | null,
) => Promise<Response>;

export function createPreview(needs: {
  /** Of previews, per address and code. */
  limit: Limiter;
  /**
   * Of short addresses that stand for nothing, per address: guesses by previews count with those by scans.
   */
  missLimit: Limiter;
  previews: Previews;
  baseUrl: string;
  /** The operator's contact: an https or mailto address. */
  contact: string | null;
}): Preview {
  const { limit, missLimit, previews, baseUrl, contact } = needs;
  const serviceHost = new URL(baseUrl).host;

  async function find(
    address: ShortAddress,
    client: Client,
    domain: OwnDomain | null,
  ): Promise<Previewed | "gone"> {
    const code = await previews.of(address);
    const isForeign =
      code !== null && code !== "gone" && domain !== null && code.tenantId !== domain.tenantId;
    if (code !== null && !isForeign) return code;
    try {
      await takeFrom(missLimit, limitKey(client.address));
    } catch (refusal) {
      previews.evict(address);
      throw refusal;
    }
    throw new UnknownShortId();
  }

  return async (request, address, client, domain) => {
    try {
      const code = await find(address, client, domain);
      await takeFrom(limit, `${limitKey(client.address)} ${address}`);
      if (code === "gone" || code.state === "off") throw codeGone();
      if (code.state === "blocked") throw codeBlocked();
      return previewPage(code, {
        acceptLanguage: request.headers.get("accept-language"),
        serviceHost,
        contact,
        shortUrl: scanUrl(baseUrl, splitAddress(address)),
        reportUrl: reportUrl(baseUrl, address),
      });
    } catch (error) {
      if (domain !== null && error instanceof UnknownShortId)
        return lostOn(domain, domain.notFound, request, error, reportUrl(baseUrl, address));
      return readableRefusal(request, error, { report: reportUrl(baseUrl, address) });
    }
  };
}
