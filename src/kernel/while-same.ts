/** Keeps what was loaded as long as the version is the same. A failure is not kept. */
export function whileSame<T>(version: () => Promise<string>, load: () => Promise<T>): () => Promise<T> {
  let kept: { readonly of: string; readonly loaded: Promise<T> } | null = null;
  return async () => {
    const of = await version();
    if (kept?.of === of) return kept.loaded;
    const loaded = load();
    kept = { of, loaded };
    loaded.catch(() => {
      kept = null;
    });
    return loaded;
  };
}
