import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bucket, charge, take } from "./token-bucket.ts";

describe("token bucket", () => {
  const allowance = { capacity: 2, perSecond: 0.5 };

  it("gives a new caller its whole capacity, then says how long to wait", () => {
    const first = take(null, 0, allowance);
    const second = take(first.bucket, 0, allowance);
    const third = take(second.bucket, 0, allowance);

    expect([first.allowed, second.allowed]).toEqual([true, true]);
    expect(third).toEqual({ allowed: false, bucket: { tokens: 0, at: 0 }, retryAfterSeconds: 2 });
  });

  it("allows a call after the wait it has named", () => {
    const refused = take({ tokens: 0.25, at: 1000 }, 1000, allowance);
    const wait = refused.allowed ? 0 : refused.retryAfterSeconds * 1000;

    expect(wait).toBe(2000);
    expect(take(refused.bucket, 1000 + wait, allowance).allowed).toBe(true);
  });

  it("may be left in debt by what a call turned out to cost, no deeper than it is, and the next call waits for that", () => {
    const bucket = charge({ tokens: 1, at: 0 }, 0, allowance, 2);

    expect(bucket).toEqual({ tokens: -1, at: 0 });
    expect(take(bucket, 0, allowance)).toMatchObject({ allowed: false, retryAfterSeconds: 4 });
    expect(charge(bucket, 2000, allowance, 99)).toEqual({ tokens: -2, at: 2000 });
    expect(charge(null, 0, allowance, 1)).toEqual({ tokens: 1, at: 0 });
  });

  it("never fills beyond its capacity", () => {
    expect(take({ tokens: 0, at: 0 }, 3_600_000, allowance).bucket.tokens).toBe(1);
  });

  it("gives nothing for a clock that runs backwards", () => {
    expect(take({ tokens: 0, at: 10_000 }, 0, allowance)).toMatchObject({ allowed: false, bucket: { tokens: 0, at: 10_000 } });
  });

  it("never allows more than the capacity plus the rate times the time, however calls are spread", () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 200 });
    const allowances = fc.record({ capacity: fc.integer({ min: 1, max: 20 }), perSecond: fc.double({ min: 0.1, max: 10, noNaN: true }) });
    fc.assert(
      fc.property(pauses, allowances, (gaps, limit) => {
        let bucket: Bucket | null = null;
        let now = 0;
        let allowed = 0;
        for (const gap of gaps) {
          now += gap;
          const taken = take(bucket, now, limit);
          bucket = taken.bucket;
          if (taken.allowed) allowed += 1;
        }
        expect(allowed).toBeLessThanOrEqual(limit.capacity + (limit.perSecond * now) / 1000 + 1e-6);
      }),
    );
  });
});
