import createClient from "openapi-fetch";
import type { components, paths } from "./generated/schema";

/** Problems have a media type of their own. */
type Json = "application/json" | "application/problem+json";

/** A client by openapi-typescript and openapi-fetch, as a strict program would write it: without a cast. */
export async function useOpenApiFetch(baseUrl: string): Promise<string[]> {
  const seen: string[] = [];
  const open = createClient<paths, Json>({ baseUrl });
  const signup = await open.POST("/app/api/signup", {
    body: { name: "Zoo", email: "zoo@example.org", voucher: null },
  });
  if (signup.error) throw new Error(signup.error.detail);
  const headers = { authorization: `Bearer ${signup.data.apiKey}` };
  const client = createClient<paths, Json>({ baseUrl, headers });
  const files = createClient<paths, "text/csv">({ baseUrl, headers });

  const made = await client.POST("/app/api/codes", {
    params: { header: { "Idempotency-Key": "first" } },
    body: {
      target: "https://zoo.example/wifi",
      type: "wifi",
      fields: { ssid: "Zoo", password: "elephants", security: "WPA2" },
      style: { foreground: "#123456", modules: { shape: "rounded" } },
      title: null,
    },
  });
  if (made.error) throw new Error(made.error.detail);
  // A list of codes would be answered by results.
  if ("results" in made.data) throw new Error("One code was sent");
  const code: components["schemas"]["Code"] = made.data;
  if (code.type === "wifi" && "ssid" in code.fields) seen.push(code.fields.ssid);

  const params = { path: { id: code.id } };
  const edited = await client.PATCH("/app/api/codes/{id}", {
    params: { ...params, header: { "If-Match": made.response.headers.get("etag") ?? "" } },
    body: { title: "Elephants", active: true },
  });
  seen.push(edited.data?.title ?? "untitled");

  const list = await client.GET("/app/api/codes", { params: { query: { active: true, limit: 10 } } });
  for (const { shortId } of list.data?.codes ?? []) seen.push(shortId === code.shortId ? "listed" : "other");

  const lead = await open.POST("/api/leads/{shortId}", {
    params: { path: { shortId: code.shortId } },
    body: { consent: true, email: "anna@example.org", message: null },
  });
  seen.push(lead.data?.stored ? "stored" : "refused");

  const log = await client.GET("/app/api/codes/{id}/scans", { params });
  seen.push(`${log.data?.total ?? "no"} scans`);
  const query = { format: "csv" } as const;
  const csv = await files.GET("/app/api/codes/{id}/leads", { params: { ...params, query }, parseAs: "text" });
  seen.push(csv.data?.split(",")[0] ?? "no file");

  const rows = "url,title\nhttps://zoo.example/,Zoo\n";
  const dry = await client.POST("/app/api/bulk", {
    params: { query: { dryRun: true } },
    body: { csv: rows },
  });
  seen.push(`${dry.data?.static ?? "no"} row`);

  const refused = await client.GET("/app/api/codes/{id}", { params: { path: { id: "code_unknown" } } });
  seen.push(refused.error?.code ?? "no refusal");
  return seen;
}
