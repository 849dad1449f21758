import { sql } from "kysely";
import { expect, it } from "vitest";
import { openLink } from "#domain/notifications/index.server.ts";
import { RECC_PAGE } from "#domain/notifications/links/purposes.ts";
import { forgetRecommendations, makeDigest, react } from "#domain/recommendation/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { recommended } from "#test/support/recommended.ts";

it("nothing that was recommended to a member is kept when the account goes, and the links of old mails open nothing", async () => {
  const clock = movableClock(new Date("2026-11-23T23:30:00Z"));
  const at = await recommended(clock);
  await at.homes([{ id: "h1" }, { id: "h2" }]);
  for (const sub of ["gone", "stays"]) {
    await at.settings(sub);
    await at.query(sub);
    await makeDigest(at.deps, `member:${sub}`);
    await react(at.deps, `member:${sub}`, { listingId: "h1", kind: "like" });
  }
  await at.carry();
  await inTransaction(at.db, (tx) => forgetRecommendations(tx, "gone"));
  for (const table of ["delivery_batch", "home_reaction"]) {
    const { rows } = await sql`select recipient from ${sql.table(table)}`.execute(at.db);
    expect(rows).toEqual([{ recipient: "member:stays" }]);
  }
  expect((await sql`select distinct batch_id from delivery_item`.execute(at.db)).rows).toHaveLength(1);
  const opened = await Promise.all(
    at.mails.map(
      async ({ to, text }) => [to, await openLink({ db: at.db, clock }, RECC_PAGE, /#t=([\w-]{43})/.exec(text)?.[1] ?? "")] as const,
    ),
  );
  expect(Object.fromEntries(opened.map(([to, link]) => [to, link?.state ?? null]))).toEqual({
    "gone@example.jp": null,
    "stays@example.jp": "good",
  });
});
