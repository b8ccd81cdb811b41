import { afterAll } from "bun:test";
import { createServer } from "node:http";
import { Provider } from "oidc-provider";

/** A certified provider on loopback, with a person `ada` who may have any password. */
export interface Honest {
  /**
   * Does there what a person does in a browser: signs in, consents, signs out.
   * @returns the address to which it leads back.
   */
  visit(address: string): Promise<URL>;
}

/** @param service - the address of the service that people sign in to. */
export async function startHonest(issuer: string, service: string): Promise<Honest> {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "quietzone",
        client_secret: "s3cret-of~the.client",
        redirect_uris: [`${service}/app/api/oidc/callback`],
        post_logout_redirect_uris: [`${service}/app`],
        backchannel_logout_uri: `${service}/app/api/oidc/backchannel-logout`,
        backchannel_logout_session_required: true,
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { backchannelLogout: { enabled: true } },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        ...{ sub: accountId, email: `${accountId}@museum.example`, email_verified: true, name: "Ada" },
      }),
    }),
    cookies: { keys: ["of a test"] },
  });
  const server = createServer(provider.callback());
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(Number(new URL(issuer).port), "127.0.0.1", resolve);
  await promise;
  afterAll(() => void server.close());

  const cookies = new Map<string, string>();

  async function ask(address: URL, form?: URLSearchParams): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(address, {
      redirect: "manual",
      headers: { cookie },
      ...(form ? { method: "POST", body: form } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    async visit(address) {
      let at = new URL(address);
      let form: URLSearchParams | undefined;
      for (let steps = 0; steps < 20; steps++) {
        const answer = await ask(at, form);
        form = undefined;
        const location = answer.headers.get("location");
        if (location !== null) {
          at = new URL(location, at);
          if (at.origin === service) return at;
          continue;
        }
        const page = await answer.text();
        if (answer.status !== 200) throw new Error(`The provider answers ${answer.status}: ${page}`);
        form = formOf(page);
        at = new URL(/action="([^"]*)"/.exec(page)?.[1] ?? "", at);
      }
      throw new Error("The provider leads in a circle");
    },
  };
}

/** The form of a page, filled in. */
function formOf(page: string): URLSearchParams {
  const form = new URLSearchParams({ login: "ada", password: "any", logout: "yes" });
  for (const [, name = "", value = ""] of page.matchAll(/name="(\w+)" value="([^"]*)"/g))
    form.set(name, value);
  return form;
}
