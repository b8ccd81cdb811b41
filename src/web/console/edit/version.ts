import type { Code } from "quietzone-client";
import { callTagged } from "../../lib/api.ts";

/** A code and the ETag of its version. */
export interface Version {
  readonly code: Code;
  readonly tag: string;
}

/** Reads a code. @throws the same as `call`. */
export async function readVersion(id: string, signal?: AbortSignal): Promise<Version> {
  const { record, tag } = await callTagged("GET /app/api/codes/{id}", { id }, { signal });
  return { code: record, tag };
}
