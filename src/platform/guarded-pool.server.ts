import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { asUnreachable, DatabaseClosed, DatabaseUnreachable, isConnectionFailure } from "./database-unreachable.ts";

export type PoolSettings = pg.PoolConfig & {
  /** How long a caller waits for a connection while others use them all; null: as long as it takes. */
  readonly patienceMs: number | null;
  /** How many callers may wait at once; whoever comes then is refused at once. */
  readonly mostWaiting: number;
  /** Hears once of every connection that is lost, idle or at work. */
  readonly onLost: (error: Error) => void;
  readonly onOpened: (client: pg.PoolClient) => void;
};

/** A new connection takes milliseconds; a server that does not answer at all is known by this. */
const CONNECTS_WITHIN_MS = 2000;

/**
 * A pool whose connections may be lost at any time. Each is listened to from its first moment to its last, for an error that nobody hears ends the
 * process; one that broke is closed and never handed out again. What fails for want of a connection fails with `DatabaseUnreachable`.
 */
export function guardedPool({ patienceMs, mostWaiting, onLost, onOpened, ...settings }: PoolSettings): PostgresPool {
  const pool = new pg.Pool({ ...settings, keepAlive: true, Client: BoundedClient });
  const broken = new WeakSet<pg.PoolClient>();
  // What loses a connection is told more than once, and of one at work by the connection alone.
  pool.on("connect", (client) => client.once("error", (error) => pool.ending || onLost(error)).on("error", () => undefined));
  pool.on("connect", onOpened);
  pool.on("connect", (client) => nameLosses(client, () => broken.add(client)));
  pool.on("error", () => undefined);
  const waiters = new Set<Refuse>();
  const connect = async (): Promise<PostgresPoolClient> => {
    if (pool.ending) throw new DatabaseClosed();
    if (pool.waitingCount >= mostWaiting) throw unreached(`${mostWaiting} others wait for a connection already`);
    try {
      return destroyedIfBroken(await patiently(pool.connect(), waiters, patienceMs), broken);
    } catch (error) {
      // A server that does not even refuse would let those who wait behind this one wait as long again, one after the other.
      if (isSilence(error)) for (const refuse of [...waiters]) refuse(error);
      throw asUnreachable(error, "connecting");
    }
  };
  const goodbyes = new Set<Promise<void>>();
  pool.on("connect", (client) => {
    const goodbye = new Promise<void>((resolve) => client.once("end", resolve));
    goodbyes.add(goodbye);
    void goodbye.then(() => goodbyes.delete(goodbye));
  });
  // The pool counts a connection as gone as soon as it says goodbye: a server that stops right then would still have it to end.
  const end = async () => {
    if (!pool.ending) await pool.end();
    await Promise.all(goodbyes);
  };
  return { connect, end, options: pool.options };
}

/** The pool itself would count the time for a new connection and the wait for a free one alike. */
class BoundedClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECTS_WITHIN_MS });
  }
}

type Refuse = (error: unknown) => void;

/** Waits for a connection as long as the patience lasts. One that comes too late goes back to the pool. */
function patiently(taken: Promise<pg.PoolClient>, waiters: Set<Refuse>, patienceMs: number | null): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const refuse: Refuse = (error) => {
      isOver = true;
      waiters.delete(refuse);
      clearTimeout(timer);
      reject(error);
    };
    const giveUp = () => isOver || refuse(unreached(`no connection was free within ${patienceMs} ms`));
    // A process that was busy elsewhere looks once more what came before it gives up.
    const timer = patienceMs === null ? undefined : setTimeout(() => setImmediate(() => setImmediate(giveUp)), patienceMs);
    waiters.add(refuse);
    taken.then((client) => {
      if (isOver) return client.release();
      isOver = true;
      waiters.delete(refuse);
      clearTimeout(timer);
      return resolve(client);
    }, refuse);
  });
}

/** A statement that fails with its connection says so, in a transaction and out of one. */
function nameLosses(client: pg.PoolClient, onBroken: () => void): void {
  const { query } = client;
  const named = (error: unknown) => {
    if (isConnectionFailure(error)) onBroken();
    return Promise.reject(asUnreachable(error, "working"));
  };
  const guarded = (...given: unknown[]): unknown => {
    const asked: unknown = Reflect.apply(query, client, given);
    return asked instanceof Promise ? asked.catch(named) : asked;
  };
  Object.assign(client, { query: guarded });
}

/** The last word of the server comes before its connection ends: in between the pool would take the connection for a good one. */
function destroyedIfBroken(client: pg.PoolClient, broken: WeakSet<pg.PoolClient>): PostgresPoolClient {
  const release = client.release.bind(client);
  client.release = (destroy) => release(destroy || broken.has(client));
  return client as PostgresPoolClient;
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === "timeout expired";
}

function unreached(why: string): DatabaseUnreachable {
  return new DatabaseUnreachable("connecting", new Error(why));
}
