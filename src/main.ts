#!/usr/bin/env bun
import { run } from "./cli/run.ts";

/** Asks on standard error, so that standard output holds only results. */
async function ask(question: string): Promise<boolean> {
  const { createInterface } = await import("node:readline/promises");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  ask: process.stdin.isTTY ? ask : null,
});
