import { expect, test } from "bun:test";
import { eventually } from "../../e2e/process.ts";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Me } from "../../../src/features/tenants/model.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { sendCsv } from "../bulk/client.ts";
import { freshShortId } from "../../db/stores.ts";
import { openMailbox } from "../watch/mailbox.ts";

/** The limits of a workspace's first day and week, in every way in which codes and mails come. */

const features = { dynamicCode: true, analytics: true, codes: 50, bulkRows: null };
const plansFile = join(mkdtempSync(join(tmpdir(), "quietzone-first-days-")), "plans.json");
await Bun.write(
  plansFile,
  JSON.stringify({
    careful: {
      ...features,
      firstDay: { codes: 2, hosts: 5, mails: 1 },
      firstWeek: { codes: 4, hosts: 3, mails: 2 },
    },
    trusting: features,
    // A limit that is no smaller than the plan's is not told.
    generous: { ...features, firstDay: { codes: 50 } },
  }),
);
const settings = { QZ_PLANS: plansFile, QZ_SIGNUP_PLAN: "careful" };
const scenario = await startScenario(settings);
const { clock } = scenario;

/** A service that sends mail, and what confirms the address of a workspace's alerts. */
async function withMail() {
  const mailbox = await openMailbox();
  const mailing = await startScenario({
    ...settings,
    ...{ QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "alerts@qr.example" },
  });
  async function confirm(tenant: TenantClient): Promise<void> {
    const asked = await tenant.call("PATCH", "/app/api/me", { alerts: { email: "a@museum.example" } });
    expect(asked.status).toBe(200);
    mailing.clock.advance(HOUR);
    await mailing.service.watch();
    const link = await eventually(
      "the mail with the link",
      () => /\/alerts\/[\w.-]+/.exec(mailbox.mails.at(-1)?.text ?? "")?.[0] ?? null,
    );
    expect((await mailing.request(link, { method: "POST" })).status).toBe(200);
  }
  return { ...mailing, confirm };
}

const at = (time: number) => new Date(time).toISOString();
const spelled = (time: number) => at(time).slice(0, 16).replace("T", " ");
const me = async (tenant: TenantClient) => readJson<Me>(await tenant.call("GET", "/app/api/me"));
const make = (tenant: TenantClient, target = "https://a.example/") =>
  tenant.call("POST", "/app/api/codes", { target });
const codes = async (tenant: TenantClient) => (await me(tenant)).usage.codes;
const onPlan = (tenant: TenantClient, plan: string) =>
  scenario.storage.run(`update tenants set plan = '${plan}' where id = '${tenant.id}'`);

const sendBulk = (tenant: TenantClient, targets: readonly string[]) =>
  sendCsv(tenant, `type,url,target\n${targets.map((url) => `url,${url},${url}\n`).join("")}`);

/** Ways in which several codes come at once. */
const MANY: readonly (readonly [
  name: string,
  send: (tenant: TenantClient, targets: readonly string[]) => Promise<Response>,
])[] = [
  ["a bulk file", sendBulk],
  [
    "an import",
    (tenant, targets) =>
      tenant.call(
        "POST",
        "/app/api/import?from=csv",
        `shortId,target\n${targets.map((url) => `${freshShortId()},${url}\n`).join("")}`,
        {
          "content-type": "text/csv",
        },
      ),
  ],
];

test("the first day allows few codes, and says when it ends; `me` tells of both limits", async () => {
  const tenant = await scenario.signUp();
  const begun = clock.now();
  expect(await me(tenant)).toMatchObject({
    grants: { codes: 50 },
    firstDay: { codes: 2, hosts: 5, mails: 1, until: at(begun + DAY) },
    firstWeek: { codes: 4, hosts: 3, mails: 2, until: at(begun + 7 * DAY) },
  });
  expect([(await make(tenant)).status, (await make(tenant)).status]).toEqual([200, 200]);
  const { detail, errors } = await expectProblem(await make(tenant), 402, "plan_limit");
  expect(detail).toBe(
    `A workspace of this age may have 2 codes, until ${spelled(begun + DAY)} UTC. It ends sooner once the address of an owner is confirmed.`,
  );
  expect(errors?.[0]?.reason).toBe("first_codes");
  clock.advance(DAY);
  expect([(await make(tenant)).status, (await make(tenant)).status]).toEqual([200, 200]);
  const { detail: ofWeek } = await expectProblem(await make(tenant), 402, "plan_limit");
  expect(ofWeek).toBe(`A workspace of this age may have 4 codes, until ${spelled(begun + 7 * DAY)} UTC.`);
  expect(await me(tenant)).toMatchObject({ firstDay: null, firstWeek: { codes: 4 } });
  clock.advance(6 * DAY);
  expect((await make(tenant, "https://fourth.example/")).status).toBe(200);
  expect(await me(tenant)).toMatchObject({ firstDay: null, firstWeek: null });
});

test.each(MANY)("%s brings no more codes than the first day allows, and nothing of it", async (_, send) => {
  const tenant = await scenario.signUp();
  const refused = await send(tenant, ["https://a.example/1", "https://a.example/2", "https://a.example/3"]);
  const { errors } = await expectProblem(refused, 402, "plan_limit");
  expect(errors?.[0]?.reason).toBe("first_codes");
  expect(await codes(tenant)).toBe(0);
  expect((await send(tenant, ["https://a.example/1", "https://a.example/2"])).status).toBe(200);
  expect(await codes(tenant)).toBe(2);
});

test("of a list of codes those beyond the first day's are refused, and the others made", async () => {
  const tenant = await scenario.signUp();
  const list = ["1", "2", "3"].map((n) => ({ target: `https://a.example/${n}` }));
  const answer = await tenant.call("POST", "/app/api/codes", list);
  expect(answer.status).toBe(200);
  const { results } = await readJson<{ results: { code?: object; problem?: { code: string } }[] }>(answer);
  expect(results.map(({ problem }) => problem?.code ?? "made")).toEqual(["made", "made", "plan_limit"]);
});

test("hosts count once, whatever leads to them, and also those of codes that are gone", async () => {
  const tenant = await scenario.signUp();
  const [, { id }] = [
    await make(tenant, "https://one.example/"),
    await readJson<{ id: string }>(await make(tenant, "https://one.example/b")),
  ];
  const edit = (change: object) => tenant.call("PATCH", `/app/api/codes/${id}`, change);
  const rule = (host: string) => ({
    name: "phones",
    when: { device: ["mobile"] },
    target: `https://${host}/`,
  });
  expect((await edit({ rules: [rule("two.example")], fallback: "https://three.example/" })).status).toBe(200);
  const refusals = [
    await edit({ target: "https://four.example/" }),
    await edit({ rules: [rule("four.example")] }),
    await edit({ fallback: "https://four.example/" }),
    await edit({
      landing: { template: "links", headline: "Hall", links: [{ label: "x", url: "https://four.example/" }] },
    }),
  ];
  for (const refused of refusals) {
    const { errors } = await expectProblem(refused, 402, "plan_limit");
    expect(errors?.[0]?.reason).toBe("first_hosts");
  }
  expect((await tenant.call("DELETE", `/app/api/codes/${id}`)).status).toBe(204);
  const { errors } = await expectProblem(await make(tenant, "https://four.example/"), 402, "plan_limit");
  expect(errors?.[0]?.reason).toBe("first_hosts");
  expect((await make(tenant, "https://two.example/")).status).toBe(200);
});

test("each link of a page counts, whatever its part, and a host counts once however it is spelled", async () => {
  const tenant = await scenario.signUp();
  const url = (name: string) => `https://${name}/`;
  const card = await tenant.makeCode({
    ...{ type: "vcard", target: url("one.example"), fields: { fn: "Ada", url: url("ONE.example.") } },
    landing: { template: "profile", headline: "Ada" },
  });
  const pageWith = (legal: object) => ({ landing: { template: "links", headline: "Hall", legal } });
  const imprint = { imprintUrl: url("three.example") };
  const { id } = await tenant.makeCode({ target: url("two.example"), ...pageWith(imprint) });
  const edits = [
    [id, pageWith({ ...imprint, privacyUrl: url("one.example") })],
    [id, pageWith({ ...imprint, privacyUrl: url("four.example") })],
    [id, pageWith({ imprintUrl: url("four.example") })],
    [card.id, { fields: { fn: "Ada", url: url("four.example") } }],
    [card.id, { fields: { fn: "Ada", url: url("three.example") } }],
  ] as const;
  const statuses: number[] = [];
  for (const [code, change] of edits)
    statuses.push((await tenant.call("PATCH", `/app/api/codes/${code}`, change)).status);
  expect(statuses).toEqual([200, 402, 402, 402, 200]);
});

test("a change that leads nowhere new is no matter of hosts", async () => {
  const tenant = await scenario.signUp();
  await onPlan(tenant, "trusting");
  const hosts = ["one", "two", "three", "four", "five", "six"].map((name) => `https://${name}.example/`);
  const [target, ...others] = hosts;
  const links = others.map((url) => ({ label: "x", url }));
  const landing = { template: "links", headline: "Hall", links };
  const { id } = await tenant.makeCode({ target, landing });
  await onPlan(tenant, "careful");
  const edit = (change: object) => tenant.call("PATCH", `/app/api/codes/${id}`, change);
  const allowed = [
    { title: "Hall 3" },
    { active: false },
    { fallback: hosts[2] },
    { target: hosts[1] },
    { landing: { ...landing, headline: "Hall 4", links: links.slice(1) } },
  ];
  for (const change of allowed) expect((await edit(change)).status).toBe(200);
  const { errors } = await expectProblem(
    await edit({
      landing: {
        ...landing,
        links: Array.from({ length: 6 }, (_, n) => ({ label: "x", url: `https://new-${n}.example/` })),
      },
    }),
    402,
    "plan_limit",
  );
  expect(errors?.[0]?.reason).toBe("first_hosts");
});

test.each(MANY)(
  "%s leads to no more hosts than the first week allows, and uses none if it fails",
  async (_, send) => {
    const tenant = await scenario.signUp();
    clock.advance(DAY);
    const hosts = ["one", "two", "three", "four"].map((name) => `https://${name}.example/`);
    const { errors } = await expectProblem(await send(tenant, hosts), 402, "plan_limit");
    expect(errors?.[0]?.reason).toBe("first_hosts");
    expect(await codes(tenant)).toBe(0);
    expect(
      (await send(tenant, ["https://five.example/", "https://six.example/", "https://seven.example/"]))
        .status,
    ).toBe(200);
    await expectProblem(await send(tenant, ["https://eight.example/"]), 402, "plan_limit");
  },
);

test("of a list of codes those to further hosts are refused", async () => {
  const { confirm, signUp } = await withMail();
  const tenant = await withCode(await signUp());
  await confirm(tenant);
  const list = ["one", "two", "three"].map((n) => ({ target: `https://${n}.example/` }));
  const answer = await tenant.call("POST", "/app/api/codes", list);
  const { results } = await readJson<{ results: { problem?: { code: string } }[] }>(answer);
  expect(results.map(({ problem }) => problem?.code ?? "made")).toEqual(["made", "made", "plan_limit"]);
});

async function withCode(tenant: TenantClient): Promise<TenantClient> {
  expect((await make(tenant)).status).toBe(200);
  return tenant;
}

test("a confirmed address lifts the limits of the first day, and not those of the week", async () => {
  const { confirm, signUp } = await withMail();
  const tenant = await withCode(await signUp());
  await confirm(tenant);
  expect(await me(tenant)).toMatchObject({ firstDay: null, firstWeek: { codes: 4 } });
  for (let n = 0; n < 3; n++) await withCode(tenant);
  const { detail } = await expectProblem(await make(tenant), 402, "plan_limit");
  expect(detail).toStartWith("A workspace of this age may have 4 codes, until ");
});

test("mails to others are counted, and one that is refused for another reason is not", async () => {
  const mailing = await withMail();
  const tenant = await mailing.signUp();
  const invite = (email: string) => tenant.call("POST", "/app/api/invitations", { email, role: "viewer" });
  await expectProblem(
    await tenant.call("PATCH", "/app/api/me", { alerts: { email: "no-code@museum.example" } }),
    400,
    "invalid_request",
  );
  expect((await invite("ben@museum.example")).status).toBe(200);
  const { errors } = await expectProblem(await invite("eve@museum.example"), 402, "plan_limit");
  expect(errors?.[0]?.reason).toBe("first_mails");
  await withCode(tenant);
  const alerts = { alerts: { email: "alerts@museum.example" } };
  await expectProblem(await tenant.call("PATCH", "/app/api/me", alerts), 402, "plan_limit");
  mailing.clock.advance(DAY);
  expect((await tenant.call("PATCH", "/app/api/me", alerts)).status).toBe(200);
});

test("a plan that names none limits nothing, and neither does one that is as large as the plan itself", async () => {
  const tenant = await scenario.signUp();
  await onPlan(tenant, "trusting");
  await scenario.restart();
  expect(await me(tenant)).toMatchObject({ firstDay: null, firstWeek: null });
  const hosts = Array.from({ length: 50 }, (_, n) => `https://host-${n}.example/`);
  expect((await sendBulk(tenant, hosts)).status).toBe(200);
  await onPlan(tenant, "generous");
  await scenario.restart();
  expect(await me(tenant)).toMatchObject({ firstDay: { codes: null, hosts: null, mails: null } });
  const { detail } = await expectProblem(await make(tenant), 402, "plan_limit");
  expect(detail).toStartWith("Your plan allows 50 codes");
});
