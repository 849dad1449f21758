import { argon2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const argon2Async = promisify(argon2);

// OWASP's first choice for argon2id with 19 MiB; here about 50 ms of one core.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,172})$/;

/** argon2id of a password as a PHC string. `nonce` are 16 random bytes. */
export async function argon2Hash(password: string, nonce: Buffer): Promise<string> {
  const tag = await argon2Async("argon2id", { message: password, nonce, tagLength: TAG_BYTES, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Whether the hash is of this password, at the cost the hash names; false for a string that is no argon2id hash. */
export async function matchesArgon2(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(phc) ?? [];
  if (nonce === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, "base64");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await argon2Async("argon2id", {
    message: password,
    nonce: Buffer.from(nonce, "base64"),
    tagLength: expected.length,
    ...cost,
  });
  return timingSafeEqual(found, expected);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={0,2}$/, "");
}
