/** Wrong passwords by address of the caller, whatever the names: who tries one password on many accounts is stopped here. */
export type AddressGuard = {
  readonly isBarred: (address: string | null, now: Date) => boolean;
  readonly countFailure: (address: string | null, now: Date) => void;
};

const WINDOW_MS = 15 * 60 * 1000;
/** Many people may share an address; each of them is wrong a few times. */
const MOST_FAILURES = 100;
const MOST_ADDRESSES = 50_000;

type Window = { readonly count: number; readonly endsAt: number };

/** Kept in memory: a restart forgives, and each process counts for itself. */
export function createAddressGuard(): AddressGuard {
  const windows = new Map<string, Window>();
  const current = (address: string, now: number): Window => {
    const found = windows.get(address);
    return found && found.endsAt > now ? found : { count: 0, endsAt: now + WINDOW_MS };
  };
  return {
    isBarred: (address, now) => address !== null && current(address, now.getTime()).count >= MOST_FAILURES,
    countFailure: (address, now) => {
      if (address === null) return;
      const window = current(address, now.getTime());
      windows.delete(address);
      windows.set(address, { ...window, count: window.count + 1 });
      const oldest = windows.size > MOST_ADDRESSES ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
    },
  };
}
