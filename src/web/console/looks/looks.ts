import { useEffect } from "preact/hooks";
import type { LookRecord } from "../../../looks/model.ts";
import { isLookList } from "../../lib/answers.ts";
import { address, call } from "../../lib/api.ts";
import { type Load, useLoad } from "../../lib/load.ts";
import type { Sample } from "../../design/StyleThumbnail.tsx";

/** The saved looks of a workspace, of which there are 200 at most. */

/** The path of a look in the API. */
export function lookPath(id: string): string {
  return `/app/api/styles/${encodeURIComponent(id)}`;
}

/** Reads all looks, the newest first. @throws the same as `call`. */
async function readLooks(signal: AbortSignal): Promise<readonly LookRecord[]> {
  const looks: LookRecord[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: "200", ...(cursor === null ? {} : { cursor }) });
    const page = await call("GET", `/app/api/styles?${query}`, isLookList, { signal });
    looks.push(...page.styles);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return looks;
}

export function useLooks(): Load<readonly LookRecord[]> {
  return useLoad(readLooks, []);
}

/** Tells the workspace's default look once, where there is one. */
export function useDefaultLook(tell: (id: string) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    readLooks(stop.signal).then(
      (looks) => {
        const look = looks.find(({ isDefault }) => isDefault);
        if (look && !stop.signal.aborted) tell(look.id);
      },
      // Then no look is preselected.
      () => {},
    );
    return () => stop.abort();
  }, []);
}

/** An address as long as those that the service makes. */
export function sampleUrl(): string {
  return address("r/xxxxxxx");
}

/** The content that shows a look: a logo needs a symbol of some size. */
export function sampleCode(): Sample {
  return { type: "url", fields: { url: sampleUrl() } };
}
