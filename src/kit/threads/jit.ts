/**
 * Compiles this thread's hot code to machine code early. The binary starts with a policy that waits a hundred times
 * longer (scripts/build.ts), because most code of a start runs once: without that policy a start takes half as much
 * processor time again (measured). Run from source, the default is early already and this call changes nothing.
 */
export function compileEagerly(): void {
  Bun.unsafe.setJITPolicy(1);
}
