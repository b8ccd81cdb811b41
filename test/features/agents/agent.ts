import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isObject } from "../../../src/kit/shared/json.ts";

/** The revisions of the protocol that the service speaks: without and with a handshake. */
export const REVISIONS = ["2026-07-28", "2025-11-25"] as const;
export type Revision = (typeof REVISIONS)[number];

/** The answer of a tool. */
export interface Told {
  readonly isError: boolean;
  readonly text: string;
  /** The same for programs: it fits the tool's schema, or the client would have thrown. */
  readonly record: Readonly<Record<string, unknown>>;
  /** A picture's bytes. */
  readonly picture: Uint8Array | null;
  /** Another file: its type, and its bytes or text. */
  readonly file: { readonly mimeType: string | undefined; readonly bytes: Buffer } | null;
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
  const jsonSchemaValidator = new AjvJsonSchemaValidator(new Ajv2020({ strict: true, allErrors: true }));
  const mode = revision === "2026-07-28" ? { pin: revision } : ("legacy" as const);
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode }, jsonSchemaValidator },
  );
  const transport = new StreamableHTTPClientTransport(new URL(`${address()}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${apiKey}` } },
    fetch: (_, init) => fetch(`${address()}/mcp`, init),
  });
  await client.connect(transport);
  // It checks answers by the schemas that it has read.
  await client.listTools();

  async function tell(name: string, given: Record<string, unknown> = {}): Promise<Told> {
    const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: given });
    const text = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
    const image = content.find((part) => part.type === "image");
    const resource = content.find((part) => part.type === "resource")?.resource;
    const bytes =
      resource && ("blob" in resource ? Buffer.from(resource.blob, "base64") : Buffer.from(resource.text));
    return {
      isError,
      text,
      record: isObject(structuredContent) ? structuredContent : {},
      picture: image ? Buffer.from(image.data, "base64") : null,
      file: resource && bytes ? { mimeType: resource.mimeType, bytes } : null,
    };
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
