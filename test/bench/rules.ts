import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COUNTRIES } from "../../src/shared/countries.ts";
import { median } from "./median.ts";
import { startProgram } from "./program.ts";
import { makeCodes, run } from "./resolve.ts";
import { timeOf } from "./server-time.ts";

/** Compares `/r` of a code with twenty rules and of one without, in turns on one service. */

const ROUNDS = 7;

/** A round of load: scans per second, and processor time of the service by scans per second. */
interface Round {
  readonly perSecond: number;
  readonly time: number;
}

const ZONES = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"];

/** Twenty rules of all kinds of conditions. A phone from nowhere comes to the last, unless it is noon in a zone. */
const RULES = Array.from({ length: 20 }, (_, at) => ({
  name: `rule ${at}`,
  target: `https://museum.example/${at}`,
  when:
    at === 19
      ? {}
      : {
          device: ["mobile", "tablet"],
          system: ["Android", "iOS"],
          language: ["de", "en"],
          from: "2026-01-01T00:00:00Z",
          timezone: ZONES[at % ZONES.length],
          hours: [
            { from: "12:00", to: "12:30" },
            { from: "23:55", to: "00:05" },
          ],
          ...(at % 2 ? { days: ["sun"] } : { country: [...COUNTRIES].slice(0, 200) }),
        },
}));

/** Prints the ratio of rate, and of processor time a scan. */
export async function benchRules(print: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const service = await startProgram([join(import.meta.dir, "../../src/main.ts")], {
    QZ_DATA_DIR: dataDir,
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_LIMIT_RESOLVE: "off",
    QZ_LIMIT_TENANT: "off",
  });
  try {
    const [plain = ""] = await makeCodes(service.port, 1);
    const [ruled = ""] = await makeCodes(service.port, 1, { rules: RULES });
    const round = async (path: string): Promise<Round> => {
      const before = timeOf([service.pid]);
      const { perSecond } = await run(service.port, path);
      return { perSecond, time: (timeOf([service.pid]) - before) / perSecond };
    };
    const pairs: { plain: Round; ruled: Round }[] = [];
    // The first round warms up.
    for (let turn = 0; turn <= ROUNDS; turn++) {
      const pair = { plain: await round(plain), ruled: await round(ruled) };
      if (turn > 0) pairs.push(pair);
    }
    const rate = median(pairs.map(({ plain, ruled }) => ruled.perSecond / plain.perSecond));
    const time = median(pairs.map(({ plain, ruled }) => plain.time / ruled.time));
    const perSecond = (key: "plain" | "ruled") =>
      Math.round(median(pairs.map((pair) => pair[key].perSecond)));
    print("/r with twenty rules, against /r without");
    print(
      `  rate ${rate.toFixed(2)} (bar ≥ 0.90): ${perSecond("ruled")} against ${perSecond("plain")} per second`,
    );
    print(`  rate by processor time ${time.toFixed(2)}`);
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchRules((line) => void process.stdout.write(`${line}\n`));
