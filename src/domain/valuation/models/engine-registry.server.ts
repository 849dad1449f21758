import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";

export type EngineRegistry<Engine> = {
  /** The engine of the active model; null when none has been trained. A newly activated model and newly loaded sales are taken up within seconds. */
  readonly current: (kind: AppraisableKind) => Promise<Engine | null>;
  /** The same without waiting: `loading` while the first engine that may answer is being read, which this begins. */
  readonly atHand: (kind: AppraisableKind) => Promise<Engine | null | "loading">;
};

type Sources<Engine> = {
  /** Names what an engine of now would be made of; null when there is no model. */
  readonly revision: (kind: AppraisableKind) => Promise<string | null>;
  /** Slow and large: reads the model and all sales. */
  readonly load: (kind: AppraisableKind) => Promise<Engine | null>;
  /** False for one that may not answer any more, as one made of samples that are gone. */
  readonly isOfUse: (engine: Engine) => Promise<boolean>;
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

type Found<Engine> = { readonly engine: Engine | null } | { readonly reading: Shelf<Engine> };

/** How often the revision is asked for. */
const CHECK_EVERY: Milliseconds = seconds(5);
/** How soon what could not be loaded is tried again. */
const RETRY_AFTER: Milliseconds = minutes(1);

/** What is held of each kind, and what is being read. */
function engineShelves<Engine>({ revision, load, onStale, clock }: Sources<Engine>) {
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

  /** Reads what is wanted, unless that is under way or has just failed. */
  const renew = (kind: AppraisableKind, shelf: Shelf<Engine>, wanted: string): void => {
    if (isToBeLoaded(shelf, wanted)) void replace(kind, shelf, wanted);
  };

  const isToBeLoaded = ({ isLoading, failed }: Shelf<Engine>, wanted: string) =>
    !isLoading && (failed?.revision !== wanted || now() - failed.at >= RETRY_AFTER);

  /** The shelf that somebody else opened in place of one; null: nobody did. */
  const openedSince = (kind: AppraisableKind, known: Shelf<Engine>) => {
    const shelf = shelves.get(kind);
    return shelf === undefined || shelf === known ? null : shelf;
  };

  return { known: (kind: AppraisableKind) => shelves.get(kind), open, openedSince, renew };
}

/**
 * Holds one engine per kind in memory. The first callers wait for it; later a newer one is loaded while the one before goes on answering, and when the
 * newer one cannot be loaded, it stays and the newer one is tried again after a minute. Nobody answers in place of one that is of no use.
 */
export function createEngineRegistry<Engine>(sources: Sources<Engine>): EngineRegistry<Engine> {
  const { revision, isOfUse, clock } = sources;
  const shelves = engineShelves(sources);

  /**
   * What there is: an engine that may answer, none, or one that is being read first. What is held is looked after from time to time; at once where it
   * cannot answer, and where it is none and somebody has to be told (`isUrgent`).
   */
  const find = async (kind: AppraisableKind, isUrgent: boolean): Promise<Found<Engine>> => {
    const shelf = shelves.known(kind);
    if (!shelf?.isHeld) return { reading: shelf ?? shelves.open(kind) };
    const held = await shelf.held;
    const engine = await ofUse(held.engine);
    const isEnough = engine !== null || (held.engine === null && !isUrgent);
    return isEnough && clock.now().getTime() - shelf.checkedAt < CHECK_EVERY ? { engine } : checked(kind, shelf, engine);
  };

  /** The same after asking what there should be. */
  const checked = async (kind: AppraisableKind, shelf: Shelf<Engine>, engine: Engine | null): Promise<Found<Engine>> => {
    shelf.checkedAt = clock.now().getTime();
    const [{ revision: loaded }, wanted] = await Promise.all([shelf.held, revision(kind)]);
    if (wanted === loaded) return { engine };
    if (wanted === null || engine === null) return { reading: shelves.openedSince(kind, shelf) ?? shelves.open(kind) };
    shelves.renew(kind, shelf, wanted);
    return { engine };
  };

  const ofUse = async (engine: Engine | null): Promise<Engine | null> => (engine !== null && (await isOfUse(engine)) ? engine : null);

  /** Waits for what is being read. */
  const read = async (shelf: Shelf<Engine>) => ofUse((await shelf.held).engine);

  return {
    current: async (kind) => {
      const found = await find(kind, false);
      return "reading" in found ? read(found.reading) : found.engine;
    },
    atHand: async (kind) => {
      const found = await find(kind, true);
      if (!("reading" in found)) return found.engine;
      return !found.reading.isHeld && (await found.reading.wanted) !== null ? "loading" : read(found.reading);
    },
  };
}
