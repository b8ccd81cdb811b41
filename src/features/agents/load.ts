import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { createProtocol } from "./protocol.ts";

/**
 * Loads the protocol's library when the first agent calls, because few services have one: it takes 16 ms and 13 MB in the
 * binary. Its parts load in turns of their own, so that none holds the event loop for long.
 */
export async function loadProtocol(): Promise<typeof createProtocol> {
  await import("zod/v4");
  await nextTurn();
  await import("@modelcontextprotocol/core/internal");
  await nextTurn();
  await import("@modelcontextprotocol/server");
  await nextTurn();
  const protocol = await import("./protocol.ts");
  return protocol.createProtocol;
}
