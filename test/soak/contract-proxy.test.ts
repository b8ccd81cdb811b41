import { afterAll, expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../e2e/process.ts";
import { IN_FULL } from "../extent.ts";
import { freePort } from "../free-port.ts";
import { type DocumentedOperation, fetchContract, operationsOf } from "../http/contract.ts";
import { startScenario } from "../scenario.ts";

/** Prism, a third reader of the contract, as a proxy that says what is wrong with requests and answers. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-proxy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Prism follows redirects, and these lead elsewhere, or end what other operations need. */
const LEFT_OUT = new Set(["resolve", "deleteMe", "deleteCode", "rotateKey"]);

test.skipIf(!IN_FULL)(
  "Prism finds no violation in any operation's documented use",
  async () => {
    const scenario = await startScenario();
    const tenant = await scenario.signUp();
    const code = await tenant.makeCode();
    cpSync(join(import.meta.dir, "../contract-proxy"), folder, { recursive: true });
    await Bun.write(join(folder, "openapi.json"), await (await fetch(`${scenario.url}/openapi.json`)).text());
    expect(
      Bun.spawnSync([process.execPath, "install", "--frozen-lockfile", "--silent"], { cwd: folder }).success,
    ).toBe(true);
    const port = String(freePort());
    const program = "node_modules/@stoplight/prism-cli/dist/index.js";
    const prism = Bun.spawn(
      ["node", program, "proxy", "openapi.json", scenario.url, "-p", port, "--multiprocess=false"],
      { cwd: folder, stdout: "ignore", stderr: "ignore" },
    );
    try {
      const proxy = `http://127.0.0.1:${port}`;
      await eventually(
        "Prism answers",
        async () => (await fetch(`${proxy}/healthz`).catch(() => null)) ?? null,
      );
      const send = ({ method, path, requestBody }: DocumentedOperation) => {
        const example = requestBody?.content["application/json"]?.example;
        const id = path.startsWith("/api/v1/") ? "simple-icons.github" : code.id;
        return fetch(proxy + path.replace("{id}", id).replace("{shortId}", code.shortId), {
          method,
          // Prism unpacks no zstd.
          headers: {
            authorization: `Bearer ${tenant.apiKey}`,
            "accept-encoding": "identity",
            ...(example === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(example === undefined ? {} : { body: JSON.stringify(example) }),
        });
      };
      const operations = operationsOf(await fetchContract(scenario.url));
      for (const operation of operations.filter(({ operationId }) => !LEFT_OUT.has(operationId))) {
        const answer = await send(operation);
        expect(answer.status, operation.operationId).toBeLessThan(500);
        expect(answer.headers.get("sl-violations"), operation.operationId).toBeNull();
      }
      // It would notice one.
      const wrong = await fetch(`${proxy}/app/api/codes?limit=none`, {
        headers: { authorization: `Bearer ${tenant.apiKey}`, "accept-encoding": "identity" },
      });
      expect(wrong.headers.get("sl-violations")).toContain("limit");
    } finally {
      prism.kill();
      await prism.exited;
    }
  },
  300_000,
);
