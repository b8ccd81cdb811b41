import { expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { join } from "node:path";
import { eventually, startProcess, temporaryFolder } from "../../e2e/process.ts";
import { readJson } from "../../json.ts";
import { openMailbox } from "../watch/mailbox.ts";
import { mailsTo } from "./client.ts";

const TO = "direktion@museum.example";

test("a service that is killed while a server takes a report sends no second one", async () => {
  const mailbox = await openMailbox();
  const folder = temporaryFolder();
  const settings = {
    ...{ QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "codes@qr.example", QZ_SIGNUP_PLAN: "unlimited" },
    QZ_BASE_URL: "http://qr.example",
  };
  let running = await startProcess(folder, settings);
  const post = async (path: string, body: object, key?: string) => {
    const headers = {
      "content-type": "application/json",
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    };
    const answer = await fetch(running.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return readJson<{ apiKey: string }>(answer);
  };
  const { apiKey } = await post("/app/api/signup", { name: "Museum", email: "a@museum.example" });
  await post("/app/api/codes", { target: "https://museum.example" }, apiKey);
  await post("/app/api/mailings", { to: TO, every: "week" }, apiKey);
  await running.end("SIGTERM");

  /** Has a report be due: no test waits for a Monday. */
  const change = (...statements: string[]) => {
    const database = new Database(join(folder, "data", "quietzone.db"));
    for (const statement of statements) database.run(statement);
    database.close();
  };
  change(
    "update mailings set confirmed_at = 1, nonce = null",
    "update mailing_mails set kind = 'report', due_at = 1, told = '{}'",
  );
  mailbox.hold();
  running = await startProcess(folder, settings);
  // The first request of this kind has what is due be sent.
  await post("/app/api/mailings", { to: "other@museum.example", every: "week" }, apiKey);
  await eventually("the server has it", async () => (mailbox.held() > 0 ? true : null));
  await running.end("SIGKILL");
  mailbox.release();

  // As if the lease had ended.
  change("update mailing_mails set due_at = 1 where kind = 'report'");
  running = await startProcess(folder, settings);
  await post("/app/api/mailings", { to: "third@museum.example", every: "week" }, apiKey);
  await eventually("it is settled", async () => {
    const answer = await fetch(`${running.url}/app/api/mailings`, {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    const { mailings } = await readJson<{ mailings: { nextAt: string }[] }>(answer);
    return Date.parse(mailings[0]?.nextAt ?? "") > 1_000 ? true : null;
  });
  await running.end("SIGTERM");
  expect(mailsTo(mailbox.mails, TO)).toHaveLength(1);
}, 300_000);
