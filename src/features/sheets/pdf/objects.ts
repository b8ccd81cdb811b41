/**
 * The objects of a PDF file as they are written, one behind the other (PDF 1.7, 7.5). It keeps nothing but their offsets and a
 * digest of all bytes.
 */
export class Objects {
  /** Where the objects begin, by number; number 0 is none. */
  readonly #offsets: number[] = [0];
  readonly #digest = new Bun.CryptoHasher("sha256");
  #written = 0;
  #pieces: Uint8Array[] = [];

  /** @param version - of PDF. The comment behind it tells programs that the file is not text. */
  constructor(version: string) {
    this.#add(Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, "latin1"));
  }

  /** A number for an object that is written later. */
  reserve(): number {
    return this.#offsets.push(0) - 1;
  }

  /** Writes an object, of ASCII, and returns its number. */
  write(object: string, number = this.reserve()): number {
    this.#begin(number);
    this.#add(Buffer.from(`${object}\nendobj\n`, "latin1"));
    return number;
  }

  /** Writes a stream and returns its number. `entries` are those of its dictionary beside its length. */
  writeStream(entries: string, bytes: Uint8Array): number {
    const number = this.reserve();
    this.#begin(number);
    this.#add(Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, "latin1"));
    this.#add(bytes);
    this.#add(Buffer.from("\nendstream\nendobj\n", "latin1"));
    return number;
  }

  /** Writes the table of objects and the trailer. The file's identifier is a digest of its content. */
  end(catalog: number, info: number): void {
    const [, ...offsets] = this.#offsets;
    const lines = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
    const size = this.#offsets.length;
    const start = this.#written;
    const id = this.#digest.copy().digest("hex").slice(0, 32);
    this.#add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${lines.join("")}`, "latin1"));
    const trailer = `<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>] >>`;
    this.#add(Buffer.from(`trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`, "latin1"));
  }

  /** The bytes that were written since the last call. */
  take(): Uint8Array {
    const bytes = Buffer.concat(this.#pieces);
    this.#pieces = [];
    return bytes;
  }

  #begin(number: number): void {
    this.#offsets[number] = this.#written;
    this.#add(Buffer.from(`${number} 0 obj\n`, "latin1"));
  }

  #add(bytes: Uint8Array): void {
    this.#digest.update(bytes);
    this.#written += bytes.length;
    this.#pieces.push(bytes);
  }
}
