import { expect, test } from "bun:test";
import { join } from "node:path";
import { openDatabase } from "../../db/sqlite/open.ts";
import { describeWithRedis, startRedis } from "../redis.ts";
import { runProgram, temporaryFolder } from "./process.ts";

/** `quietzone check` with `QZ_REDIS_URL`: a node that limits alone still works, so this only warns. */

async function redisLine(url: string): Promise<string> {
  const folder = temporaryFolder();
  await openDatabase(join(folder, "data")).close();
  const { code, out } = await runProgram(folder, ["check"], { QZ_REDIS_URL: url, QZ_SECRET: "x".repeat(64) });
  expect(code).toBe(0);
  return out.split("\n").find((line) => /^\w+ +redis/.test(line)) ?? "";
}

test("an unreachable Redis is a warning that does not repeat its password", async () => {
  const line = await redisLine("redis://:hunter2@127.0.0.1:1");
  expect(line).toStartWith("warn  redis");
  expect(line).not.toContain("hunter2");
});

describeWithRedis("a Redis that is there", async () => {
  const redis = await startRedis();
  test("is well", async () => expect(await redisLine(redis.url)).toStartWith("ok    redis"));
});
