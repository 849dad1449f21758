import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Member, StatedPurpose } from "#domain/members/core/types.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { giveConsent, listConsents, redactDueConsents, withdrawConsent } from "./consents.server.ts";
import { registerMemberJobs } from "./member-jobs.server.ts";
import { currentText } from "./purposes.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

let made = 0;
function aMember(): Member {
  made += 1;
  return { sub: `sub-${made}`, username: `name-${made}`, accessToken: "", isEmailVerified: true };
}
const deps = () => ({ db, clock, randomBytes });
const give = (member: Member, purpose: StatedPurpose) =>
  giveConsent(deps(), member, { purpose, textVersion: currentText(purpose).version, sourceHash: "hash" });

describe("consents that were taken back", () => {
  it("name their person for three years, and nobody afterwards", async () => {
    const member = aMember();
    await give(member, "news-mail");
    await withdrawConsent(deps(), member, "news-mail");
    clock.moveTo(new Date("2029-11-21T03:00:00Z"));
    expect(await redactDueConsents(deps())).toBe(0);
    expect(await listConsents(db, member)).toHaveLength(1);

    clock.advance(1);

    expect(await redactDueConsents(deps())).toBe(1);
    expect(await listConsents(db, member)).toEqual([]);
    const { rows } = await sql`
      select subject = encode(sha256(${member.sub}::bytea), 'hex') as is_hash, source_hash, redacted_at, purpose
      from members_consent where redacted_at is not null`.execute(db);
    expect(rows).toEqual([{ is_hash: true, source_hash: null, redacted_at: clock.now(), purpose: "news-mail" }]);
    expect(await redactDueConsents(deps())).toBe(0);
  });

  it("can be given anew: the record of before stays as it was", async () => {
    const member = aMember();
    await give(member, "news-mail");
    await withdrawConsent(deps(), member, "news-mail");
    clock.advance(days(1));

    await give(member, "news-mail");

    expect((await listConsents(db, member)).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([false, true]);
  });
});

it("keeps consents that stand, however old they are", async () => {
  const member = aMember();
  await give(member, "profile-matching");
  clock.advance(days(3650));

  await redactDueConsents(deps());

  expect(await listConsents(db, member)).toMatchObject([{ purpose: "profile-matching", sourceHash: "hash", withdrawnAt: null }]);
});

it("is looked after every night", async () => {
  const scheduled: string[] = [];
  const handlers = new Map<string, () => Promise<void>>();
  const member = aMember();
  await give(member, "news-mail");
  await withdrawConsent(deps(), member, "news-mail");
  clock.advance(days(4 * 365));

  await registerMemberJobs(
    {
      work: async (name, handler) => {
        handlers.set(name, () => handler({}, new AbortController().signal));
      },
      schedule: async (name, cron) => {
        scheduled.push(`${name} ${cron}`);
      },
    },
    deps(),
  );
  await handlers.get("consent-redaction")?.();

  expect(scheduled).toEqual(["consent-redaction 40 4 * * *"]);
  expect(await listConsents(db, member)).toEqual([]);
});
