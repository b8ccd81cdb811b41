/** Frees the memory of bytes that nobody uses any more, without waiting for garbage collection. They are empty afterwards. */
export function discard(bytes: Uint8Array): void {
  const { buffer } = bytes;
  // Of a larger buffer the rest may be in use.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength) buffer.transfer(0);
}
