import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import { movableClock } from "#platform/clock.ts";
import { issueCredentials, openSessionToken } from "./session-credentials.server.ts";

const clock = movableClock(new Date("2026-08-08T00:00:00.500Z"));
const service = { clock, randomBytes, secrets: secretsFrom([randomBytes(32)]) };
const holder = { identityId: "ap-northeast-1:1", isGuest: false, role: null };

describe("issueCredentials", () => {
  it("gives a key of AWS's form that lives an hour, and a token that says so", () => {
    const made = issueCredentials(service, holder);
    const opened = openSessionToken(service, made.AccessKeyId, made.SessionToken);

    expect(made.AccessKeyId).toMatch(/^ASIA[A-Z0-9]{16}$/);
    expect(made.SecretKey).toHaveLength(40);
    expect(made.Expiration).toBe(Date.parse("2026-08-08T01:00:00Z") / 1000);
    expect(opened).toMatchObject({ ok: true, value: { ...holder, secret: made.SecretKey } });
  });

  it("shows nothing of the secret in the token", () => {
    const { SecretKey, SessionToken } = issueCredentials(service, holder);

    expect(Buffer.from(SessionToken, "base64url").toString("latin1")).not.toContain(SecretKey);
  });
});

describe("openSessionToken", () => {
  it("refuses a token of another key, of another place and one that was changed", () => {
    const [mine, other] = [issueCredentials(service, holder), issueCredentials(service, holder)];
    const elsewhere = { ...service, secrets: secretsFrom([randomBytes(32)]) };
    const changed = Buffer.from(mine.SessionToken, "base64url");
    changed[40] = (changed[40] ?? 0) ^ 1;

    expect(openSessionToken(service, other.AccessKeyId, mine.SessionToken)).toEqual({ ok: false, reason: "invalid" });
    expect(openSessionToken(elsewhere, mine.AccessKeyId, mine.SessionToken)).toEqual({ ok: false, reason: "invalid" });
    expect(openSessionToken(service, mine.AccessKeyId, changed.toString("base64url"))).toEqual({ ok: false, reason: "invalid" });
    expect(openSessionToken(service, mine.AccessKeyId, "")).toEqual({ ok: false, reason: "invalid" });
  });

  it("refuses a token after its hour", () => {
    const made = issueCredentials(service, holder);
    clock.advance(3_600_000);

    expect(openSessionToken(service, made.AccessKeyId, made.SessionToken)).toEqual({ ok: false, reason: "expired" });
  });
});
