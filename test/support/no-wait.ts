/** Time and chance for calls whose further tries come at once. */
export const NO_WAIT = { wait: async () => undefined, randomBytes: (length: number) => new Uint8Array(length) };
