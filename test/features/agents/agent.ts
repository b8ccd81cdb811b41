import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** The revisions of the protocol that the service speaks: without and with a handshake. */
export const REVISIONS = ["2026-07-28", "2025-11-25"] as const;
export type Revision = (typeof REVISIONS)[number];

/** The answer of a tool. */
export interface Told {
  readonly isError: boolean;
  readonly text: string;
  /** A picture's bytes. */
  readonly picture: Uint8Array | null;
}

/** An agent: the official client, connected over HTTP. */
export interface Agent {
  readonly revision: string | undefined;
  readonly client: Client;
  tools(): Promise<string[]>;
  tell(name: string, given?: Record<string, unknown>): Promise<Told>;
  /** Calls a tool that is to succeed, and reads its JSON. */
  read<T>(name: string, given?: Record<string, unknown>): Promise<T>;
}

/**
 * Connects an agent with a key.
 * @param address - the service's address, asked for with every message.
 */
export async function connectAgent(
  address: () => string,
  apiKey: string,
  revision: Revision = "2026-07-28",
): Promise<Agent> {
  const mode = revision === "2026-07-28" ? { pin: revision } : ("legacy" as const);
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(`${address()}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${apiKey}` } },
    fetch: (_, init) => fetch(`${address()}/mcp`, init),
  });
  await client.connect(transport);

  async function tell(name: string, given: Record<string, unknown> = {}): Promise<Told> {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    const text = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
    const image = content.find((part) => part.type === "image");
    return { isError, text, picture: image ? Buffer.from(image.data, "base64") : null };
  }

  return {
    revision: client.getNegotiatedProtocolVersion(),
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    tell,
    async read(name, given) {
      const { isError, text } = await tell(name, given);
      if (isError) throw new Error(text);
      return JSON.parse(text);
    },
  };
}
