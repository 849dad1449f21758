import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import { hashRefreshSecret, newRefreshToken, nextRefreshToken, openRefreshToken, refreshTokenAge } from "./refresh-token.server.ts";

const service = { secrets: secretsFrom([Buffer.alloc(32, 1)]), randomBytes };
const grantId = randomUUID();

describe("a refresh token", () => {
  it("opens to its grant and to a secret of which only a MAC is kept", () => {
    const { text, hash } = newRefreshToken(service, grantId);
    expect(text).toMatch(/^[\w-]+$/);
    const opened = openRefreshToken(service, text);
    expect(opened?.grantId).toBe(grantId);
    expect(hashRefreshSecret(service, opened?.secret ?? Buffer.alloc(0))).toEqual(hash);
    expect(hash).not.toEqual(opened?.secret);
  });

  it("does not open when it was changed, cut or made elsewhere", () => {
    const { text } = newRefreshToken(service, grantId);
    const elsewhere = newRefreshToken({ secrets: secretsFrom([Buffer.alloc(32, 2)]), randomBytes }, grantId).text;
    const changed = text.slice(0, -2) + (text.endsWith("AA") ? "BB" : "AA");
    for (const wrong of [changed, text.slice(0, 40), "", "made-up", elsewhere]) expect(openRefreshToken(service, wrong)).toBeNull();
  });

  it("is followed by the same token whoever asks, and that one by another", () => {
    const secret = randomBytes(32);
    const [first, again] = [nextRefreshToken(service, grantId, secret), nextRefreshToken(service, grantId, secret)];
    expect(first.hash).toEqual(again.hash);
    expect(openRefreshToken(service, first.text)).toEqual(openRefreshToken(service, again.text));
    const opened = openRefreshToken(service, first.text);
    expect(nextRefreshToken(service, grantId, opened?.secret ?? secret).hash).not.toEqual(first.hash);
  });
});

describe("the age of a refresh token", () => {
  const [newest, before, oldest] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const until = new Date("2026-04-01T00:01:00Z");
  const justBefore = new Date(until.getTime() - 1);
  const rotated = { refreshHash: newest, previousHash: before, previousUntil: until };

  it("is current for the newest, previous for the one before until its grace ends, and old for all others", () => {
    expect(refreshTokenAge(rotated, newest, until)).toBe("current");
    expect(refreshTokenAge(rotated, before, justBefore)).toBe("previous");
    expect(refreshTokenAge(rotated, before, until)).toBe("old");
    expect(refreshTokenAge(rotated, oldest, justBefore)).toBe("old");
  });

  it("is old for any other token of a grant that was never rotated", () => {
    expect(refreshTokenAge({ refreshHash: newest, previousHash: null, previousUntil: null }, before, justBefore)).toBe("old");
  });
});
