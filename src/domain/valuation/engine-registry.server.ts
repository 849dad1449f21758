import type { AppraisableKind } from "#domain/valuation/types.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";

export type EngineRegistry<Engine> = {
  /** The engine of the active model; null when none has been trained. A newly activated model is taken up within seconds. */
  readonly current: (kind: AppraisableKind) => Promise<Engine | null>;
};

type Sources<Engine> = {
  readonly activeVersion: (kind: AppraisableKind) => Promise<string | null>;
  /** Slow and large: reads the model and all sales. */
  readonly load: (kind: AppraisableKind) => Promise<Engine | null>;
  /** Told of a load that failed while an older engine goes on working. */
  readonly onStale: (kind: AppraisableKind, error: unknown) => void;
  readonly clock: Clock;
};

type Held<Engine> = { readonly version: string | null; readonly engine: Engine | null; readonly checkedAt: number };

/** How often the active version is asked for. */
const CHECK_EVERY: Milliseconds = seconds(5);

/**
 * Holds one engine per kind in memory. Callers that come while one is being loaded wait for the same load. When the engine of a newer model cannot
 * be loaded, the one before it goes on, and the newer one is tried again at the next check.
 */
export function createEngineRegistry<Engine>({ activeVersion, load, onStale, clock }: Sources<Engine>): EngineRegistry<Engine> {
  const held = new Map<AppraisableKind, Promise<Held<Engine>>>();

  const refreshed = async (kind: AppraisableKind, before: Held<Engine> | null): Promise<Held<Engine>> => {
    const checkedAt = clock.now().getTime();
    const version = await activeVersion(kind);
    if (before && before.version === version) return { ...before, checkedAt };
    if (version === null) return { version, engine: null, checkedAt };
    try {
      return { version, engine: await load(kind), checkedAt };
    } catch (error) {
      if (!before?.engine) throw error;
      onStale(kind, error);
      return { ...before, checkedAt };
    }
  };

  const renew = (kind: AppraisableKind, before: Held<Engine> | null): Promise<Held<Engine>> => {
    const renewed = refreshed(kind, before);
    held.set(kind, renewed);
    renewed.catch(() => held.delete(kind));
    return renewed;
  };

  return {
    current: async (kind) => {
      const pending = held.get(kind);
      const before = pending ? await pending : null;
      const isFresh = before !== null && clock.now().getTime() - before.checkedAt < CHECK_EVERY;
      if (isFresh) return before.engine;
      const latest = held.get(kind);
      const renewal = latest && latest !== pending ? latest : renew(kind, before);
      return (await renewal).engine;
    },
  };
}
