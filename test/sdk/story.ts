import { createClient, isProblem, upsertCode } from "quietzone-client";

/**
 * A strict program uses the client without a cast: its types are checked with those of the tests. It runs on every
 * runtime that the client promises.
 * @returns its observations, a line each.
 */
export async function tellStory(baseUrl: string): Promise<string[]> {
  const seen: string[] = [];
  const open = createClient({ baseUrl });
  const content = { type: "url", fields: { url: "https://zoo.example/" } } as const;
  const drawing = await open.generate({ body: content });
  seen.push(`grade ${drawing.scannability.grade}`);
  const pdf = await open.exportDrawing({ format: "pdf", body: content });
  seen.push(`${(await pdf.text()).slice(0, 5)} ${pdf.type}`);
  const svg = await open.exportDrawing({ body: content });
  seen.push(svg.slice(0, 4));

  const { apiKey } = await open.signUp({ body: { name: "Zoo", email: "zoo@zoo.example" } });
  const client = createClient({ baseUrl, apiKey });
  for (const title of ["Ape", "Bear", "Crane"])
    await client.createCode({ body: { target: "https://zoo.example/", title } });
  const wifi = { type: "wifi", fields: { ssid: "Zoo", password: "elephants" } } as const;
  const made = await client.createCode({
    body: { ...wifi, target: "https://zoo.example/" },
  });
  if (made.type === "wifi") seen.push(`network ${made.fields.ssid}`);

  const titles: (string | null)[] = [];
  for await (const { title } of client.listCodes.each({ limit: 2 })) titles.push(title);
  seen.push(titles.join());
  for await (const { totals, codes } of client.listCodes.pages({ q: "Bear" }))
    seen.push(`${codes.length} of ${totals.codes}`);

  const record = await client.getCode.response({ id: made.id });
  const revision = { id: made.id, "If-Match": record.headers.get("etag") ?? "" };
  seen.push(`${(await client.editCode({ ...revision, body: { title: "Wi-Fi" } })).title}`);
  try {
    await client.editCode({ ...revision, body: { title: "Wireless" } });
  } catch (error) {
    if (isProblem(error, "code_changed")) seen.push(`${error.status} ${error.code}`);
  }

  const table = await client.getScanLog({ id: made.id, format: "csv" });
  seen.push(table.slice(0, 6));
  seen.push(`${(await client.getScanLog({ id: made.id })).total} scans`);
  for await (const { shortId } of client.listScans.each({ limit: 1 })) seen.push(shortId);
  const rows = "url,title\nhttps://zoo.example/,Zoo\n";
  seen.push(`${(await client.makeBulk({ dryRun: true, body: rows })).rows} row`);
  const zip = await client.makeBulk.response({ body: rows });
  let bytes = 0;
  for (const reader = zip.body?.getReader(); reader;) {
    const { value } = await reader.read();
    if (!value) break;
    bytes += value.byteLength;
  }
  seen.push(`${zip.headers.get("content-type")} ${bytes > 100}`);
  const gate = { shortId: `${made.shortId}-gate`, target: "https://zoo.example/gate", title: "Gate" };
  const told = [await upsertCode(client, gate), await upsertCode(client, { ...gate, title: "North gate" })];
  seen.push(`${new Set(told.map(({ id }) => id)).size} code, ${told[1]?.title}`);
  const nothing: undefined = await client.deleteCode({ id: made.id });
  seen.push(`deleted ${nothing}`);

  const attempts = [
    () => client.createCode({ body: { target: "https://zoo.example/", shortId: made.shortId } }),
    () => client.makeBulk({ body: "type,url\nurl,\n" }),
    () => open.getMe(),
  ];
  for (const attempt of attempts)
    try {
      await attempt();
    } catch (error) {
      if (!isProblem(error)) throw error;
      if (error.code === "rows_invalid") seen.push(`row ${error.errors[0]?.row}`);
      else seen.push(error.code);
    }
  return seen;
}

/** The outcome of the story on any runtime. */
export const STORY = [
  "grade A",
  "%PDF- application/pdf",
  "<svg",
  "network Zoo",
  ",Crane,Bear,Ape",
  "1 of 4",
  "Wi-Fi",
  "412 code_changed",
  "id,at,",
  "0 scans",
  "1 row",
  "application/zip true",
  "1 code, North gate",
  "deleted undefined",
  "short_id_taken",
  "row 1",
  "invalid_key",
];
