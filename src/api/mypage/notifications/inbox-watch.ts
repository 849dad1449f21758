import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";

type Watcher = {
  readonly recipient: string;
  readonly until: number;
  /** Whether it still may see them. */
  readonly isWelcome: () => Promise<boolean>;
  readonly send: (text: string) => void;
  readonly end: () => void;
  told: number | null;
};

type WatchParts = {
  readonly clock: Clock;
  readonly unreadOf: (recipients: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Does something again and again; answers how to end it. */
  readonly every: (time: Milliseconds, work: () => void) => () => void;
};

type NewWatcher = Pick<Watcher, "recipient" | "isWelcome" | "send" | "end">;

/** Short enough for proxies that close what is silent for 30 s. */
const TICK = seconds(5);
const TICKS_BETWEEN_BEATS = 4;
const LONGEST = minutes(10);
const MOST_OF_ONE = 4;
const MOST_OF_ALL = 500;

export type InboxWatch = {
  /** Null: too many watch already. Else how to leave. */
  readonly open: (watcher: NewWatcher) => (() => void) | null;
};

/** Tells whoever watches how many of their notices are unread, whenever that changes: one question to the database for all of them. */
export function inboxWatch({ clock, unreadOf, every }: WatchParts): InboxWatch {
  const watchers = new Set<Watcher>();
  let stop: (() => void) | null = null;
  let ticks = 0;
  let isBusy = false;
  const leave = (watcher: Watcher) => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    stop?.();
    stop = null;
  };
  /** Whoever has left cannot be told anything any more: while others are asked about, anybody may. */
  const isHere = (watcher: Watcher) => watchers.has(watcher);
  const end = (watcher: Watcher) => {
    if (!isHere(watcher)) return;
    leave(watcher);
    watcher.end();
  };
  const tell = async (some: readonly Watcher[]) => {
    const unread = await unreadOf([...new Set(some.map(({ recipient }) => recipient))]);
    for (const watcher of some.filter(isHere)) {
      const count = unread.get(watcher.recipient) ?? 0;
      if (watcher.told === count) continue;
      watcher.told = count;
      watcher.send(`data: ${count}\n\n`);
    }
  };
  const beat = async () => {
    const now = clock.now().getTime();
    for (const watcher of [...watchers]) {
      if (now >= watcher.until || !(await watcher.isWelcome())) end(watcher);
      else if (isHere(watcher)) watcher.send(": \n\n");
    }
  };
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    ticks += 1;
    try {
      if (ticks % TICKS_BETWEEN_BEATS === 0) await beat();
      await tell([...watchers]);
    } catch {
      // Without an answer nobody can be told: the browser asks by itself.
      for (const watcher of [...watchers]) end(watcher);
    } finally {
      isBusy = false;
    }
  };
  return {
    open: (given) => {
      const own = [...watchers].filter(({ recipient }) => recipient === given.recipient).length;
      if (watchers.size >= MOST_OF_ALL || own >= MOST_OF_ONE) return null;
      const watcher: Watcher = { ...given, until: clock.now().getTime() + LONGEST, told: null };
      watchers.add(watcher);
      stop ??= every(TICK, () => void tick());
      void tell([watcher]).catch(() => end(watcher));
      return () => leave(watcher);
    },
  };
}
