/** What the program begins at. The threads' program is an entry point of its own: nothing imports it. */
export const ENTRYPOINTS = ["src/main.ts", "src/wiring/thread.ts"];
