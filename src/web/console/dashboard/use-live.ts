import { useEffect, useState } from "preact/hooks";
import type { Live } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { eventsOf } from "../../lib/events.ts";
import { isAbort, waitForConnection } from "../../lib/wait.ts";

/**
 * The counts of the last half hour, as they change; `undefined` before the first ones come. There is one
 * stream, and none while the tab is hidden.
 */
export function useLive(withBots: boolean): Live | undefined {
  const [counts, setCounts] = useState<Live>();
  const isShown = useShown();
  useEffect(() => {
    if (!isShown) return;
    const stop = new AbortController();
    void follow(withBots, stop.signal, setCounts);
    return () => stop.abort();
  }, [withBots, isShown]);
  return counts;
}

/** Whether the tab is the one that is looked at. */
function useShown(): boolean {
  const [isShown, setShown] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setShown(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isShown;
}

/** Reads a stream, and goes on with another one when it ends. The rest of the page does without. */
async function follow(withBots: boolean, signal: AbortSignal, show: (counts: Live) => void): Promise<void> {
  let lastId = "";
  while (!signal.aborted) {
    try {
      const headers = { accept: "text/event-stream", ...(lastId === "" ? {} : { "last-event-id": lastId }) };
      const bots = withBots ? "include" : "exclude";
      for await (const { id, data } of eventsOf(
        await send("GET /app/api/live", { bots }, { signal, headers }),
      )) {
        lastId = id;
        show(JSON.parse(data));
      }
    } catch (error) {
      if (isAbort(error)) return;
    }
    await waitForConnection(signal).catch(() => {});
  }
}
