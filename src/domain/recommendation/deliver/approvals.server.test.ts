import { beforeAll, beforeEach, expect, it } from "vitest";
import { readSettings } from "#domain/notifications/index.server.ts";
import { hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";
import { approveBatch, expireApprovals, rejectBatch, waitingBatches } from "./approvals.server.ts";
import { versionsOf, wishesOfPerson } from "./digests.server.ts";
import { putOnWay } from "./put-on-way.server.ts";
import { slateFor } from "./slate.server.ts";

const clock = movableClock(new Date("2026-11-23T23:30:00Z"));
const ME = "member:sub-1";
let at: Recommended;
let id: string;
let day = 0;

beforeAll(async () => {
  at = await recommended(clock);
  await at.homes([{ id: "h1" }]);
  await at.settings("sub-1", { quiet: null });
  await at.query("sub-1");
});

/** A digest that somebody of an office looks at first. */
beforeEach(async () => {
  day += 1;
  await at.clear("delivery_batch");
  const [settings, wishes] = await Promise.all([readSettings(at.db, ME), wishesOfPerson(at.deps, ME)]);
  const slate = await slateFor(at.deps, ME, wishes, "seed");
  const outcome = await putOnWay(at.deps, {
    ...{ recipient: ME, settings, way: { channel: "mail", at: clock.now() }, seed: "seed", tenant: "mihon-home", isApprovedFirst: true },
    ...{ topic: "recommendation", windowKey: `day ${day}`, queryVersions: versionsOf(wishes) },
    ...slate,
  });
  expect(outcome).toBe("waiting");
  id = (await waitingBatches(at.deps))[0]?.id ?? "";
});

it("does not go out before somebody approved it, and once after", async () => {
  expect(await at.carry()).toBe(0);
  expect(await waitingBatches(at.deps)).toMatchObject([{ id, tenant: "mihon-home", recipient: ME, homes: 1 }]);
  expect(await approveBatch(at.deps, id)).toEqual({ ok: true, value: null });
  expect(await approveBatch(at.deps, id)).toEqual({ ok: false, reason: { notFrom: "queued" } });
  expect(await at.carry()).toBe(1);
  expect(await waitingBatches(at.deps)).toEqual([]);
});

it("does not go out where it was rejected, nor afterwards", async () => {
  expect(await rejectBatch(at.deps, id)).toEqual({ ok: true, value: null });
  expect(await approveBatch(at.deps, id)).toEqual({ ok: false, reason: { notFrom: "cancelled" } });
  expect(await rejectBatch(at.deps, "none")).toEqual({ ok: false, reason: "unknown" });
  expect(await at.carry()).toBe(0);
});

it("is called off where nobody answered for a day", async () => {
  clock.advance(hours(23));
  expect(await expireApprovals(at.deps)).toBe(0);
  clock.advance(hours(1));
  expect(await expireApprovals(at.deps)).toBe(1);
  expect(await approveBatch(at.deps, id)).toEqual({ ok: false, reason: { notFrom: "cancelled" } });
});
