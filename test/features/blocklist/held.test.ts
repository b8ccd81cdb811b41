import { expect, test } from "bun:test";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { runHere } from "../../operate/cli/here.ts";
import { startScenario } from "../../scenario.ts";
import { listFile, readLists } from "./lists.ts";

const list = listFile("phishing.txt", "nobody.example");
const names = Array.from({ length: 1_000 }, (_, number) => `bad-${number}.example`);

/** Workspaces of which each has a code to a host of its own, all under one domain. */
async function startWith(workspaces: number) {
  const scenario = await startScenario({ QZ_BLOCKLIST: list.path, QZ_METRICS: "on" });
  const codes: string[] = [];
  for (let number = 0; number < workspaces; number++) {
    const tenant = await scenario.signUp(`Workspace ${number}`);
    codes.push((await tenant.makeCode({ target: `https://w${number}.popular.example/` })).shortId);
  }
  await readLists(scenario);
  const command = (...args: string[]) =>
    scenario.beside((environment) =>
      runHere(scenario.dataDir, ["blocklist", ...args], {
        ...environment,
        QZ_DATA_DIR: scenario.dataDir,
        QZ_BLOCKLIST: list.path,
      }),
    );
  const statuses = () => Promise.all(codes.map(async (shortId) => (await scenario.scan(shortId)).status));
  return { scenario, command, statuses };
}

const held = async (metrics: Response) =>
  /^quietzone_blocklist_held\{list="phishing.txt"\} (\d)$/m.exec(await metrics.text())?.[1];

test("a list that would block hosts of five workspaces that are older than 30 days waits for the operator", async () => {
  list.write("nobody.example");
  const { scenario, command, statuses } = await startWith(5);
  scenario.clock.advance(31 * DAY);
  list.write("popular.example");
  await readLists(scenario);
  expect(await statuses()).toEqual([302, 302, 302, 302, 302]);
  const fresh = await (await scenario.signUp()).makeCode({ target: "https://popular.example/" });
  expect(await held(await scenario.request("/metrics"))).toBe("1");
  expect(scenario.logged).toContainEqual({
    level: "warn",
    message: "a new content of a list of hosts waits for the operator: quietzone blocklist show",
    fields: { list: "phishing.txt", hosts: 1, why: "workspaces", workspaces: 5 },
  });
  const { out } = await command("show");
  expect(out).toContain("apply phishing.txt");
  expect(out).toContain("it would block codes of 5 workspaces or more that are older than 30 days");
  // It stays so, also when the service starts again.
  await scenario.restart();
  await readLists(scenario);
  expect(await statuses()).toEqual([302, 302, 302, 302, 302]);

  expect(await command("apply", "phishing.txt", "--yes")).toMatchObject({ code: 0 });
  expect((await command("apply", "phishing.txt", "--yes")).err).toContain("No newer content");
  expect((await command("apply", "other.txt", "--yes")).err).toContain("no such list");
  await readLists(scenario);
  expect(await statuses()).toEqual([410, 410, 410, 410, 410]);
  expect((await scenario.scan(fresh.shortId)).status).toBe(410);
  expect(await held(await scenario.request("/metrics"))).toBe("0");
});

test("four workspaces, or five young ones, hold no list back", async () => {
  list.write("nobody.example");
  const few = await startWith(4);
  const young = await startWith(5);
  few.scenario.clock.advance(31 * DAY);
  young.scenario.clock.advance(29 * DAY);
  list.write("popular.example");
  await readLists(few.scenario);
  await readLists(young.scenario);
  expect(await few.statuses()).toEqual([410, 410, 410, 410]);
  expect(await young.statuses()).toEqual([410, 410, 410, 410, 410]);
});

test("a list that loses most of its hosts waits, and a good one that follows is used", async () => {
  list.write(...names, "w0.popular.example");
  const { scenario, command, statuses } = await startWith(1);
  expect(await statuses()).toEqual([410]);
  list.write(...names.slice(0, 400));
  await readLists(scenario);
  expect(await statuses()).toEqual([410]);
  expect((await command("show")).out).toContain("it lost more than half of its hosts");
  list.write(...names.slice(0, 600));
  await readLists(scenario);
  expect(await statuses()).toEqual([302]);
  expect((await command("show")).out).not.toContain("held");
});

test("a content that its source withdraws waits no more, and is not applied any more", async () => {
  list.write("nobody.example");
  const { scenario, command, statuses } = await startWith(5);
  scenario.clock.advance(31 * DAY);
  list.write("popular.example");
  await readLists(scenario);
  expect(await held(await scenario.request("/metrics"))).toBe("1");
  list.write("nobody.example");
  await readLists(scenario);
  expect(await held(await scenario.request("/metrics"))).toBe("0");
  expect((await command("show")).out).not.toContain("held");
  expect((await command("apply", "phishing.txt", "--yes")).err).toContain("No newer content");
  // The list is looked through as before.
  list.write("nobody.example", "w0.popular.example");
  await readLists(scenario);
  expect(await statuses()).toEqual([410, 302, 302, 302, 302]);
});

test("a list that waits is tried again once an exception is set, and is tried with those that are set at its start", async () => {
  const allowed = listFile("allowed.txt", "nobody.example");
  list.write("nobody.example");
  const { scenario, command, statuses } = await startWith(5);
  scenario.clock.advance(31 * DAY);
  await scenario.restart({ QZ_ALLOWLIST: allowed.path });
  list.write("popular.example", "phish.example");
  await readLists(scenario);
  const tenant = await scenario.signUp();
  const phish = () => tenant.call("POST", "/app/api/codes", { target: "https://phish.example/" });
  expect((await phish()).status).toBe(200);
  expect((await command("show")).out).toContain("held");
  await scenario.restart({ QZ_ALLOWLIST: allowed.path });
  allowed.write("popular.example");
  await readLists(scenario);
  expect((await command("show")).out).not.toContain("held");
  expect((await phish()).status).toBe(400);
  expect(await statuses()).toEqual([302, 302, 302, 302, 302]);

  await scenario.restart({ QZ_BLOCKLIST: "none", QZ_ALLOWLIST: "none" });
  await readLists(scenario);
  expect((await phish()).status).toBe(200);
  const warnings = scenario.logged.filter(({ message }) => message.includes("waits for the operator"));
  await scenario.restart({ QZ_BLOCKLIST: list.path, QZ_ALLOWLIST: allowed.path });
  await readLists(scenario);
  expect((await phish()).status).toBe(400);
  expect(scenario.logged.filter(({ message }) => message.includes("waits for the operator"))).toEqual(
    warnings,
  );
});

test("commands say which list blocks a host, and which lets it pass", async () => {
  list.write("phish.example", "github.io", "||*.bad", "@@||good.phish.example^");
  const { command } = await startWith(0);
  const said = async (host: string) => (await command("check", host)).out;
  expect(await said("login.phish.example")).toBe(
    "login.phish.example is blocked: phishing.txt names phish.example.\n",
  );
  expect(await said("https://PHISH.example/x")).toBe(
    "phish.example is blocked: phishing.txt names phish.example.\n",
  );
  expect(await said("a.good.phish.example")).toBe(
    "a.good.phish.example passes: phishing.txt lets good.phish.example pass.\n",
  );
  expect(await said("museum.example")).toBe("museum.example is on no list.\n");
  expect(await said("a.github.io")).toBe("a.github.io is on no list.\n");
  expect((await command("check", "no host")).err).toContain("neither a host nor an address");
  const [shown] = JSON.parse((await command("show", "--json")).out);
  expect(shown).toMatchObject({
    name: "phishing.txt",
    kind: "block",
    hosts: 1,
    ignored: 1,
    ignoredSome: ["github.io"],
    unread: 1,
    swept: true,
    held: null,
  });
});
