/**
 * Has this thread's code compiled to machine code as soon as it is worth it. The binary begins with a compiler that
 * waits a hundred times longer (scripts/build.ts): most of what a start runs is run once. Measured: without that a start
 * takes half as much processor time again. From source nothing waits, and this changes nothing.
 */
export function compileEagerly(): void {
  Bun.unsafe.setJITPolicy(1);
}
