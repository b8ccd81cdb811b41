/** A program that listens. */
export interface Program {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts `bun COMMAND` and waits until it prints its port, alone or after `localhost:`. */
export async function startProgram(command: string[], environment: Record<string, string>): Promise<Program> {
  const child = Bun.spawn(["bun", ...command], {
    stdout: "pipe",
    stderr: "inherit",
    env: { ...process.env, ...environment },
  });
  const text = new TextDecoder();
  for await (const chunk of child.stdout) {
    const port = /(?:localhost:|^)(\d+)/.exec(text.decode(chunk))?.[1];
    if (port === undefined) continue;
    return {
      port: Number(port),
      pid: child.pid,
      async stop() {
        child.kill();
        await child.exited;
      },
    };
  }
  throw new Error(`${command.join(" ")} ended before it listened`);
}
