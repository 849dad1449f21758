import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";

export type EngineRegistry<Engine> = {
  /** The engine of the active model; null when none has been trained. A newly activated model and newly loaded sales are taken up within seconds. */
  readonly current: (kind: AppraisableKind) => Promise<Engine | null>;
};

type Sources<Engine> = {
  /** Names what an engine of now would be made of; null when there is no model. */
  readonly revision: (kind: AppraisableKind) => Promise<string | null>;
  /** Slow and large: reads the model and all sales. */
  readonly load: (kind: AppraisableKind) => Promise<Engine | null>;
  /** Told of a load that failed while an older engine goes on working. */
  readonly onStale: (kind: AppraisableKind, error: unknown) => void;
  readonly clock: Clock;
};

type Held<Engine> = { readonly revision: string | null; readonly engine: Engine | null };

/** What is known of one kind. */
type Shelf<Engine> = {
  held: Promise<Held<Engine>>;
  checkedAt: number;
  /** A newer engine is on its way. */
  isLoading: boolean;
  failed: { readonly revision: string; readonly at: number } | null;
};

/** How often the revision is asked for. */
const CHECK_EVERY: Milliseconds = seconds(5);
/** How soon what could not be loaded is tried again. */
const RETRY_AFTER: Milliseconds = minutes(1);

/**
 * Holds one engine per kind in memory. The first callers wait for it; later a newer one is loaded while the one before goes on answering, and when the
 * newer one cannot be loaded, it stays and the newer one is tried again after a minute.
 */
export function createEngineRegistry<Engine>({ revision, load, onStale, clock }: Sources<Engine>): EngineRegistry<Engine> {
  const shelves = new Map<AppraisableKind, Shelf<Engine>>();
  const now = () => clock.now().getTime();

  const loadFirst = async (kind: AppraisableKind): Promise<Held<Engine>> => {
    const wanted = await revision(kind);
    return { revision: wanted, engine: wanted === null ? null : await load(kind) };
  };

  const open = (kind: AppraisableKind): Shelf<Engine> => {
    const shelf: Shelf<Engine> = { held: loadFirst(kind), checkedAt: now(), isLoading: false, failed: null };
    shelves.set(kind, shelf);
    shelf.held.catch(() => shelves.delete(kind));
    return shelf;
  };

  const replace = async (kind: AppraisableKind, shelf: Shelf<Engine>, wanted: string): Promise<void> => {
    shelf.isLoading = true;
    try {
      shelf.held = Promise.resolve({ revision: wanted, engine: await load(kind) });
      shelf.failed = null;
    } catch (error) {
      shelf.failed = { revision: wanted, at: now() };
      onStale(kind, error);
    } finally {
      shelf.isLoading = false;
    }
  };

  const isToBeLoaded = ({ isLoading, failed }: Shelf<Engine>, wanted: string) =>
    !isLoading && (failed?.revision !== wanted || now() - failed.at >= RETRY_AFTER);

  return {
    current: async (kind) => {
      const known = shelves.get(kind);
      if (!known) return (await open(kind).held).engine;
      const { revision: loaded, engine } = await known.held;
      if (now() - known.checkedAt < CHECK_EVERY) return engine;
      known.checkedAt = now();
      const wanted = await revision(kind);
      if (wanted === loaded) return engine;
      if (wanted === null || engine === null) return (await open(kind).held).engine;
      if (isToBeLoaded(known, wanted)) void replace(kind, known, wanted);
      return engine;
    },
  };
}
