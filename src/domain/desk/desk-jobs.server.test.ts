import { sql } from "kysely";
import { expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { appendAct } from "./audit/audit-store.server.ts";
import { registerDeskJobs } from "./index.server.ts";

type Line = readonly [string, { readonly brokenAt?: number | null; readonly end: { readonly seq: number } | null }];

it("tells the end of the trail each night, or where it was changed, and forgets what is over", async () => {
  const { db } = await testDatabase();
  const clock = movableClock(new Date("2026-11-24T00:00:00Z"));
  const lines: Line[] = [];
  const note = (level: string) => (said: Line[1]) => void lines.push([level, said]);
  const works: (() => Promise<unknown>)[] = [];
  const jobs = { work: async (_: string, work: () => Promise<unknown>) => void works.push(work), schedule: async () => undefined };
  await registerDeskJobs(jobs as never, { db, clock, log: { info: note("info"), error: note("error") } as never });
  const night = async () => {
    for (const work of works) await work();
  };
  const act = { operator: "o", action: "view", queue: "notes", itemId: "n", reason: null };
  for (let n = 0; n < 3; n += 1) await inTransaction(db, (tx) => appendAct(tx, act, clock.now()));
  await sql`insert into desk_claim (queue, item_id, operator, claimed_at, until) values ('notes', 'n', 'o', now(), ${new Date(0)})`.execute(
    db,
  );
  await night();
  expect(lines).toMatchObject([["info", { end: { seq: 3 } }]]);
  expect((await sql`select 1 from desk_claim`.execute(db)).rows).toEqual([]);

  await sql`alter table desk_audit disable trigger desk_audit_stands`.execute(db);
  await sql`update desk_audit set action = 'nothing' where seq = 2`.execute(db);
  await night();
  expect(lines.at(-1)).toMatchObject(["error", { brokenAt: 2, end: { seq: 3 } }]);
});
