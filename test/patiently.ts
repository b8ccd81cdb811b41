import { eventually } from "./e2e/process.ts";

/**
 * Sends a request again while threads have too much to do, as a client does: on a busy machine a thread of low priority may not begin
 * in time.
 */
export function patiently(send: () => Promise<Response>): Promise<Response> {
  return eventually("it is taken", async () => {
    const response = await send();
    return response.status === 503 ? null : response;
  });
}
