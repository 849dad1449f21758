import { beforeAll, beforeEach, expect, it } from "vitest";
import { queriesOf } from "#domain/queries/index.server.ts";
import { answerSuggestion, latestBatch, makeDigest, react, suggestion } from "#domain/recommendation/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";

const MORNING = new Date("2026-11-23T23:30:00Z");
const clock = movableClock(MORNING);
const ME = "member:sub-1";
let at: Recommended;
let query: string;

beforeAll(async () => {
  at = await recommended(clock);
  const stations = [{ stationGroup: "g1", stationName: "豊洲", minutes: 9, busMinutes: null, line: null }];
  await at.homes(Array.from({ length: 9 }, (_, i) => ({ id: `h${i}`, stations })));
});
beforeEach(async () => {
  clock.moveTo(MORNING);
  await at.clear("delivery_batch", "outbox", "home_reaction", "user_query", "notification_setting");
  await at.settings("sub-1");
  ({ id: query } = await at.query("sub-1", { walkMinutesMax: 10 }));
  await makeDigest(at.deps, ME);
  await at.carry();
});

async function tooFar(...homes: string[]): Promise<void> {
  const batch = await latestBatch(at.db, ME);
  for (const listingId of homes) {
    clock.advance(1_000);
    await react(at.deps, ME, { listingId, kind: "nope", reason: "walk", batchId: batch?.id ?? "" });
  }
}
const wish = async () => (await queriesOf(at.db, "sub-1"))[0];
const answer = (isYes: boolean) => answerSuggestion(at.deps, ME, { queryId: query, reason: "walk", isYes });

it("proposes a change after three like refusals, and changes the condition only after a yes", async () => {
  await tooFar("h0", "h1");
  expect(await suggestion(at.deps, ME)).toBeNull();
  expect(await answer(true)).toEqual({ ok: false, reason: "unknown" });
  await tooFar("h2");
  expect(await suggestion(at.deps, ME)).toMatchObject({
    queryId: query,
    text: "駅から遠い物件が3件続きました。駅徒歩を7分以内に変えますか。",
  });
  expect(await wish()).toMatchObject({ version: 1, wish: { walkMinutesMax: 10 } });
  expect(await answer(true)).toEqual({ ok: true, value: null });
  expect(await wish()).toMatchObject({ version: 2, wish: { walkMinutesMax: 7 } });
  expect(await suggestion(at.deps, ME)).toBeNull();
});

it("does not ask again after a no, until newer refusals say the same", async () => {
  await tooFar("h0", "h1", "h2");
  clock.advance(1_000);
  expect(await answer(false)).toEqual({ ok: true, value: null });
  expect(await suggestion(at.deps, ME)).toBeNull();
  expect(await wish()).toMatchObject({ version: 1 });
  await tooFar("h3");
  expect(await suggestion(at.deps, ME)).not.toBeNull();
});

it("proposes nothing to somebody else, and nothing for a condition that is gone", async () => {
  await tooFar("h0", "h1", "h2");
  expect(await suggestion(at.deps, "member:sub-2")).toBeNull();
  await at.pause("sub-1", query);
  expect(await suggestion(at.deps, ME)).toBeNull();
});
