#!/usr/bin/env bun
import { run } from "./operate/cli/run.ts";

/** Asks on standard error, so that standard output holds only results. */
async function ask(question: string, hidden = false): Promise<string> {
  const [{ createInterface }, { Writable }] = await Promise.all([
    import("node:readline"),
    import("node:stream"),
  ]);
  // The terminal shows nothing by itself while its lines are edited here.
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  const output = hidden ? nowhere : process.stderr;
  const lines = createInterface({ input: process.stdin, output, ...(hidden ? { terminal: true } : {}) });
  if (hidden) process.stderr.write(question);
  try {
    return await new Promise((resolve, reject) => {
      // Ctrl-D and Ctrl-C answer nothing. Nobody would hear of it otherwise, and the process would just end.
      const left = () => {
        process.stderr.write("\n");
        reject(new Error("Nothing was changed."));
      };
      lines.once("close", left);
      lines.question(question, (answer) => {
        lines.off("close", left);
        if (hidden) process.stderr.write("\n");
        resolve(answer);
      });
    });
  } finally {
    lines.close();
  }
}

/** Whether a fault of standard output was told to the command that wrote to it. */
let isTold = false;

/** Rejects, also when the reader has closed the pipe: half of a file is of no use. */
function writeOut(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(bytes, (error) => {
      if (!error) return resolve();
      isTold = true;
      reject(error);
    });
  });
}

// A reader that has seen enough, such as `head`, closes the pipe. That ends no command and no service.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE" && !isTold) throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  output: process.stdout.isTTY ? undefined : writeOut,
  input: process.stdin.isTTY ? undefined : process.stdin,
  ask: process.stdin.isTTY ? ask : null,
});
