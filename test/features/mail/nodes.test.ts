import { expect, test } from "bun:test";
import { HOUR } from "../../../src/kit/shared/clock.ts";
import { soon } from "../../patiently.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { startScenario } from "../../scenario.ts";
import { openMailbox } from "../watch/mailbox.ts";
import { freshEmail, joinAs } from "../members/person.ts";

const SECRET = "the same on every node, and long enough";
const WORKSPACES = 8;

test.skipIf(!hasPostgres)(
  "of two nodes one sends a mail: the one that was asked, or the first one of both to find it due",
  async () => {
    const mailbox = await openMailbox();
    const server = await postgresServer();
    const settings = {
      ...{ QZ_DATABASE_URL: await server.freshDatabase(), QZ_SECRET: SECRET, QZ_SIGNUP_PLAN: "pro" },
      ...{ QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "codes@qr.example", QZ_WATCH: "off" },
    };
    const nodes = [await startScenario(settings), await startScenario(settings)] as const;
    const [here, there] = nodes;
    const watch = () => Promise.all(nodes.map(({ service }) => service.watch()));

    // Of a link only a hash is stored: its mail waits in the memory of the node that was asked.
    const tenant = await here.signUp();
    const { email } = await joinAs(here, tenant, "viewer");
    await soon(() => mailbox.mails.length >= 1);
    expect((await there.post("/app/api/reset", { email })).status).toBe(202);
    await soon(() => mailbox.mails.length >= 2);
    await watch();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([[email], [email]]);

    // A confirmation of alerts is due once the workspace's code is an hour old: then both nodes find it.
    const asked: string[] = [];
    for (let number = 0; number < WORKSPACES; number++) {
      const address = freshEmail("alerts").replace("museum", `museum-${number}`);
      const one = await (number % 2 === 0 ? here : there).signUp();
      await one.makeCode();
      const alerts = { email: address };
      expect((await one.call("PATCH", "/app/api/me", { alerts })).status).toBe(200);
      asked.push(address);
    }
    // The last requests may still have a run behind them, which another one would join.
    await watch();
    for (const { clock } of nodes) clock.advance(2 * HOUR);
    // Each of them sends one, while the other does.
    mailbox.hold();
    const running = watch();
    await soon(() => mailbox.held() === 2);
    expect(mailbox.held()).toBe(2);
    mailbox.release();
    await running;
    await watch();
    const sent = mailbox.mails.slice(2).flatMap(({ to }) => to);
    expect(sent.toSorted()).toEqual(asked.toSorted());
  },
  60_000,
);
