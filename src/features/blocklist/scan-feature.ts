import { feature } from "../../app/feature.ts";
import { createListCopies } from "../../../db/files/list-copies.ts";
import { createFetch } from "../../kit/outbound/documents.ts";
import { allowedByDefault, createGuard } from "../../kit/outbound/guard.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { createHeapKeeper } from "../../kit/threads/heap.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { VERSION } from "../../version.ts";
import { gs1LinksOf, linksOf } from "../codes/links-model.ts";
import { blocks } from "../blocks/scan-feature.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { destinationsOf } from "../watch/traits.ts";
import { createLists } from "./lists.ts";
import { meterLists } from "./metrics.ts";
import { readContent } from "./read-content.ts";
import { createSourceReader, sourcesOf } from "./sources.ts";
import { loadSuffixes } from "./suffixes.ts";
import { blockBy, createSweep } from "./sweep.ts";

/**
 * Milliseconds that a list is read at a time, and those in which nothing of it is done: half of the loop is
 * left.
 */
const TURN = 3;

/**
 * Young objects are collected after some fifteen thousand lines: the peak is 14 MB for a million, table
 * included.
 */
const RHYTHM = { young: 32, all: Number.POSITIVE_INFINITY };

/** The lists of hosts to which no code may lead, and what they say of codes. */
export const blocklist = feature({
  name: "blocklist",
  async service({ context, emit, use }) {
    const { settings, stores, baseUrl, lookup, clock, log, disk, stopping } = context;
    const { hosts } = await use(ownDomains);
    const blocked = (await use(blocks)).as(null);
    const ownHost = new URL(baseUrl).hostname;
    const isOurHost = (host: string) => host === ownHost || hosts.of(host) !== null;
    const copies = createListCopies(settings.dataDir);
    const guard = createGuard({
      allow: settings.webhookAllow ?? allowedByDefault(baseUrl, settings.host),
      lookup,
      timeout,
    });
    const lists = createLists({
      sources: sourcesOf(settings.blocklist, settings.allowlist),
      copies,
      store: stores.blocklists,
      read: createSourceReader({
        ask: createFetch({ guardOf: () => guard, userAgent: `Quietzone/${VERSION} (+${baseUrl}/docs)` }),
        spool: copies.spool,
        signal: stopping,
      }),
      contentOf: (path, suffixes) =>
        readContent(path, {
          suffixes,
          ownHost,
          isDomain: (host) => hosts.of(host) !== null,
          pause: createYielder(TURN, TURN),
          keepHeapSmall: createHeapKeeper(RHYTHM),
        }),
      loadSuffixes,
      isOurHost,
      mayRead: () => !disk.isLow() && !stores.isAway(),
      onPut: hosts.leaveOut,
      onDue: () => emit("chores.due", null),
      clock,
      log,
    });
    const sweep = createSweep({
      lists,
      store: stores.blocklists,
      isOurHost,
      addressesOf: (code) => [
        ...destinationsOf(code),
        ...[...linksOf(code), ...gs1LinksOf(code.links)].map(({ address }) => address),
      ],
      block: (address, list) => blocked.block(address, blockBy(list)),
      unblock: (address) => blocked.unblock(address, "list"),
      onMoved: (address) => emit("code.stale", address),
      clock,
      log,
    });
    return { ...lists, sweep };
  },
  ownChores: ({ sweep }) => [{ name: "blocklists", step: sweep }],
  meter: meterLists,
  start: ({ start }) => start(),
  stop: ({ stop }) => stop(),
});
