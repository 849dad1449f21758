import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { days, seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { LineOutcome } from "#platform/line/types.ts";
import { testDatabase } from "#test/support/database.ts";
import { LINE_USER } from "#test/support/line.ts";
import { budgetState, OWN_CHANNEL } from "./channel.ts";
import { noteFollow, noteUnfollow } from "./line-account-store.server.ts";
import { lineBudgetState } from "./line-budget.server.ts";
import { lineCarrier } from "./line-carrier.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

let month = 0;

/** A month of its own with a carrier whose LINE answers as told. */
function aMonth(monthlyLimit: number) {
  month += 1;
  const clock = movableClock(new Date(Date.UTC(2030, month, 10)));
  const logged: string[] = [];
  const answers: { next: LineOutcome; asked: number } = { next: "sent", asked: 0 };
  const push = async () => {
    answers.asked += 1;
    return answers.next;
  };
  const log = pino({ level: "warn" }, { write: (line: string) => logged.push(line) });
  const own = { monthlyLimit, api: { push } };
  const theirs = { monthlyLimit: 1, api: { push } };
  const channelOf = async (tenant: string | null) => (tenant === null ? own : tenant === "mihon-home" ? theirs : null);
  const carry = lineCarrier({ db, clock, channelOf, log });
  const send = (given: object = {}) => carry({ to: LINE_USER, messages: [{}], retryKey: "k", tenant: null, ...given });
  return { clock, logged, answers, send, state: () => lineBudgetState({ db, clock, monthlyLimit }) };
}

describe("the messages of a month", () => {
  it("are counted as they are sent, and the last tenth is for urgent ones", async () => {
    const { send, state, answers } = aMonth(10);
    const all = await Promise.all(Array.from({ length: 12 }, () => send()));

    expect(all.filter((outcome) => outcome === "sent")).toHaveLength(9);
    expect(await state()).toMatchObject({ sent: 9, state: "reserve" });
    expect([await send(), await send({ isUrgent: true }), await send({ isUrgent: true })]).toEqual(["limit", "sent", "limit"]);
    expect(await state()).toMatchObject({ sent: 10, state: "spent" });
    expect(answers.asked).toBe(10);
  });

  it("are told of once, when four fifths are used", async () => {
    const { send, logged } = aMonth(10);
    for (let i = 0; i < 9; i += 1) await send();

    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("LINE_MONTHLY_LIMIT");
  });

  it("are not used by what LINE did not take", async () => {
    const { send, state, answers } = aMonth(10);
    for (const next of ["later", "refused"] as const) {
      answers.next = next;
      expect(await send()).toBe(next);
    }
    expect(await state()).toMatchObject({ sent: 0, state: "open" });
  });

  it("are spent when LINE says so, and begin anew with the month in Japan", async () => {
    const { send, state, answers, clock } = aMonth(10);
    answers.next = "limit";
    expect([await send(), await send({ isUrgent: true })]).toEqual(["limit", "limit"]);
    expect(answers.asked).toBe(1);
    expect((await state()).state).toBe("spent");
    clock.advance(days(40));
    expect(await state()).toMatchObject({ sent: 0, state: "open" });
    month += 2;
  });

  it("are none where the plan has none", () => {
    expect([budgetState(0, 0), budgetState(5, 6)]).toEqual(["spent", "reserve"]);
  });
});

it("those of a tenant's channel are counted by themselves", async () => {
  const { send, state, answers } = aMonth(10);
  const ofTenant = { tenant: "mihon-home", isUrgent: true };
  expect([await send(ofTenant), await send(ofTenant), await send()]).toEqual(["sent", "limit", "sent"]);
  expect([answers.asked, (await state()).sent]).toEqual([2, 1]);
});

it("nothing is asked of LINE for who has blocked the account, or for a tenant without a channel", async () => {
  const { send, answers, state, clock } = aMonth(10);
  const user = { provider: OWN_CHANNEL, userId: `U${"9".repeat(32)}` };
  await noteUnfollow(db, { ...user, at: clock.now() });

  expect(await send({ to: user.userId })).toBe("blocked");
  expect(await send({ tenant: "no-line-home" })).toBe("refused");
  expect([answers.asked, (await state()).sent]).toEqual([0, 0]);
  clock.advance(seconds(1));
  await noteFollow(db, { ...user, at: clock.now() });
  expect(await send({ to: user.userId })).toBe("sent");
});
