const POLYNOMIAL = 0x1021;

/**
 * CRC-16 of the text in UTF-8, as four capital hexadecimal digits: polynomial 0x1021, start 0xFFFF, neither reflected
 * nor inverted (ISO/IEC 13239 and EMV QRCPS MPM, 4.7.3).
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? POLYNOMIAL : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
