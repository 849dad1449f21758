/** Keeps what was loaded as long as the version is the same, whatever is asked with. A failure is not kept. */
export function whileSame<T, Asked extends readonly unknown[] = []>(
  version: () => Promise<string>,
  load: (...asked: Asked) => Promise<T>,
): (...asked: Asked) => Promise<T> {
  let kept: { readonly of: string; readonly loaded: Promise<T> } | null = null;
  return async (...asked) => {
    const of = await version();
    if (kept?.of === of) return kept.loaded;
    const loaded = load(...asked);
    kept = { of, loaded };
    loaded.catch(() => {
      kept = null;
    });
    return loaded;
  };
}
