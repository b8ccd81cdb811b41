import { feature } from "../../app/feature.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { sending } from "../mail/scan-feature.ts";
import { createBlocks } from "./blocks.ts";
import { createTeller } from "./teller.ts";

/** Blocks codes and workspaces. */
export const blocks = feature({
  name: "blocks",
  service: ({ context: { stores, clock, ids }, emit }) => ({
    /** By whom codes and workspaces are blocked; `null` for a list. */
    as: (by: Operator | null) =>
      createBlocks({
        ...{ store: stores.blocks, clock, ids, by },
        onChanged: (address) => emit("code.stale", address),
        onWorkspace(tenantId) {
          emit("tenant.gone", tenantId);
          emit("tenant.edited", null);
          emit("keys.changed", null);
        },
      }),
  }),
});

/** Tells owners what was blocked. */
export const telling = feature({
  name: "telling of blocks",
  service: async ({ context: { stores, settings, baseUrl, clock, log }, emit, use }) =>
    createTeller({
      store: stores.blockNotices,
      send: (await use(sending)).send,
      onEvents: (webhook) => emit("delivery.due", webhook),
      baseUrl,
      contact: settings.securityContact,
      timeout,
      clock,
      log,
    }),
  start: ({ start }) => start(),
  stop: ({ stop }) => stop(),
});
