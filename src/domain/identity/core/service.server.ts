import type { ModularPower } from "#domain/identity/srp/srp.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import type { AddressGuard } from "./address-guard.ts";
import type { CustomAuth } from "./custom-auth.ts";
import type { SendMessage } from "./messages.ts";
import type { Metrics } from "./metrics.ts";
import type { Directory, Passwords, SigningKeys } from "./parts.server.ts";
import type { PhantomFailures } from "./phantom-failures.ts";
import type { Secrets } from "./secrets.server.ts";
import type { Turns } from "./turns.ts";

/** Everything an operation may need. Handlers take a `Pick` of it, so that their type says what they touch. */
export type IdentityService = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Unpredictable bytes (CSPRNG). */
  readonly randomBytes: (length: number) => Buffer;
  readonly secrets: Secrets;
  /** Pools and clients by id, remembered for a second. */
  readonly directory: Directory;
  readonly keys: SigningKeys;
  readonly passwords: Passwords;
  readonly power: ModularPower;
  readonly addresses: AddressGuard;
  readonly phantoms: PhantomFailures;
  /** One password of an account at a time. */
  readonly turns: Turns;
  readonly send: SendMessage;
  /** Where this service is reached, without a slash at the end; the issuer of a pool is `${origin()}/${poolId}`. */
  readonly origin: () => string;
  readonly customAuth: Readonly<Record<string, CustomAuth>>;
  /** Where the bytes of people's objects are kept. */
  readonly objects: Storage;
  /** Calls to outside sign-in providers. */
  readonly fetch: typeof globalThis.fetch;
  readonly metrics: Metrics;
  /** The JIS code of the prefecture of an address, where a table is configured that has it; null otherwise. */
  readonly placeOf: (ip: string | null) => string | null;
};
