import { expect } from "bun:test";
import { readJson } from "../../json.ts";
import type { Scenario, TenantClient } from "../../scenario.ts";

export interface ImageJson {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface FileJson {
  readonly id: string;
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  readonly title: string | null;
}

async function send<T>(
  scenario: Scenario,
  { apiKey }: TenantClient,
  path: string,
  [type, body]: readonly [type: string, body: Uint8Array],
): Promise<T> {
  const response = await scenario.request(path, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": type },
    body: Uint8Array.from(body),
  });
  expect([200, 201]).toContain(response.status);
  return readJson<T>(response);
}

/** Uploads a PNG. */
export function uploadPicture(scenario: Scenario, by: TenantClient, png: Uint8Array): Promise<ImageJson> {
  return send(scenario, by, "/app/api/images", ["image/png", png]);
}

/** Uploads a file, with a title where one is given. */
export function uploadFile(
  scenario: Scenario,
  by: TenantClient,
  type: string,
  bytes: Uint8Array,
  title?: string,
): Promise<FileJson> {
  const query = title === undefined ? "" : `?${new URLSearchParams({ title })}`;
  return send(scenario, by, `/app/api/files${query}`, [type, bytes]);
}
