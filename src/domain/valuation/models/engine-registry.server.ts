import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";

export type EngineRegistry<Engine> = {
  /** The engine of the active model; null when none has been trained. A newly activated model and newly loaded sales are taken up within seconds. */
  readonly current: (kind: AppraisableKind) => Promise<Engine | null>;
  /** The same without waiting: `loading` while the first engine is being read, which this begins. */
  readonly atHand: (kind: AppraisableKind) => Promise<Engine | null | "loading">;
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
  /** What is being read first; null: there is nothing to be read. */
  readonly wanted: Promise<string | null>;
  held: Promise<Held<Engine>>;
  isHeld: boolean;
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

  const loadFirst = async (kind: AppraisableKind, asked: Promise<string | null>): Promise<Held<Engine>> => {
    const wanted = await asked;
    return { revision: wanted, engine: wanted === null ? null : await load(kind) };
  };

  const open = (kind: AppraisableKind): Shelf<Engine> => {
    const wanted = revision(kind);
    const held = loadFirst(kind, wanted);
    const shelf: Shelf<Engine> = { wanted, held, isHeld: false, checkedAt: now(), isLoading: false, failed: null };
    shelves.set(kind, shelf);
    held.then(
      () => {
        shelf.isHeld = true;
      },
      () => shelves.delete(kind),
    );
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

  /** The shelf as it should be now: looked after from time to time, and opened anew where what it holds is of no use. */
  const lookAfter = async (kind: AppraisableKind): Promise<Shelf<Engine>> => {
    const known = shelves.get(kind);
    if (!known) return open(kind);
    if (!known.isHeld || now() - known.checkedAt < CHECK_EVERY) return known;
    known.checkedAt = now();
    const { revision: loaded, engine } = await known.held;
    const wanted = await revision(kind);
    if (wanted === loaded) return known;
    if (wanted === null || engine === null) return open(kind);
    if (isToBeLoaded(known, wanted)) void replace(kind, known, wanted);
    return known;
  };

  return {
    current: async (kind) => (await (await lookAfter(kind)).held).engine,
    atHand: async (kind) => {
      const shelf = await lookAfter(kind);
      if (!shelf.isHeld && (await shelf.wanted) !== null) return "loading";
      return (await shelf.held).engine;
    },
  };
}
