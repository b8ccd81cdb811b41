/**
 * Ports below those that the system hands out: of these a connection of another test may get one as its own end
 * before the one who asked listens there, or while a server is stopped. Chromium refuses some below.
 */
const [FIRST, LAST] = [11_000, 32_000];

/** A port of loopback that was free a moment ago. */
export function freePort(): number {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (isFree(port)) return port;
  }
}

function isFree(port: number): boolean {
  try {
    Bun.listen({ hostname: "127.0.0.1", port, socket: { data() {} } }).stop(true);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return false;
    throw error;
  }
}
