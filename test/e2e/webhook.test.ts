import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { type Certificate, certificateFor } from "../features/webhooks/certificates.ts";
import { answer, listen } from "../features/webhooks/receiver.ts";
import { call, signUp } from "./client.ts";
import { type RunningService, startProcess, temporaryFolder } from "./process.ts";

/** Environment variables must not redirect webhooks or weaken their TLS. */

const accept = (socket: { write(text: string): void }) => socket.write(answer("200 OK"));

/** Writes a certificate to a file and returns its path. */
function fileOf(folder: string, { cert }: Certificate): string {
  const path = join(folder, "authority.pem");
  writeFileSync(path, cert);
  return path;
}

/** Sets the webhook of a new tenant and sends a test event. */
async function tried(service: RunningService, url: string): Promise<unknown> {
  const { apiKey } = await signUp(service);
  const saved = await call(service, apiKey, "PUT", "/app/api/webhook", { url });
  expect(saved.status).toBe(200);
  return readJson<unknown>(await call(service, apiKey, "POST", "/app/api/webhook/test"));
}

test("proxies of the environment are not used", async () => {
  const proxy = await listen({ asked: (socket) => socket.end(answer("502 Proxy")) });
  const address = `http://127.0.0.1:${proxy.port}`;
  const environment = Object.fromEntries(
    ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"].map((name) => [
      name,
      address,
    ]),
  );
  const folder = temporaryFolder();
  const certificate = await certificateFor(["localhost"]);
  const trusted = { NODE_EXTRA_CA_CERTS: fileOf(folder, certificate) };
  const service = await startProcess(folder, { ...environment, ...trusted, NO_PROXY: "", no_proxy: "" });
  for (const options of [{}, { tls: certificate }]) {
    const receiver = await listen({ asked: accept, ...options });
    const scheme = "tls" in options ? "https" : "http";
    expect(await tried(service, `${scheme}://localhost:${receiver.port}/`)).toMatchObject({
      delivered: true,
    });
    expect(receiver.requests).toHaveLength(1);
  }
  expect(proxy.connections).toBe(0);
});

test("certificates are checked even with NODE_TLS_REJECT_UNAUTHORIZED=0", async () => {
  const certificate = await certificateFor(["localhost"]);
  const receiver = await listen({ asked: accept, tls: certificate });
  const service = await startProcess(temporaryFolder(), { NODE_TLS_REJECT_UNAUTHORIZED: "0" });
  expect(await tried(service, `https://localhost:${receiver.port}/`)).toMatchObject({
    delivered: false,
    error: "certificate_invalid",
  });
  expect(receiver.requests).toEqual([]);
});

test("a private certificate authority is trusted when NODE_EXTRA_CA_CERTS names it", async () => {
  const certificate = await certificateFor(["localhost"]);
  const folder = temporaryFolder();
  const receiver = await listen({ asked: accept, tls: certificate });
  const service = await startProcess(folder, { NODE_EXTRA_CA_CERTS: fileOf(folder, certificate) });
  expect(await tried(service, `https://localhost:${receiver.port}/`)).toMatchObject({ delivered: true });
});
