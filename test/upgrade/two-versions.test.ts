import { describe, expect, onTestFinished, test } from "bun:test";
import { readJson } from "../json.ts";
import { makeCode, scan as scanOn, signUp } from "../e2e/client.ts";
import { eventually, startProcess, startProgram, temporaryFolder } from "../e2e/process.ts";
import { runProgram } from "../e2e/process.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { putDatabase } from "./kept.ts";
import { programOf, hasHistory } from "./release-before.ts";
import { answersTo, QUIET, scan } from "./use.ts";

/** Nodes of two versions on one database, as while they are replaced one after the other. */

const TURNS = 20;

describe.skipIf(!hasPostgres)("nodes of two versions", () => {
  test("of which one is the release before count the same scans, and totals are right afterwards", async () => {
    const { url: QZ_DATABASE_URL, secret: QZ_SECRET, used, program } = await putDatabase();
    const { commit } = program;
    if (commit === null || !hasHistory(commit)) {
      // The data of that release are asked about in any case: see upgrade.test.ts.
      process.stderr.write(`The history does not reach back to ${commit}: its nodes are left out\n`);
      return;
    }
    const before = await programOf(commit);
    onTestFinished(before.remove);
    const environment = { ...QUIET, QZ_DATABASE_URL, QZ_SECRET, QZ_PORT: "0", QZ_METRICS: "on" };
    const old = await startProgram(before.command, temporaryFolder(), environment);
    const { shortId, id, apiKey } = used.other;
    let scans = 0;
    const scanned = async (url: string) => {
      const answer = await scan(url, shortId, scans);
      expect(answer.status).toBe(302);
      scans++;
    };
    for (let turn = 0; turn < TURNS; turn++) await scanned(old.url);
    // The new node migrates while the old one is scanned.
    const starting = startProcess(temporaryFolder(), environment);
    let isThere = false;
    void starting.then(() => {
      isThere = true;
    });
    await eventually("the new node listens", async () => {
      await scanned(old.url);
      return isThere ? true : null;
    });
    const next = await starting;
    for (let turn = 0; turn < TURNS; turn++) {
      await scanned(old.url);
      await scanned(next.url);
    }
    // Each makes codes, which the other leads on.
    const { apiKey: key } = await signUp(old);
    const [ofOld, ofNew] = [await makeCode(old, key), await makeCode(next, key)];
    for (const [node, code] of [
      [next, ofOld],
      [old, ofNew],
    ] as const)
      await eventually("the other node knows the code", async () =>
        (await scanOn(node, code.shortId)).status === 302 ? true : null,
      );
    expect(await readJson<object>(await fetch(`${old.url}/healthz`))).toMatchObject({ lostScans: 0 });
    await old.end("SIGTERM");
    for (let turn = 0; turn < TURNS; turn++) await scanned(next.url);

    const sum = used.scans + scans;
    await eventually("code and overview have all scans", async () => {
      const paths = [`/app/api/codes/${id}`, "/app/api/overview"];
      const [code, overview] = Object.values(await answersTo(next.url, apiKey, paths));
      return Bun.deepMatch({ scans: sum }, code) && Bun.deepMatch({ totals: { scans: sum } }, overview)
        ? true
        : null;
    });
    const { out } = await runProgram(temporaryFolder(), ["check"], { QZ_DATABASE_URL, QZ_SECRET });
    expect(out).toMatch(/ok +totals +agree/);
    await next.end("SIGTERM");
  }, 240_000);

  test("an older node that can't count as the newer ones do keeps its scans, and the new program hands them in", async () => {
    const server = await postgresServer();
    const QZ_DATABASE_URL = await server.freshDatabase();
    const folder = temporaryFolder();
    const environment = {
      ...{ ...QUIET, QZ_DATABASE_URL, QZ_PORT: "0", QZ_METRICS: "on" },
      QZ_SECRET: "the secret of the nodes, which they share",
    };
    const old = await startProcess(folder, environment);
    const { apiKey } = await signUp(old);
    const { id, shortId } = await makeCode(old, apiKey);
    const scanned = async () => expect((await scan(old.url, shortId, 0)).status).toBe(302);
    await scanned();
    // A later version counts something else of a scan, and its migration says so.
    await server.query(QZ_DATABASE_URL, "alter table scan_commits rename column at to committed_at");
    for (let turn = 0; turn < TURNS; turn++) await scanned();
    const waiting = await (await fetch(`${old.url}/metrics`)).text();
    expect(waiting).toMatch(new RegExp(`^quietzone_scans_waiting ${TURNS}$`, "m"));
    await old.end("SIGTERM");
    // The program of that version knows the new name.
    await server.query(QZ_DATABASE_URL, "alter table scan_commits rename column committed_at to at");
    const next = await startProcess(folder, environment);
    await eventually("the scans that waited are counted", async () => {
      const [code] = Object.values(await answersTo(next.url, apiKey, [`/app/api/codes/${id}`]));
      return JSON.stringify(code).includes(`"scans":${TURNS + 1}`) ? true : null;
    });
    expect(await readJson<object>(await fetch(`${next.url}/healthz`))).toMatchObject({ lostScans: 0 });
    const { out } = await runProgram(folder, ["check"], environment);
    expect(out).toMatch(/ok +totals +agree/);
    await next.end("SIGTERM");
  }, 240_000);
});
