import { expect, test } from "bun:test";
import {
  createDomainAnswers,
  createPageGuard,
  isOpenOnClosed,
} from "../../../src/kit/http/domain-answers.ts";
import type { OwnDomain } from "../../../src/kit/http/own-domain.ts";
import { createRefusals } from "../../../src/kit/http/refusals.ts";
import { admit } from "../../../src/kit/http/requests.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { createLog } from "../../../src/kit/shared/log.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { TestClock } from "../../scenario.ts";

/** The answers of a domain beside its codes, and to whom its pages belong. */

const HOST = "qr.museum.example";
const domain: OwnDomain = {
  ...{ host: HOST, tenantId: "ten_1", home: "https://museum.example", notFound: null, isClosed: false },
  ...{ gs1: false, hasApple: true, hasAndroid: false },
};
const log = createLog("silent", new TestClock(), () => {});
const answers = createDomainAnswers({
  appLinks: async (host, platform) => `{"${platform}":"${host}"}`,
  answer: async (_, pathname) => new Response(pathname),
  refusals: createRefusals({ baseUrl: "https://qr.service.example", log }),
});

function asked(pathname: string, method = "GET", headers: Record<string, string> = {}): Request {
  const request = new Request(`https://${HOST}${pathname}`, { method, headers });
  admit(request, { address: "192.0.2.1", proxied: false }, "req_1", null, HOST);
  return request;
}

/** Status, `Location` or `Cache-Control`, and body of an answer, or the code of a refusal. */
async function said(pathname: string, of = domain, method = "GET", headers: Record<string, string> = {}) {
  try {
    const answer = await answers(asked(pathname, method, headers), pathname, of);
    const { status } = answer;
    return [
      status,
      answer.headers.get("location") ?? answer.headers.get("cache-control"),
      await answer.text(),
    ];
  } catch (error) {
    return error instanceof Fault ? error.code : String(error);
  }
}

test("a domain has a home, files for crawlers and apps, and nothing else", async () => {
  expect(await said("/")).toEqual([302, "https://museum.example/", ""]);
  expect(await said("/", { ...domain, home: null })).toBe("not_found");
  const page = await said("/", { ...domain, home: null }, "GET", { accept: "text/html" });
  expect(page).toEqual([404, "no-store", expect.stringContaining(HOST)]);
  expect(await said("/robots.txt")).toEqual([200, "public, max-age=3600", "User-agent: *\nDisallow: /\n"]);
  expect(await said("/favicon.ico", domain, "HEAD")).toEqual([204, "public, max-age=3600", ""]);
  const apple = "/.well-known/apple-app-site-association";
  const android = "/.well-known/assetlinks.json";
  expect(await said(apple)).toEqual([200, "public, max-age=300", `{"apple":"${HOST}"}`]);
  expect(await said(android)).toBe("not_found");
  const other = { ...domain, hasApple: false, hasAndroid: true };
  expect(await said(apple, other)).toBe("not_found");
  expect(await said(android, other)).toEqual([200, "public, max-age=300", `{"android":"${HOST}"}`]);
  expect(await said("/robots.txt", domain, "POST")).toEqual([405, "no-store", expect.any(String)]);
  for (const path of ["/app/", "/p", "/p/a/b", "/i/a/b", "/api/v1/logos"])
    expect(await said(path)).toBe("not_found");
});

test.each(["/p/hall-3", "/p/hall-3/consent", "/api/leads/hall-3", "/api/events/hall-3", "/i/img_1"])(
  "%s is answered as on the service's own host",
  async (path) => {
    expect(await said(path, domain, "POST")).toEqual([200, null, path]);
  },
);

test("a closed domain has pages with their choice, and nothing else", () => {
  const paths = [
    "/p/hall-3",
    "/p/hall-3/consent",
    "/p/hall-3/event.ics",
    "/api/leads/hall-3",
    "/",
    "/i/img_1",
  ];
  expect(paths.filter(isOpenOnClosed)).toEqual(["/p/hall-3", "/p/hall-3/consent"]);
});

test("a page is its workspace's: on the domain of another one its code is unknown", async () => {
  const owners = new Map([
    [`${HOST}/ours`, "ten_1"],
    [`${HOST}/theirs`, "ten_2"],
  ]);
  const guardOf = (of: OwnDomain | null) =>
    createPageGuard({
      async ownerOf(address) {
        if (address === `${HOST}/broken`) throw new StorageError("EIO", null);
        return owners.get(address) ?? null;
      },
      domains: { of: () => of },
      baseUrl: "https://qr.example",
    });
  const statusOf = async (path: string, of: OwnDomain | null = domain) =>
    (await guardOf(of)(asked(path, "GET", { accept: "text/html" }), path))?.status ?? null;
  for (const path of ["/p/ours", "/p/nobody", "/p/%zz", "/", "/i/theirs"])
    expect(await statusOf(path)).toBeNull();
  for (const path of ["/p/theirs", "/p/%74heirs", "/api/leads/theirs"])
    expect(await statusOf(path)).toBe(404);
  expect(await statusOf("/p/ours", null)).toBe(404);
  expect(await statusOf("/p/broken")).toBe(503);
  // A program gets a problem.
  await expect(guardOf(domain)(asked("/p/theirs"), "/p/theirs")).rejects.toMatchObject({
    code: "code_not_found",
  });
  const own = new Request("https://qr.service.example/p/theirs");
  admit(own, { address: "192.0.2.1", proxied: false }, "req_1");
  expect(await guardOf(domain)(own, "/p/theirs")).toBeNull();
});
