import { expect } from "bun:test";
import { readJson } from "../../json.ts";
import { patiently } from "../../patiently.ts";
import type { startScenario } from "../../scenario.ts";

export type Scenario = Awaited<ReturnType<typeof startScenario>>;

/** A file as the API tells of it. */
export interface FileJson {
  readonly id: string;
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  readonly title: string | null;
}

/** Sends a file. */
export function send(
  scenario: Scenario,
  by: { readonly apiKey: string },
  body: Uint8Array,
  mediaType: string,
  query = "",
): Promise<Response> {
  const headers = { authorization: `Bearer ${by.apiKey}`, "content-type": mediaType };
  return patiently(() =>
    scenario.request(`/app/api/files${query}`, { method: "POST", headers, body: Uint8Array.from(body) }),
  );
}

/** Sends a file that is taken. */
export async function upload(
  scenario: Scenario,
  by: { readonly apiKey: string },
  body: Uint8Array,
  mediaType: string,
  query = "",
): Promise<FileJson> {
  const response = await send(scenario, by, body, mediaType, query);
  expect(response.status).toBe(201);
  return readJson<FileJson>(response);
}
