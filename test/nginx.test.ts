import { patiently } from "./patiently.ts";
import { expect, test } from "bun:test";
import { randomFillSync } from "node:crypto";
import { sendCsv } from "./features/bulk/client.ts";
import { leadOf, makeGs1 } from "./features/gs1/client.ts";
import { png } from "./features/images/samples.ts";
import { openStream } from "./features/live/client.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { startScenario } from "./scenario.ts";

/** packaging/nginx.conf in a real nginx. */

test.skipIf(!hasNginx)(
  "a large picture, a large file and a streamed download pass through nginx as shipped",
  async () => {
    const service = await startScenario({ QZ_SIGNUP_PLAN: "unlimited", QZ_TRUSTED_PROXIES: "127.0.0.1/32" });
    const tenant = await service.signUp();
    const nginx = await startNginx(Number(new URL(service.url).port));
    const send = (path: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
      fetch(nginx + path, {
        method: "POST",
        headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": type },
        body,
      });

    // Random pixels can't be deflated.
    const pixels = randomFillSync(Buffer.alloc(1_600_000));
    const at = (place: number) => pixels[place % pixels.length] ?? 0;
    const picture = png(800, 650, (x, y) => [
      at(3 * (y * 800 + x)),
      at(3 * (y * 800 + x) + 1),
      at(3 * (y * 800 + x) + 2),
    ]);
    expect(picture.length).toBeGreaterThan(1_500_000);
    const stored = await patiently(() => send("/app/api/images", "image/png", new Uint8Array(picture)));
    expect(stored.status).toBe(200);

    // Blanks around a cell are cut, so this draws few and small symbols.
    const csv = `type,text,title\n${Array.from({ length: 220 }, (_, row) => `text,row ${row},${" ".repeat(10_000)}\n`).join("")}`;
    expect(csv.length).toBeGreaterThan(2_100_000);
    const made = await send("/app/api/bulk", "text/csv", csv);
    expect(made.status).toBe(200);
    expect(made.headers.get("transfer-encoding")).toBe("chunked");
    const direct = await sendCsv(tenant, csv);
    expect(Bun.hash(await made.arrayBuffer())).toBe(Bun.hash(await direct.arrayBuffer()));
  },
  600_000,
);

test.skipIf(!hasNginx)("live counts pass through nginx as they change", async () => {
  const service = await startScenario({ QZ_TRUSTED_PROXIES: "127.0.0.1/32" });
  const tenant = await service.signUp();
  const { shortId } = await tenant.makeCode();
  const nginx = await startNginx(Number(new URL(service.url).port));
  const stream = await openStream(nginx, { authorization: `Bearer ${tenant.apiKey}` });
  // A proxy that buffers would hand on none of them before the stream ends, which it does not.
  expect((await stream.next()).counts.scans).toBe(0);
  await service.scan(shortId);
  expect((await stream.next()).counts.scans).toBe(1);
  stream.leave();
});

test.skipIf(!hasNginx)(
  "a GS1 address passes through nginx as it is, and so does a question of a browser for it",
  async () => {
    const service = await startScenario({ QZ_TRUSTED_PROXIES: "127.0.0.1/32", QZ_GS1: "on" });
    await makeGs1(await service.signUp(), "(01)09521234543213(10)A/B%C");
    const nginx = await startNginx(Number(new URL(service.url).port));
    const path = `${nginx}/01/09521234543213/10/A%2FB%25C`;
    expect(await leadOf(await fetch(`${path}?a=%2F`, { redirect: "manual" }))).toEqual([
      307,
      "https://museum.example/product?a=%2F",
    ]);
    const asked = await fetch(path, {
      method: "OPTIONS",
      headers: { origin: "https://shop.example", "access-control-request-method": "GET" },
    });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  },
);
