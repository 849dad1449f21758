/** Encrypts what must not be read from the database alone; `purpose` binds a value to its place. */
export type Sealing = {
  readonly seal: (purpose: string, plain: Uint8Array) => Uint8Array;
  /** Null: not sealed here, or for another purpose. */
  readonly open: (purpose: string, sealed: Uint8Array) => Uint8Array | null;
};
