import { createHmac, createSecretKey, hkdfSync } from "node:crypto";
import { tokenFrom } from "#domain/direct-mail/core/letter-token.ts";
import { addSealedKey, putSealedKey, sealedKey } from "#domain/direct-mail/stores/stop-store.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";
import { formerStopKey, stopKey } from "./stop-key.ts";

/** What letters and the register of stops are keyed by. */
export type MailingKeys = {
  /** Of an address in any writing; only so is it kept in the register. */
  readonly addressHash: (address: string) => Buffer;
  /** Of an address, under each key that the register may have it by: today's first. */
  readonly askedHashes: (address: string) => readonly Buffer[];
  /** The code that the letter to a recipient brings: always the same, so that a letter that is drawn anew leads where the first one did. */
  readonly tokenOf: (recipientId: string) => string;
  /** As a code is kept. */
  readonly tokenHash: (token: string) => Buffer;
};

/** Reads the key at the first need, and makes it where there is none. */
export type OpenMailingKeys = () => Promise<MailingKeys>;

type KeyDeps = { readonly db: Db; readonly sealing: Sealing; readonly randomBytes: RandomBytes; readonly clock: Clock };

const PURPOSE = "mailing-key";
const KEY_BYTES = 32;

/**
 * The keys of letters, from one key that lies in the database, sealed. It is sealed anew by each process that reads it, so that it goes along when the key of the
 * identity service is replaced; it never changes itself. Rejects where it cannot be opened.
 */
export function mailingKeys(deps: KeyDeps): OpenMailingKeys {
  let kept: Promise<MailingKeys> | null = null;
  return () => {
    kept ??= openKey(deps).then(keysFrom);
    kept.catch(() => {
      kept = null;
    });
    return kept;
  };
}

async function openKey({ db, sealing, randomBytes, clock }: KeyDeps): Promise<Uint8Array> {
  if ((await sealedKey(db)) === null) await addSealedKey(db, sealing.seal(PURPOSE, randomBytes(KEY_BYTES)), clock.now());
  const before = await sealedKey(db);
  const key = before && sealing.open(PURPOSE, before);
  if (!key) throw new Error("the key of the register of stops cannot be opened: it was sealed with another key");
  await putSealedKey(db, { before, sealed: sealing.seal(PURPOSE, key) });
  return key;
}

function keysFrom(key: Uint8Array): MailingKeys {
  const mac = (purpose: string) => {
    // As an object: a buffer would be read anew for each of thousands of addresses.
    const own = createSecretKey(Buffer.from(hkdfSync("sha256", key, "", `mailing ${purpose}`, KEY_BYTES)));
    return (text: string) => createHmac("sha256", own).update(text).digest();
  };
  const [ofAddress, formerly, ofRecipient, ofToken] = [mac("address as spelled out"), mac("address"), mac("recipient"), mac("token")];
  return {
    addressHash: (address) => ofAddress(stopKey(address)),
    askedHashes: (address) => [ofAddress(stopKey(address)), formerly(formerStopKey(address))],
    tokenOf: (recipientId) => tokenFrom(ofRecipient(recipientId)),
    tokenHash: ofToken,
  };
}
