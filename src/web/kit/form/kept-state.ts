/** What a screen shows, kept outside of it: for `useSyncExternalStore`. */
export type KeptState<T> = {
  readonly state: () => T;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Keeps a state and tells its listeners of every change. */
export function keepState<T extends object>(initial: T): KeptState<T> & { readonly show: (next: Partial<T>) => void } {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
  };
}
