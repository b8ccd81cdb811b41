import { resolve } from "node:path";
import { scenarioFiles } from "./scenarios.ts";

/**
 * The quick tier is what the README's command runs: every behaviour, through a few small inputs. A test file
 * belongs to it unless it is listed below. `bun run ok`, `.ci/run` and `bun run soak` run all files.
 */

const ROOT = resolve(import.meta.dir, "../..");

interface Later {
  /** Why the quick tier does without them. */
  readonly why: string;
  readonly files: readonly string[];
}

export const FROM_THE_GATE_ON: readonly Later[] = [
  {
    why: "The worst inputs of all operations. Each room's tests have some of them",
    files: [
      "test/worst/*.test.ts",
      "test/{linear,patterns}.test.ts",
      "test/features/bulk/{large,limits,shares,threads,zip}.test.ts",
      "test/qr/logo/svg-limits.test.ts",
      "test/features/sheets/pdf/writer.test.ts",
    ],
  },
  {
    why: "Random lives, beside models and other programs that do the same",
    files: [
      "test/features/analytics/{audit,oracle}.test.ts",
      "test/kit/gs1/oracle.test.ts",
      "test/kit/http/{contract-fuzz,protocol-fuzz}.test.ts",
      "test/features/moving/in/oracles.test.ts",
      "test/qr/{codewords,mask,matrix,zbar}.test.ts",
      "test/qr/write/formats.test.ts",
      "test/qr/scannability/{paper,random,sensible}.test.ts",
      "test/features/scans/model.test.ts",
      "test/features/webhooks/babble.test.ts",
    ],
  },
  {
    why: "Every operation of the contract, one after the other, and other programs that read it",
    files: [
      "test/kit/http/{contract-clients,contract-lint,every-operation,protocol-methods}.test.ts",
      "test/features/book/{reference,samples}.test.ts",
    ],
  },
  {
    why: "The second engine, and copies between the two",
    files: [
      "test/db/{postgres,redis,transfer}/*.test.ts",
      "test/e2e/{compose,copy,failover,journal,nodes,postgres}.test.ts",
      "test/features/watch/nodes.test.ts",
      "test/upgrade/two-versions.test.ts",
    ],
  },
  {
    why: "Many rows, and the chores that go through them",
    files: [
      "test/db/sqlite/{backup,checkpoints,damaged-sums,large-workspace,migrations,packing}.test.ts",
      "test/db/sqlite/{recount,two-processes}.test.ts",
      "test/operate/demo/demo.test.ts",
      "test/features/webhooks/{cannon,log}.test.ts",
    ],
  },
  {
    why: "Disks that fill, programs that are killed again and again, and folders that an operator moves",
    files: [
      "test/e2e/{backup,beside,broken-off,bulk-crash,compact,deliveries,disk,disk-floor}.test.ts",
      "test/e2e/{check,commands,logos,operator,owner,replace,secret,settings,totals-crash,unreleased}.test.ts",
      "test/operate/{check,rotate-crash}.test.ts",
      "test/app/secret.test.ts",
      "test/{alerts,nginx}.test.ts",
    ],
  },
  {
    why: "Browsers at length: each view, in the sizes and languages of its users. The journeys through all of them are quick",
    files: [
      "test/browser/{access,contrast,funnel,hostile,logo}.test.ts",
      "test/web/console-{access,codes,create,drafts,edit,looks,managing,many,page}.test.ts",
      "test/web/console-{plain,scopes,settings,sheets,toasts}.test.ts",
      "test/web/studio-{access,console,design,layout,trouble}.test.ts",
      "test/web/{analytics,bulk,campaigns,dashboard,first-screen,forced-colors,languages,leads,move,report}.test.ts",
      "test/web/{scan-log,slips,sums,tables,webhook,zoom}.test.ts",
      "test/sdk/{browser,package}.test.ts",
    ],
  },
  {
    why: "Edges of limits, clocks, caches and memory: what lies between them is quick",
    files: [
      "test/features/analytics/{campaign-period,period}.test.ts",
      "test/features/bulk/{leaving,pause}.test.ts",
      "test/kit/http/{body-memory,compression,disk-floor,metrics-series,metrics-signs,order,overload}.test.ts",
      "test/kit/http/{own-names,protocol-limits,shared-limits,tenant-limit}.test.ts",
      "test/features/images/render.test.ts",
      "test/features/logos/{cached-files,codes,limits,logo-index,unpack}.test.ts",
      "test/features/plans/budget.test.ts",
      "test/qr/scannability/payload-judge.test.ts",
      "test/features/scans/{clock,country,memory}.test.ts",
      "test/features/sheets/svg.test.ts",
      "test/features/watch/{network,outage}.test.ts",
    ],
  },
  {
    why: "The laboratory and the tools of engineers: nothing of them ships",
    files: ["test/lab/**/*.test.ts", "test/soak/*.test.ts", "test/scripts/*.test.ts"],
  },
];

/** All test files, as paths from the root in alphabetical order. */
export async function allFiles(): Promise<string[]> {
  return (await Array.fromAsync(new Bun.Glob("test/**/*.test.ts").scan(ROOT))).toSorted();
}

/** The files of the quick tier. */
export async function quickFiles(): Promise<string[]> {
  const later = FROM_THE_GATE_ON.flatMap(({ files }) => files.map((pattern) => new Bun.Glob(pattern)));
  return (await allFiles()).filter((file) => !later.some((glob) => glob.match(file)));
}

export interface Tier {
  /**
   * How many processes test at once. On two cores three of them leave a third of the time unused, because
   * many tests wait; with more than four, threads that draw begin so late that drawings are answered 503. In
   * CI two of the second engine are beside the gate's four: the second engine's scenarios wait for a drawing
   * as long as it takes.
   */
  readonly processes: number;
  /** Paths from the root; all tests where it is missing. */
  readonly files?: () => Promise<readonly string[]>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether temporary files are in memory, where there is room for them. */
  readonly inMemory?: boolean;
}

export const TIERS: Readonly<Record<string, Tier>> = {
  quick: { processes: 4, files: quickFiles, environment: { QZ_TEST_EXTENT: "quick" }, inMemory: true },
  gate: { processes: 4, inMemory: true },
  postgres: {
    processes: 4,
    files: scenarioFiles,
    environment: { QZ_TEST_ENGINE: "postgres" },
    inMemory: true,
  },
  soak: { processes: 2, environment: { QZ_SOAK: "full" } },
};
