import {
  createCode,
  editCode,
  editCodes,
  exportDrawing,
  getCode,
  getScanLog,
  leaveLead,
  listCodes,
  makeBulk,
  signUp,
} from "./generated/hey";
import { createClient, createConfig } from "./generated/hey/client";
import type { Code } from "./generated/hey/types.gen";

/** A client by @hey-api/openapi-ts, as a strict program would write it: without a cast. */
export async function useHeyApi(baseUrl: string): Promise<string[]> {
  const seen: string[] = [];
  const open = createClient(createConfig({ baseUrl }));
  const signup = await signUp({ client: open, body: { name: "Zoo", email: "zoo@example.org" } });
  if (!signup.data) throw new Error(signup.error.detail);
  const client = createClient(createConfig({ baseUrl, auth: signup.data.apiKey }));

  const made = await createCode({
    client,
    headers: { "Idempotency-Key": "first" },
    body: {
      target: "https://zoo.example/wifi",
      type: "wifi",
      fields: { ssid: "Zoo", password: "elephants", security: "WPA2" },
      style: { foreground: "#123456", modules: { shape: "rounded" } },
      title: null,
    },
  });
  if (!made.data) throw new Error(made.error.detail);
  // A list of codes would be answered by results.
  if ("results" in made.data) throw new Error("One code was sent");
  const code: Code = made.data;
  if (code.type === "wifi" && "ssid" in code.fields) seen.push(code.fields.ssid);

  const path = { id: code.id };
  const headers = { "If-Match": made.response?.headers.get("etag") ?? "" };
  const edited = await editCode({ client, path, headers, body: { title: "Elephants", active: true } });
  seen.push(edited.data?.title ?? "untitled");

  const list = await listCodes({ client, query: { active: true, limit: 10 } });
  for (const { shortId } of list.data?.codes ?? []) seen.push(shortId === code.shortId ? "listed" : "other");

  const lead = await leaveLead({
    client: open,
    path: { shortId: code.shortId },
    body: { consent: true, email: "anna@example.org", message: null },
  });
  seen.push(lead.data?.stored ? "stored" : "refused");

  const log = await getScanLog({ client, path });
  seen.push(`${log.data?.total ?? "no"} scans`);

  const content = { type: "url", fields: { url: "https://zoo.example/" } } as const;
  const file = await exportDrawing({ client: open, body: { ...content, format: "pdf" }, parseAs: "blob" });
  seen.push(file.response?.headers.get("content-type") ?? "no file");

  const rows = "url,title\nhttps://zoo.example/,Zoo\n";
  const dry = await makeBulk({ client, query: { dryRun: true }, body: { csv: rows } });
  seen.push(dry.data && "static" in dry.data ? `${dry.data.static} row` : "no row");

  const edits = `shortId,title\n${code.shortId},Lions\n`;
  const edit = await editCodes({ client, query: { dryRun: true }, body: { csv: edits } });
  seen.push(`${edit.data?.changed ?? "no"} edit`);

  const refused = await getCode({ client, path: { id: "code_unknown" } });
  seen.push(refused.error?.code ?? "no refusal");
  return seen;
}
