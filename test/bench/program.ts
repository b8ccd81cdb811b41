/** The command in front of another that keeps it on one processor, where that can be said; otherwise nothing. */
export function onProcessor(number: number): string[] {
  return Bun.which("taskset") && navigator.hardwareConcurrency > number
    ? ["taskset", "-c", String(number)]
    : [];
}

/** A program that listens. */
export interface Program {
  readonly port: number;
  readonly pid: number;
  /** Asks it over IPC, where it was started to answer. */
  ask(question: string): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts `bun COMMAND` and waits until it prints its port, alone or after `localhost:`.
 * @param options.before - of the command, as `onProcessor` says it.
 * @param options.isAsked - whether it answers over IPC.
 */
export async function startProgram(
  command: string[],
  environment: Record<string, string>,
  options: { before?: readonly string[]; isAsked?: boolean } = {},
): Promise<Program> {
  let answered: (answer: unknown) => void = () => {};
  const child = Bun.spawn([...(options.before ?? []), process.execPath, ...command], {
    ...(options.isAsked
      ? { ipc: (answer: unknown) => answered(answer), serialization: "json" as const }
      : {}),
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
      ask: (question) =>
        new Promise((resolve) => {
          answered = resolve;
          child.send(question);
        }),
      async stop() {
        child.kill();
        // A program that can be asked does not end while it may be asked.
        if (options.isAsked) child.disconnect();
        await child.exited;
      },
    };
  }
  throw new Error(`${command.join(" ")} ended before it listened`);
}
