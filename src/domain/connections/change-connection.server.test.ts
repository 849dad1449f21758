import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { type ConnectDeps, saveOwner, saveWaiting, withdrawOwner, withdrawWaiting } from "./change-connection.server.ts";

const KEY = "toyosu-residence";
const conditions = { layouts: [], areaFromM2: null, areaToM2: null, priceUpTo: null, note: "  南向き  " };
const unit = { floor: 5, layout: null, areaM2: null, note: " " };

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
let made = 0;

beforeAll(async () => {
  await insertMarket(db, { apartments: [anApartment()] });
});

type Account = Awaited<ReturnType<ConnectDeps["getUser"]>>;
const account = (email: string, verified: boolean): Account => ({
  username: "u",
  attributes: { email, email_verified: String(verified) },
});

/** A member, and what their acts are done with; `woken` counts how often the queue of mails was woken. */
function aMember(user: Account, { queue = async () => undefined as never } = {}) {
  made += 1;
  const woken: string[] = [];
  const jobs = {
    send: async (name: string) => {
      woken.push(name);
      return queue();
    },
  };
  const deps: ConnectDeps = { db, clock, randomBytes, jobs, getUser: async () => user };
  return {
    deps,
    woken,
    asked: { member: { sub: `sub-${made}`, accessToken: "t", username: "u", isEmailVerified: true }, apartmentKey: KEY },
  };
}

async function mailsTo(to: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select kind from outbox where recipient = ${to} order by id`.execute(db);
  return rows.map(({ kind }) => kind);
}

describe("a member who waits", () => {
  it("is answered with what there is now, the note trimmed, and the queue of mails is woken", async () => {
    const { deps, asked, woken } = aMember(account("a@example.jp", true));

    const saved = await saveWaiting(deps, asked, { conditions, wantsMail: true, seen: null });

    expect(saved).toMatchObject({
      ok: true,
      value: { waiting: { note: "南向き", mailTo: "a@example.jp", state: "waiting" }, owner: null },
    });
    expect(woken).toHaveLength(1);
    expect(await mailsTo("a@example.jp")).toEqual(["waiting-joined"]);
  });

  it("is refused before anybody is asked when a note names a way to reach them", async () => {
    const { deps, asked, woken } = aMember("unreached");
    const given = { conditions: { ...conditions, note: "090-1234-5678" }, wantsMail: true, seen: null };

    expect(await saveWaiting(deps, asked, given)).toEqual({ ok: false, reason: { faults: [{ field: "note", reason: "contact" }] } });
    expect(woken).toEqual([]);
  });

  it.each([
    ["unverified", account("b@example.jp", false), { faults: [{ field: "wantsMail", reason: "unverified" }] }],
    ["unknown to the identity service", null, "gone"],
    ["not to be asked about now", "unreached", "unreached"],
  ] as const)("cannot have mails to an address that is %s, and nothing is kept", async (_, user, reason) => {
    const { deps, asked } = aMember(user);

    expect(await saveWaiting(deps, asked, { conditions, wantsMail: true, seen: null })).toEqual({ ok: false, reason });
    expect(await withdrawWaiting(deps, asked)).toEqual({ ok: false, reason: "unknown" });
  });

  it("is kept where the queue of mails cannot be woken", async () => {
    const { deps, asked } = aMember(null, { queue: () => Promise.reject(new Error("no queue")) });

    expect(await saveWaiting(deps, asked, { conditions, wantsMail: false, seen: null })).toMatchObject({ ok: true });
    expect(await withdrawWaiting(deps, asked)).toMatchObject({ ok: true, value: { waiting: { state: "withdrawn" } } });
  });
});

describe("an owner", () => {
  it("registers without a verified address, and gets no receipt then", async () => {
    const { deps, asked } = aMember(account("c@example.jp", false));

    expect(await saveOwner(deps, asked, { unit, seen: null })).toMatchObject({ ok: true, value: { owner: { floor: 5, note: null } } });
    expect(await mailsTo("c@example.jp")).toEqual([]);
    expect(await withdrawOwner(deps, asked)).toMatchObject({ ok: true, value: { owner: { state: "withdrawn" } } });
    expect(await withdrawOwner(deps, asked)).toEqual({ ok: false, reason: { notFrom: "withdrawn" } });
  });
});
