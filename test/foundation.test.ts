import { expect, test } from "bun:test";
import type { CodeList } from "../src/features/codes/model.ts";
import type { ScanLog } from "../src/features/scans/log-model.ts";
import { readJson } from "./json.ts";
import { expectProblem, startScenario } from "./scenario.ts";

const scenario = await startScenario();

test("sign up, make a code, scan it, read the log", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ title: "Hall 3", group: "audio guide" });
  expect(code.shortUrl).toBe(`${scenario.service.baseUrl}/r/${code.shortId}`);
  const scan = await scenario.scan(code.shortId);
  expect(scan.status).toBe(302);
  expect(scan.headers.get("location")).toBe("https://museum.example/hall-3");
  expect(scan.headers.get("cache-control")).toBe("no-store");
  await scenario.scan(code.shortId);
  const log = await readJson<ScanLog>(await tenant.call("GET", `/app/api/codes/${code.id}/scans`));
  expect(log).toMatchObject({ total: 2, uniqueVisitors: 1, repeatScanners: 1, bots: 0, nextCursor: null });
  expect(log.events).toHaveLength(2);
  expect(log.events[0]).toMatchObject({ device: "mobile", repeat: true, bot: null });
  const list = await readJson<CodeList>(await tenant.call("GET", "/app/api/codes"));
  expect(list.totals).toEqual({ codes: 1, active: 1, scans: 2, uniqueVisitors: 1, leads: 0 });
});

test("without a key an API call is refused", async () => {
  await expectProblem(await scenario.request("/app/api/me"), 401, "invalid_key");
});
