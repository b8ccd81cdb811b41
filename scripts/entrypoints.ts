/** Where the program starts. Nothing imports the worker program, so it is an entry point of its own. */
export const ENTRYPOINTS = ["src/main.ts", "src/threads/worker.ts"];
