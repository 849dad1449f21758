import { randomBytes } from "node:crypto";
import { createAddressGuard } from "#domain/identity/core/address-guard.ts";
import type { CustomAuth } from "#domain/identity/core/custom-auth.ts";
import type { SendMessage } from "#domain/identity/core/messages.ts";
import { createMetrics } from "#domain/identity/core/metrics.ts";
import { createPhantomFailures } from "#domain/identity/core/phantom-failures.ts";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { createTurns } from "#domain/identity/core/turns.ts";
import { createPasswords } from "#domain/identity/passwords/passwords.server.ts";
import { createDirectory } from "#domain/identity/pools/directory.server.ts";
import { createModularPower } from "#domain/identity/srp/srp-power.server.ts";
import { createSigningKeys } from "#domain/identity/tokens/signing-keys.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";

export type ServiceParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** 32 bytes each: the one that seals, and those from before. */
  readonly masterKeys: readonly Buffer[];
  readonly origin: () => string;
  readonly send: SendMessage;
  readonly customAuth: Readonly<Record<string, CustomAuth>>;
  readonly objects: Storage;
  readonly fetch: typeof globalThis.fetch;
  /** Left out: no table of places is configured. */
  readonly placeOf?: IdentityService["placeOf"];
};

/** Somebody who signs in on several devices at once has a few; more are a guesser's. */
const PASSWORDS_WAITING = 10;

/** Puts the identity service together. */
export function createIdentityService(parts: ServiceParts): IdentityService {
  const { db, clock, log, origin, send, customAuth, objects, fetch, placeOf = () => null } = parts;
  const secrets = secretsFrom(parts.masterKeys);
  const power = createModularPower();
  return {
    db,
    clock,
    log,
    randomBytes,
    secrets,
    directory: createDirectory({ db, secrets, clock }),
    keys: createSigningKeys({ db, secrets, clock }),
    passwords: createPasswords({ power, secrets, randomBytes }),
    power,
    addresses: createAddressGuard(),
    phantoms: createPhantomFailures(),
    turns: createTurns({ waiting: PASSWORDS_WAITING }),
    send,
    origin,
    customAuth,
    objects,
    fetch,
    metrics: createMetrics(),
    placeOf,
  };
}
