import net from "node:net";
import type { TxtLookup } from "../domains/txt.ts";
import type { Lookup } from "../../kit/outbound/lookup.ts";
import { parseAddress } from "../../kit/shared/address.ts";
import { SECOND } from "../../kit/shared/clock.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { KnownHost } from "./network.ts";

const TIMEOUT = 5 * SECOND;

const LABEL_BYTES = 8;

/**
 * The hosts that tell whether our own network is at fault, and that no workspace has named: the name servers, and the service's own
 * public address.
 * @param needs.textsOf - asks the name servers.
 */
export function knownHosts(needs: {
  baseUrl: string;
  lookup: Lookup;
  textsOf: TxtLookup;
  ids: Ids;
}): readonly [nameServers: KnownHost, ownAddress: KnownHost] {
  const { lookup, textsOf, ids } = needs;
  const { hostname, port, protocol } = new URL(needs.baseUrl);
  const literal = hostname.replace(/^\[(.*)\]$/, "$1");
  const isName = parseAddress(literal) === null && hostname.includes(".");
  return [
    async () => {
      // A name that nobody has asked for, so that no cache answers for servers that can't be reached.
      const label = ids.bytes(LABEL_BYTES).toHex();
      const { trouble } = await textsOf(`${label}.${isName ? hostname : "invalid"}`);
      return trouble === null;
    },
    async () => {
      const addresses = isName ? await lookup(hostname, "machine").catch(() => []) : [literal];
      const [address] = addresses;
      if (address === undefined) return false;
      return connects(address, port === "" ? (protocol === "https:" ? 443 : 80) : Number(port));
    },
  ];
}

function connects(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = net.connect({ host, port, timeout: TIMEOUT });
  const end = (connected: boolean) => () => {
    socket.destroy();
    resolve(connected);
  };
  socket
    .once("connect", end(true))
    .once("timeout", end(false))
    // A second error may come after the first: nobody waits for it, and it must not end the program.
    .on("error", end(false));
  socket.unref();
  return promise;
}
