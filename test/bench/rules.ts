import { COUNTRIES } from "../../src/kit/shared/countries.ts";
import { makeCodes } from "./resolve.ts";
import { comparePaths } from "./two-paths.ts";

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

/** Compares `/r` of a code with twenty rules and of one without. */
export function benchRules(print: (line: string) => void): Promise<void> {
  return comparePaths(
    {
      title: "/r with twenty rules, against /r without",
      bar: 0.9,
      async make({ port }) {
        const [plain = ""] = await makeCodes(port, 1);
        const [ruled = ""] = await makeCodes(port, 1, { rules: RULES });
        return [plain, ruled];
      },
    },
    print,
  );
}

if (import.meta.main) await benchRules((line) => void process.stdout.write(`${line}\n`));
