import { expect, test } from "bun:test";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { startScenario } from "../../scenario.ts";
import { openStream, until } from "./client.ts";

test.skipIf(!hasPostgres)("a stream on any node shows the scans of all, and goes on at another", async () => {
  const server = await postgresServer();
  const settings = {
    ...{
      QZ_DATABASE_URL: await server.freshDatabase(),
      QZ_SECRET: "the same on every node, and long enough",
    },
    QZ_SIGNUP_PLAN: "pro",
  };
  const [here, there] = [await startScenario(settings), await startScenario(settings)];
  const tenant = await here.signUp();
  const { shortId } = await tenant.makeCode();
  const key = { authorization: `Bearer ${tenant.apiKey}` };
  const streams = [await openStream(here.url, key), await openStream(there.url, key)];
  await Promise.all(streams.map((stream) => stream.next()));
  await here.scan(shortId);
  await there.scan(shortId);
  const both = await Promise.all(streams.map((stream) => until(stream, ({ scans }) => scans === 2)));
  // The same picture has the same id, so a client may change nodes.
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  const again = await openStream(there.url, { ...key, "last-event-id": both[0]?.id ?? "" });
  await here.scan(shortId);
  expect((await again.next()).counts.scans).toBe(3);
  for (const stream of [...streams, again]) stream.leave();
});
