import type { Actor } from "../../kit/shared/actor.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { noSuchCode } from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { newToken } from "../../kit/shared/token.ts";
import type { DrawnCode } from "../codes/records.ts";
import type { PictureLink } from "./model.ts";
import type { PictureLinkStore } from "./store.ts";

/** Links by which anybody sees the picture of a code. */
export interface PictureLinks {
  /** @throws Fault `code_not_found` */
  of(tenantId: string, codeId: string): Promise<PictureLink>;
  /** Gives a code a link, unless it has one. @throws the same. */
  make(tenantId: string, codeId: string, by: Actor): Promise<PictureLink>;
  /** Ends the link of a code, if it has one. @throws the same. */
  end(tenantId: string, codeId: string, by: Actor): Promise<void>;
  /** The code of a link as it is drawn. @throws the same, also for a token that is none. */
  drawn(codeId: string, token: string): Promise<DrawnCode>;
}

export function createPictureLinks(needs: {
  store: PictureLinkStore;
  baseUrl: string;
  clock: Clock;
  ids: Ids;
}): PictureLinks {
  const { store, baseUrl, clock, ids } = needs;

  const linkOf = (codeId: string, token: string | null): PictureLink => ({
    url: token === null ? null : `${baseUrl}/app/api/codes/${codeId}/qr.svg?token=${token}`,
  });

  return {
    async of(tenantId, codeId) {
      const found = await store.of(tenantId, codeId);
      if (found === null) throw noSuchCode();
      return linkOf(codeId, found.token);
    },
    async make(tenantId, codeId, by) {
      const link = { token: newToken(ids), madeAt: clock.now() };
      const token = await store.make(tenantId, codeId, link, deedOf(needs, by.author));
      if (token === null) throw noSuchCode();
      return linkOf(codeId, token);
    },
    async end(tenantId, codeId, by) {
      if ((await store.end(tenantId, codeId, deedOf(needs, by.author))) === null) throw noSuchCode();
    },
    async drawn(codeId, token) {
      const code = await store.drawn(codeId, token);
      if (code === null) throw noSuchCode();
      return code;
    },
  };
}
