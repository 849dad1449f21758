import { createHash } from "node:crypto";
import type { Milliseconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Checked } from "./types.ts";

type Memory = { readonly clock: Clock; readonly lifetime: Milliseconds; readonly most: number };

/**
 * Asks about a token at most once in a while; whoever asks meanwhile waits for the same answer. That the service was not reached is not
 * kept. Tokens are known by their hash, and the one asked for longest ago is forgotten first.
 */
export function confirmedTokens<T>(
  { clock, lifetime, most }: Memory,
  ask: (token: string) => Promise<Checked<T>>,
): (token: string) => Promise<Checked<T>> {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<Checked<T>> }>();
  return async (token) => {
    const key = createHash("sha256").update(token).digest("base64url");
    const now = clock.now().getTime();
    const found = kept.get(key);
    if (found && now - found.at < lifetime) return found.answer;
    const entry = { at: now, answer: ask(token) };
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.size > most ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    const answer = await entry.answer;
    if (answer === "unreached" && kept.get(key) === entry) kept.delete(key);
    return answer;
  };
}
