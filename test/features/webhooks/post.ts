import { expect, onTestFinished } from "bun:test";
import { Webhook } from "standardwebhooks";
import type { Delivery, DeliveryList } from "../../../src/features/webhooks/delivery-model.ts";
import type { WebhookSaved } from "../../../src/features/webhooks/model.ts";
import { readJson } from "../../json.ts";
import type { CodeJson, Scenario, TenantClient } from "../../scenario.ts";
import { freshLoopback } from "./loopback.ts";

/** A delivery, as its receiver saw it. */
export interface Letter {
  readonly id: string;
  readonly event: string;
  /** When it was sent, in seconds since the epoch, as it says. */
  readonly sentAt: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Receiver {
  readonly url: string;
  readonly letters: Letter[];
  /** Its answer from now on. */
  answer: (letter: Letter) => Response | Promise<Response>;
}

export const taken = () => new Response(null, { status: 204 });
export const failing = (status: number, headers: Record<string, string> = {}) =>
  new Response("no", { status, headers });

/** A receiver on loopback, until the test is done. */
export function openReceiver(answer: Receiver["answer"] = taken): Receiver {
  const letters: Letter[] = [];
  const hostname = freshLoopback();
  const server = Bun.serve({
    hostname,
    port: 0,
    idleTimeout: 60,
    async fetch(request) {
      const headers = Object.fromEntries(request.headers);
      const letter = {
        id: headers["webhook-id"] ?? "",
        event: headers["x-svc-event"] ?? "",
        sentAt: Number(headers["webhook-timestamp"]),
        body: await request.text(),
        headers,
      };
      letters.push(letter);
      return receiver.answer(letter);
    },
  });
  onTestFinished(() => server.stop(true));
  const receiver: Receiver = { url: `http://${hostname}:${server.port}/hook`, letters, answer };
  return receiver;
}

/** A tenant with a code, whose events go to a receiver. */
export interface Sender {
  readonly tenant: TenantClient;
  readonly code: CodeJson;
  readonly secret: string;
  readonly receiver: Receiver;
}

export async function setUrl(tenant: TenantClient, url: string): Promise<WebhookSaved> {
  const saved = await tenant.call("PUT", "/app/api/webhook", { url });
  expect(saved.status).toBe(200);
  return readJson<WebhookSaved>(saved);
}

/** @param answer - of the receiver, once it has taken a test, so that all deliveries are sent. */
export async function openSender(scenario: Scenario, answer?: Receiver["answer"]): Promise<Sender> {
  const tenant = await scenario.signUp();
  const receiver = openReceiver();
  const code = await tenant.makeCode();
  const { secret = "" } = await setUrl(tenant, receiver.url);
  const tested = await tenant.call("POST", "/app/api/webhook/test");
  expect(await readJson<{ delivered: boolean }>(tested)).toMatchObject({ delivered: true });
  receiver.letters.length = 0;
  if (answer) receiver.answer = answer;
  return { tenant, code, secret, receiver };
}

export async function logOf({ tenant }: Pick<Sender, "tenant">, query = ""): Promise<readonly Delivery[]> {
  const list = await tenant.call("GET", `/app/api/webhook/deliveries${query}`);
  expect(list.status).toBe(200);
  return (await readJson<DeliveryList>(list)).deliveries;
}

/** The only delivery there is. */
export async function onlyOne(sender: Pick<Sender, "tenant">): Promise<Delivery> {
  const [delivery, ...others] = await logOf(sender);
  expect(others).toEqual([]);
  if (!delivery) throw new Error("There is no delivery");
  return delivery;
}

/** Checks both signatures, ours by hand and the other by its own library, whose clock is the real one. */
export function expectSigned({ body, headers }: Letter, secret: string): void {
  const ours = new Bun.CryptoHasher("sha256", secret).update(body).digest("hex");
  expect(headers["x-svc-signature"]).toBe(ours);
  const seconds = Number(headers["webhook-timestamp"]);
  const verifier = new Webhook(secret);
  const signed = verifier.sign(headers["webhook-id"] ?? "", new Date(seconds * 1000), body);
  expect(headers["webhook-signature"]?.split(" ")).toContain(signed);
}
