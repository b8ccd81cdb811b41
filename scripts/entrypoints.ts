/** Where the program starts. Nothing imports the worker programs, so each is an entry point of its own. */
export const ENTRYPOINTS = ["src/main.ts", "src/kit/threads/worker.ts", "src/kit/threads/checkpointer.ts"];
