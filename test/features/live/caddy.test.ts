import { expect, test } from "bun:test";
import { hasCaddy, startCaddy } from "../../caddy.ts";
import { freePort } from "../../free-port.ts";
import { startScenario } from "../../scenario.ts";

/** packaging/Caddyfile in a real Caddy. */

const BASE = "qr.service.example";
const port = freePort();

test.skipIf(!hasCaddy)("live counts pass through Caddy as they change", async () => {
  const service = await startScenario({
    ...{ QZ_PORT: String(port), QZ_BASE_URL: `https://${BASE}`, QZ_TRUSTED_PROXIES: "127.0.0.1/32" },
  });
  const tenant = await service.signUp();
  const { shortId } = await tenant.makeCode();
  const caddy = await startCaddy(port);
  const headers = { accept: "text/event-stream", authorization: `Bearer ${tenant.apiKey}` };
  const decoder = new TextDecoder();
  let text = "";
  let isScanned = false;
  // A proxy that buffers would hand on nothing before the stream ends, which it does not.
  for await (const piece of caddy.stream(BASE, "/app/api/live", headers)) {
    text += decoder.decode(piece, { stream: true });
    if (text.includes('"scans":1')) break;
    if (!isScanned && text.includes('data: {"scans":0')) {
      isScanned = true;
      await service.scan(shortId);
    }
  }
  expect(text).toStartWith("HTTP/1.1 200 ");
  expect(text).toContain('data: {"scans":1');
});
