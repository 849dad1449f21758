import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts and authenticates what must not be readable from the database alone. `purpose` binds a value to its place. */
export type Secrets = {
  readonly seal: (purpose: string, plain: Uint8Array) => Buffer;
  /** Null for anything that was not sealed here for this purpose. */
  readonly open: (purpose: string, sealed: Uint8Array) => Buffer | null;
  /** HMAC-SHA256 under a key of its own for each purpose. */
  readonly mac: (purpose: string, data: string | Uint8Array) => Buffer;
};

const VERSION = 1;
const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES + IV_BYTES;

type MasterKey = { readonly id: Buffer; readonly sealing: Buffer; readonly raw: Buffer };

/**
 * The first key seals and authenticates; the others only open what was sealed before they were replaced. A key has 32 bytes.
 * A sealed value is: version, key id, nonce, AES-256-GCM text, tag.
 */
export function secretsFrom(keys: readonly Buffer[]): Secrets {
  const known = keys.map(masterKey);
  const [current] = known;
  if (!current) throw new Error("the identity service needs a key");
  const macKeys = new Map<string, Buffer>();
  return {
    seal: (purpose, plain) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current.sealing, iv).setAAD(Buffer.from(purpose));
      return Buffer.concat([Buffer.of(VERSION), current.id, iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const key = known.find(({ id }) => id.equals(bytes.subarray(1, 1 + KEY_ID_BYTES)));
      return key && bytes[0] === VERSION && bytes.length >= HEADER_BYTES + TAG_BYTES ? decipher(key, purpose, bytes) : null;
    },
    mac: (purpose, data) => {
      const key = macKeys.get(purpose) ?? derive(current.raw, `mac:${purpose}`);
      macKeys.set(purpose, key);
      return createHmac("sha256", key).update(data).digest();
    },
  };
}

function masterKey(raw: Buffer): MasterKey {
  if (raw.length !== 32) throw new Error(`the key of the identity service must have 32 bytes, not ${raw.length}`);
  return { raw, sealing: derive(raw, "sealing"), id: createHash("sha256").update(derive(raw, "id")).digest().subarray(0, KEY_ID_BYTES) };
}

function derive(raw: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", raw, "machinone identity", purpose, 32));
}

function decipher(key: MasterKey, purpose: string, bytes: Buffer): Buffer | null {
  const tagAt = bytes.length - TAG_BYTES;
  const cipher = createDecipheriv("aes-256-gcm", key.sealing, bytes.subarray(1 + KEY_ID_BYTES, HEADER_BYTES));
  cipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(tagAt));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(HEADER_BYTES, tagAt)), cipher.final()]);
  } catch {
    return null;
  }
}
