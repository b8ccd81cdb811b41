import { expect, test } from "bun:test";
import { hasCaddy, startCaddy } from "../../caddy.ts";
import { hasDnsmasq, startDnsmasq } from "../../dnsmasq.ts";
import { freePort } from "../../free-port.ts";
import { startScenario } from "../../scenario.ts";
import { makeGs1 } from "../gs1/client.ts";
import { addDomain, DOMAINS } from "./client.ts";

/** A domain from its TXT record to its certificate, with a real name server and a real Caddy. */

const BASE = "qr.service.example";
const HOST = "qr.museum.example";
const [port, dnsPort] = [freePort(), freePort()];
const scenario = await startScenario({
  QZ_SIGNUP_PLAN: "pro",
  QZ_PORT: String(port),
  QZ_BASE_URL: `https://${BASE}`,
  QZ_TRUSTED_PROXIES: "127.0.0.1/32",
  QZ_DNS_SERVERS: `127.0.0.1:${dnsPort}`,
});

test.skipIf(!hasCaddy || !hasDnsmasq)(
  "a verified host gets a certificate in one handshake, also while the database is away, and an unknown one none",
  async () => {
    const tenant = await scenario.signUp();
    const { id, dns } = await addDomain(tenant, HOST);
    await startDnsmasq(dnsPort, `txt-record=${dns.name},${dns.value.slice(0, 9)},${dns.value.slice(9)}`);
    const caddy = await startCaddy(port);
    expect(await caddy.ask(HOST, "/")).toBeNull();
    expect((await tenant.call("POST", `${DOMAINS}/${id}/verify`)).status).toBe(200);
    const home = "https://museum.example/";
    expect((await tenant.call("PATCH", `${DOMAINS}/${id}`, { home, gs1: true })).status).toBe(200);
    const { target } = await makeGs1(tenant, "(01)09521234543213(10)A/B%C", { domain: HOST });

    const putBack = await scenario.storage.putAway("domains");
    expect(await caddy.ask(HOST, "/")).toEqual({ status: 302, location: home });
    expect(await caddy.ask(`other.${HOST}`, "/")).toBeNull();
    await putBack();
    expect(await caddy.ask(HOST, "/01/09521234543213/10/A%2FB%25C")).toEqual({
      status: 307,
      location: target,
    });
    expect(await caddy.ask(BASE, "/healthz")).toEqual({ status: 200, location: null });
    // The service tells nothing to a client behind the proxy.
    expect(await caddy.ask(BASE, `/tls/permission?domain=${HOST}`)).toEqual({ status: 404, location: null });

    // A visitor during a restart waits for it, with the certificate that there is.
    await scenario.stop();
    const visit = caddy.ask(HOST, "/");
    await scenario.restart();
    expect(await visit).toEqual({ status: 302, location: home });
  },
);
