import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { createTokenMemory, type VerifiedToken } from "./token-memory.ts";

const START = new Date("2026-11-21T03:00:00Z");

function verified(expiresInSeconds: number): VerifiedToken {
  const names = { sub: "s", iss: "i", client_id: "c", scope: "openid", username: "u", origin_jti: "o", jti: "j" };
  const claims = { ...names, token_use: "access", exp: START.getTime() / 1000 + expiresInSeconds } as const;
  return { claims, poolId: "ap-northeast-1_AAAAAAAAA" };
}

function memory() {
  const clock = movableClock(START);
  return { clock, tokens: createTokenMemory(clock, 10_000) };
}

describe("the memory of verified tokens", () => {
  it("knows a token it was given, and no other", () => {
    const { tokens } = memory();
    const token = verified(3600);
    tokens.keep("a.b.c", token);

    expect(tokens.find("a.b.c")).toBe(token);
    expect(tokens.find("a.b.d")).toBeNull();
  });

  it("forgets it after its time", () => {
    const { clock, tokens } = memory();
    tokens.keep("a.b.c", verified(3600));

    clock.advance(9_999);
    expect(tokens.find("a.b.c")).not.toBeNull();
    clock.advance(1);
    expect(tokens.find("a.b.c")).toBeNull();
  });

  it("forgets it when it expires", () => {
    const { clock, tokens } = memory();
    tokens.keep("a.b.c", verified(3));

    clock.advance(2_999);
    expect(tokens.find("a.b.c")).not.toBeNull();
    clock.advance(1);
    expect(tokens.find("a.b.c")).toBeNull();
  });

  it("does not grow without end", () => {
    const { tokens } = memory();
    const token = verified(3600);
    for (let i = 0; i < 25_000; i += 1) tokens.keep(`token-${i}`, token);
    const left = Array.from({ length: 25_000 }, (_, i) => tokens.find(`token-${i}`)).filter((found) => found !== null);

    expect(left.length).toBeLessThanOrEqual(10_000);
    expect(tokens.find("token-24999")).toBe(token);
  });
});
