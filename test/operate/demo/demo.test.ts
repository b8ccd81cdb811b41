import { expect, test } from "bun:test";
import { EXIT, readCall } from "../../../src/operate/cli/command.ts";
import { demo } from "../../../src/operate/cli/demo.ts";
import { monthUntil } from "../../../src/operate/demo/month.ts";
import { CODES } from "../../../src/operate/demo/museum.ts";
import type { SessionRecord } from "../../../src/features/people/model.ts";
import type { Member } from "../../../src/operate/demo/demo.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { dayName, utcDay } from "../../../src/kit/shared/clock.ts";
import { makeDemo } from "../../../src/operate/demo.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";

/** A twentieth of the usual scans. */
const ORDER = { seed: 5, scale: 0.05 };

interface OverviewJson {
  readonly totals: Readonly<Record<string, number>>;
  readonly timeline: readonly { readonly start: string; readonly scans: number }[];
  readonly countries: readonly { readonly country: string; readonly scans: number }[];
  readonly devices: readonly { readonly device: string }[];
}

test("a demonstration has the counts of its month, every recount agrees, and it can be erased", async () => {
  const scenario = await startScenario();
  const { clock, storage } = scenario;
  const environment = {
    ...storage.environment,
    QZ_LIMIT_RESOLVE: "1/60s",
    QZ_SIGNUP: "closed",
    QZ_PORT: "0",
  };
  const settings = readSettings(environment);
  const make = () => makeDemo(settings, ORDER, { clock });
  if (storage.isFiles) await expect(make()).rejects.toThrow("Stop it first");
  await scenario.stop();
  const made = await make();
  await scenario.restart();

  const days = [...monthUntil(clock.now(), ORDER.seed, ORDER.scale)];
  const visits = days.flatMap((day) => day.visits);
  const leads = visits.filter(({ lead }) => lead).length;
  expect(made).toMatchObject({ codes: CODES.length, scans: visits.length, leads });
  const read = async (path: string) =>
    scenario.request(path, { headers: { authorization: `Bearer ${made.apiKey}` } });
  const [from = "", to = ""] = [days[0], days.at(-1)].map((day) => dayName(utcDay(day?.begins ?? 0)));
  const overview = await readJson<OverviewJson>(
    await read(`/app/api/overview?from=${from}&to=${to}&interval=day`),
  );
  expect(overview.timeline.map(({ scans }) => scans)).toEqual(days.map((day) => day.visits.length));
  expect(overview).toMatchObject({
    totals: {
      codes: CODES.length,
      active: CODES.length - 1,
      scans: visits.length,
      leads,
      bots: visits.filter(({ person }) => person.language === null).length,
    },
  });
  const fromGermany = visits.filter(({ person }) => person.country === "DE").length;
  expect(overview.countries.find(({ country }) => country === "DE")?.scans).toBe(fromGermany);
  expect(overview.devices.map(({ device }) => device)).toContain("tablet");
  expect(await scenario.service.audit()).toEqual([]);
  expect(made.members.map(({ role }) => role)).toEqual(["owner", "editor", "viewer"]);
  const signIn = ({ email, password }: Pick<Member, "email" | "password">) =>
    scenario.post("/app/api/session", { email, password });
  for (const member of made.members) {
    const { workspaces } = await readJson<SessionRecord>(await signIn(member));
    expect(workspaces).toEqual([expect.objectContaining({ id: made.tenantId, role: member.role })]);
  }

  const said: string[] = [];
  const call = readCall(demo, ["--remove", "--yes"]);
  if (call === "help") throw new Error("help");
  const terminal = {
    environment,
    print: (text: string) => void said.push(text),
    complain: () => {},
    ask: null,
  };
  const again = readCall(demo, []);
  if (again === "help") throw new Error("help");
  await expect(demo.run(again, terminal)).rejects.toThrow(made.tenantId);
  const code = await scenario.beside(() => demo.run(call, terminal));
  expect([code, said.join("")]).toEqual([EXIT.done, `${made.tenantId} is erased.\n`]);
  expect((await read("/app/api/me")).status).toBe(401);
  // Nobody is left whose password a next one would have to know.
  for (const member of made.members) expect((await signIn(member)).status).toBe(401);
  await expect(demo.run(call, terminal)).rejects.toMatchObject({ exit: EXIT.notFound });
});
