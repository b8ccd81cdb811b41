import { useEffect } from "preact/hooks";
import type { Look, LookList } from "quietzone-client";
import { address, call } from "../../lib/api.ts";
import { type Load, useLoad } from "../../lib/load.ts";
import type { Sample } from "../../design/StyleThumbnail.tsx";

/** The saved looks of a workspace, of which there are 200 at most. */

/** Reads all looks, the newest first. @throws the same as `call`. */
async function readLooks(signal: AbortSignal): Promise<readonly Look[]> {
  const looks: Look[] = [];
  let cursor: string | undefined;
  do {
    const page: LookList = await call("GET /app/api/styles", { limit: 200, cursor }, { signal });
    looks.push(...page.styles);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return looks;
}

export function useLooks(): Load<readonly Look[]> {
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
