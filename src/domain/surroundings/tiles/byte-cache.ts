/** Keeps byte strings by name up to a total size; the one not asked for longest goes first. */
export class ByteCache {
  readonly #kept = new Map<string, Uint8Array>();
  readonly #mostBytes: number;
  /** An entry costs this much beside its bytes. */
  readonly #overhead = 200;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(name: string): Uint8Array | null {
    const found = this.#kept.get(name);
    if (found === undefined) return null;
    this.#kept.delete(name);
    this.#kept.set(name, found);
    return found;
  }

  keep(name: string, bytes: Uint8Array): void {
    this.#drop(name);
    const size = bytes.byteLength + this.#overhead;
    if (size > this.#mostBytes) return;
    this.#kept.set(name, bytes);
    this.#bytes += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    const known = this.#kept.get(name);
    if (known === undefined) return;
    this.#kept.delete(name);
    this.#bytes -= known.byteLength + this.#overhead;
  }
}
