import fc from "fast-check";
import { expect, it, test } from "vitest";
import { formatToken, readToken, TOKEN_BYTES, tokenFrom } from "./letter-token.ts";
import { nextState } from "./mailing-state.ts";
import { MAILING_STATES } from "./types.ts";

it("a code of a letter is read as it is typed from paper", () => {
  const token = tokenFrom(Uint8Array.from({ length: TOKEN_BYTES }, (_, i) => i * 25));
  expect(formatToken(token)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(readToken(` ${formatToken(token).toLowerCase()} `)).toBe(token);
  expect(readToken("Ｏ０il-1111-2222-3333")).toBe("0011111122223333");
});

it.each(["", "7Q3K", "7Q3K-9MZX-2B4W-TR8U", "7Q3K-9MZX-2B4W-TR8HH", "あ".repeat(16)])("%j is no code", (text) => {
  expect(readToken(text)).toBeNull();
});

test("different bytes are different codes", () => {
  const bytes = fc.uint8Array({ minLength: TOKEN_BYTES, maxLength: TOKEN_BYTES });
  fc.assert(fc.property(bytes, bytes, (one, other) => (tokenFrom(one) === tokenFrom(other)) === (String(one) === String(other))));
});

test("a mailing is confirmed once and closed once", () => {
  expect(MAILING_STATES.map((state) => [nextState(state, "confirm"), nextState(state, "close")])).toEqual([
    ["ready", "closed"],
    [null, "closed"],
    [null, null],
  ]);
});
