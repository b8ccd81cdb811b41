let taken = 0;

/**
 * An address of loopback that no other receiver of this process has: deliveries to one address are limited.
 */
export function freshLoopback(): string {
  taken++;
  return `127.1.${taken >> 8}.${taken & 255}`;
}
