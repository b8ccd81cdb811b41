import { afterAll, expect, onTestFinished, test } from "bun:test";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError, EXIT, readCall } from "../../../src/operate/cli/command.ts";
import { init } from "../../../src/operate/cli/init.ts";
import { nextSteps } from "../../../src/operate/cli/next-steps.ts";
import { askAll } from "../../../src/operate/cli/questions.ts";
import { run } from "../../../src/operate/cli/run.ts";
import { welcome } from "../../../src/operate/cli/serve.ts";
import { parseSettingsFile } from "../../../src/kit/settings/file.ts";
import type { SessionRecord } from "../../../src/features/people/model.ts";
import { start } from "../../../src/app/start.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { readJson } from "../../json.ts";
import { freePort } from "../../free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "quietzone-init-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = () => join(folder, `${files++}.env`);

/** Gives the command to a person who types `answers`; `null` when there is nobody. */
async function runInit(args: string[], answers: string[] | null, environment: Record<string, string> = {}) {
  const asked: string[] = [];
  const out: string[] = [];
  const complaints: string[] = [];
  const recorded: object[] = [];
  const call = readCall(init, args);
  if (call === "help") throw new Error("help");
  const left = [...(answers ?? [])];
  const code = await init.run(call, {
    environment,
    print: (text) => void out.push(text),
    complain: (text) => void complaints.push(text),
    record: (fields, settings) => void recorded.push({ ...fields, folder: settings?.dataDir }),
    ask:
      answers &&
      (async (question) => {
        asked.push(question);
        const answer = left.shift();
        if (answer === undefined) throw new Error(`No answer to ${question}`);
        return answer;
      }),
  });
  expect(left).toEqual([]);
  return { code, out: out.join(""), complaints, asked, recorded };
}

const read = (file: string) => parseSettingsFile(file, readFileSync(file, "utf8"));

async function refused(work: Promise<unknown>): Promise<CommandError> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof CommandError) return error;
  throw new Error("It was not refused");
}

test("a person is asked again with the reason until an answer is accepted, and what comes next fits the answers", async () => {
  const file = newFile();
  const port = String(freePort());
  const { code, out, complaints, asked } = await runInit(
    [],
    [
      ...["qr example.org", "http://127.0.0.1:1"],
      ...["0", "many", port],
      ...["proxy.example", "127.0.0.1"],
      folder,
      ...["me", "voucher"],
      ...["mail.example", "smtps://me:$a@mail.example", "smtps://me:a@mail.example"],
      ...["", file],
      "none",
    ],
  );
  expect(code).toBe(EXIT.done);
  expect(complaints).toEqual([
    expect.stringMatching(/^QZ_BASE_URL holds "qr example\.org"\. It may hold an http or https address/),
    expect.stringContaining("has to know the port"),
    expect.stringMatching(/^QZ_PORT holds "many"\. It may hold a whole number/),
    expect.stringMatching(/^QZ_TRUSTED_PROXIES holds /),
    expect.stringMatching(/^QZ_SIGNUP holds "me"\. It may hold open, voucher, closed/),
    expect.stringMatching(/^QZ_SMTP_URL holds something else/),
    expect.stringContaining("can't hold quotes, backslashes, dollars"),
  ]);
  expect(asked.at(-3)).toContain("[alerts@127.0.0.1]");
  expect(read(file)).toEqual({
    QZ_BASE_URL: "http://127.0.0.1:1",
    QZ_PORT: port,
    QZ_TRUSTED_PROXIES: "127.0.0.1",
    QZ_HOST: "127.0.0.1",
    QZ_DATA_DIR: folder,
    QZ_SIGNUP: "voucher",
    QZ_SMTP_URL: "smtps://me:a@mail.example",
    QZ_SMTP_FROM: "alerts@127.0.0.1",
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(out).toContain(`ok    port         ${port} is free`);
  expect(out).toContain("http://127.0.0.1:1 does not answer");
  expect(out).toContain(`bun run quietzone serve --config ${file}`);
  expect(out).toContain(`bun run quietzone voucher create --plan unlimited --config ${file}`);
  expect(out).not.toContain("a@mail");
});

test.each([
  ["qr.cafe.example", "https://qr.cafe.example"],
  ["qr.café.example:8443/codes", "https://qr.café.example:8443/codes"],
  ["http://qr.cafe.example", "http://qr.cafe.example"],
  ["localhost:3000", "http://localhost:3000"],
  ["127.0.0.1", "http://127.0.0.1"],
])("an address is taken as people say it: %s", async (said, written) => {
  const place = { folder, isRoot: false };
  const terminal = { environment: {}, print() {}, complain() {}, ask: null };
  const call = readCall(init, ["--base-url", said, "--yes", "--file", newFile()]);
  if (call === "help") throw new Error("help");
  const { settings } = await askAll(init, call, terminal, place);
  expect(settings["QZ_BASE_URL"]).toBe(written);
  // A person at the terminal types the same.
  const typed = readCall(init, ["--file", newFile(), "--port", "3000", "--proxy", "none", "--data", folder]);
  if (typed === "help") throw new Error("help");
  const answers = [said, "open", "none"];
  const ask = async () => answers.shift() ?? "";
  expect((await askAll(init, typed, { ...terminal, ask }, place)).settings["QZ_BASE_URL"]).toBe(written);
});

test("options answer without a person, a file that is there stays unless --replace, and the environment gives defaults", async () => {
  const file = newFile();
  const port = String(freePort());
  const given = ["--base-url", "http://127.0.0.1:1", "--port", port, "--data", folder, "--file", file];
  expect(await refused(runInit(given, null))).toMatchObject({
    exit: EXIT.usage,
    message: "Nobody can be asked here. Give --proxy, or --yes for the defaults.",
  });
  expect(existsSync(file)).toBe(false);
  const environment = { QZ_SIGNUP: "closed", QZ_SMTP_URL: "smtp://a:b@mail.example" };
  const { out } = await runInit([...given, "--yes"], null, environment);
  expect(out).toContain(`tenant create NAME EMAIL --plan unlimited --config ${file}`);
  expect(out).not.toContain("QZ_SIGNUP=open");
  expect(read(file)).toMatchObject({
    QZ_SIGNUP: "closed",
    QZ_TRUSTED_PROXIES: "none",
    QZ_SMTP_URL: "smtp://a:b@mail.example",
    QZ_SMTP_FROM: "alerts@127.0.0.1",
  });
  expect(read(file)).not.toHaveProperty("QZ_HOST");

  const again = await refused(runInit([...given, "--yes"], null));
  expect(again.message).toContain("--replace");
  const asked = runInit(given, ["", "", "", "no"]);
  expect((await refused(asked)).message).toBe("Nothing was changed.");
  expect(read(file)).toHaveProperty("QZ_SMTP_URL");
  // A secret that is lost would make leads unreadable.
  appendFileSync(file, "QZ_SECRET=0123456789abcdef0123456789abcdef\n");
  await runInit([...given, "--yes", "--replace"], null);
  expect(read(file)).not.toHaveProperty("QZ_SMTP_URL");
  expect(read(file)).toMatchObject({ QZ_SIGNUP: "open", QZ_SECRET: "0123456789abcdef0123456789abcdef" });

  for (const [option, value, reason] of [
    ["--port", "65536", "--port: QZ_PORT holds"],
    ["--data", file, "--data: "],
    ["--signup", "closed\nQZ_LOG=debug", "--signup: It can't hold"],
    ["--file", "", "--file: It can't be empty"],
    ["--file", folder, "is a folder"],
    ["--file", join(folder, "none", "quietzone.env"), "There is no folder"],
    ["--file", join(file, "quietzone.env"), "There is no folder"],
  ] as const) {
    const args = ["--base-url", "http://127.0.0.1:1", "--yes", option, value];
    expect(await refused(runInit(args, null)), option).toMatchObject({
      exit: EXIT.usage,
      message: expect.stringContaining(reason),
    });
  }
});

test("a secret in a file of its own stays there, and a file that other programs use, too, is not replaced", async () => {
  const [file, secret] = [newFile(), join(folder, "smtp")];
  writeFileSync(secret, "smtp://a:b@mail.example\n");
  const given = ["--base-url", "http://127.0.0.1:1", "--port", String(freePort()), "--yes"];
  const environment = { QZ_SMTP_URL_FILE: secret };
  await runInit([...given, "--file", file], null, environment);
  expect(read(file)).toMatchObject({ QZ_SMTP_URL_FILE: secret, QZ_SMTP_FROM: "alerts@127.0.0.1" });
  // Another answer stands in its place.
  const other = ["--file", file, "--smtp-url", "smtp://c@mail.example", "--replace"];
  await runInit([...given, ...other], null, environment);
  expect(read(file)).toHaveProperty("QZ_SMTP_URL", "smtp://c@mail.example");
  expect(read(file)).not.toHaveProperty("QZ_SMTP_URL_FILE");

  appendFileSync(file, "POSTGRES_PASSWORD=secret\n");
  const { message } = await refused(runInit([...given, "--file", file, "--replace"], null));
  expect(message).toContain("POSTGRES_PASSWORD");
  expect(read(file)).toHaveProperty("POSTGRES_PASSWORD", "secret");
});

test("the operator's sign-in is made with a first workspace, by answers or by options, and works", async () => {
  const data = mkdtempSync(join(folder, "data-"));
  const port = String(freePort());
  const given = ["--base-url", `http://127.0.0.1:${port}`, "--port", port, "--data", data];
  const rest = ["--proxy", "none", "--signup", "closed", "--smtp-url", "none"];
  const [file, secret] = [newFile(), newFile()];
  const password = "neun Elche am Fluss";
  const answers = ["ada", "ada@museum.example", "short", "ada@museum.example!", password];
  const { out, complaints, recorded } = await runInit([...given, ...rest, "--file", file], answers);
  expect(complaints).toEqual([
    "ada is no mail address.\n",
    "The password must have at least 10 characters.\n",
    "The password must not contain the email address.\n",
  ]);
  expect(out).toContain(`Sign in at http://127.0.0.1:${port}/app as ada@museum.example`);
  expect(out).toMatch(/^key: +qz_\w+ \(shown once\)$/m);
  expect(out).not.toContain(password);
  expect(readFileSync(file, "utf8")).not.toContain("ada");
  expect(recorded).toEqual([{ tenant: expect.stringMatching(/^ten_/), folder: data }]);

  writeFileSync(secret, `${password}\n`);
  const byOptions = ["--email", "ben@museum.example", "--password-file", secret, "--yes", "--replace"];
  await runInit([...given, "--file", file, ...byOptions], null);
  const service = await start(readSettings({ ...read(file), QZ_LOG: "silent" }), {});
  onTestFinished(() => service.stop());
  for (const email of ["ada@museum.example", "ben@museum.example"]) {
    const answer = await fetch(`${service.url}/app/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    const { workspaces } = await readJson<SessionRecord>(answer);
    expect(workspaces).toMatchObject([{ role: "owner", plan: { name: "unlimited" } }]);
  }
  // A service that runs keeps its folder to itself.
  const beside = runInit([...given, "--file", file, ...byOptions], null);
  await expect(beside).rejects.toThrow("Stop it first");
});

test.each([
  [["--email", "ada"], "--email: ada is no mail address."],
  [["--email", "ada@museum.example"], "Give --password-file."],
  [["--email", "ada@museum.example", "--password-file", "/none"], "/none can't be read"],
])("a sign-in that can't be made is refused before anything is written: %p", async (args, reason) => {
  const file = newFile();
  const given = ["--base-url", "http://127.0.0.1:1", "--yes", "--file", file];
  expect((await refused(runInit([...given, ...args], null))).message).toContain(reason);
  expect(existsSync(file)).toBe(false);
});

test("a settings file alone serves, like no argument at all", async () => {
  const complaints: string[] = [];
  const terminal = {
    environment: {},
    print() {},
    complain: (text: string) => void complaints.push(text),
    ask: null,
  };
  const missing = join(folder, "missing.env");
  expect(await run(["--config", missing], terminal)).toBe(EXIT.failed);
  expect(await run(["--settings", missing], terminal)).toBe(EXIT.usage);
  expect(complaints).toEqual([
    `The settings file ${missing} can't be read (ENOENT).\n`,
    expect.stringContaining("Try: quietzone serve --help"),
  ]);
});

test("a plan is named as a way out of limits, and a link for a password, only where it is there", () => {
  const steps = (own: Record<string, string>) =>
    nextSteps({ QZ_BASE_URL: "https://qr.example.org", ...own }, "quietzone.env", "quietzone");
  expect(steps({})).toContain("tenant plan ID unlimited");
  const plans = JSON.stringify({ small: { codes: 3, dynamicCode: true, analytics: true, bulkRows: 0 } });
  const folder = mkdtempSync(join(tmpdir(), "quietzone-plans-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "plans.json");
  writeFileSync(file, plans);
  const own = { QZ_PLANS: file, QZ_SIGNUP_PLAN: "small" };
  expect(steps(own)).not.toContain("tenant plan ID unlimited");
  expect(steps({ ...own, QZ_SIGNUP: "voucher" })).toContain("voucher create --plan PLAN --config");
  expect(steps({ ...own, QZ_SIGNUP: "closed" })).toContain("tenant create NAME EMAIL --config");
  expect(steps({ QZ_SIGNUP: "closed" })).toContain("open the link of its owner");
  expect(steps({ QZ_SIGNUP: "closed", QZ_PASSWORDS: "off" })).toContain("open the console with its key");
});

test("a service that starts says where its studio and console are, who may sign up, and on which plan", () => {
  const service = { url: "http://localhost:3000", baseUrl: "https://qr.example.org" };
  const settings = { host: "127.0.0.1", signupPlan: "free", plansFile: null };
  const open = welcome(service, { ...settings, signup: "open" });
  for (const line of [
    "  Studio         http://localhost:3000/\n",
    "  Console        http://localhost:3000/app, where anyone may sign up\n",
    "  Plan           free for new workspaces (QZ_SIGNUP_PLAN); `quietzone tenant plan ID unlimited` lifts its limits\n",
    "  Docs           http://localhost:3000/docs\n",
  ])
    expect(open).toContain(line);
  expect(welcome(service, { ...settings, signup: "voucher" })).toContain(
    "/app, to sign up with a voucher of",
  );
  const closed = welcome(service, { ...settings, signup: "closed" });
  expect([closed.includes("sign up"), closed.includes("Plan")]).toEqual([false, false]);
  // There is nothing to lift, and plans of a file have names of their own.
  for (const other of [{ signupPlan: "unlimited" }, { plansFile: "plans.json" }])
    expect(welcome(service, { ...settings, ...other, signup: "open" })).not.toContain("tenant plan");
});
