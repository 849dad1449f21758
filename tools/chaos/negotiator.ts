import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { runClocks } from "#domain/offers/clock/run-clocks.server.ts";
import { OPEN_STATES } from "#domain/offers/core/types.ts";
import { makeMove } from "#domain/offers/index.server.ts";
import { tellAll } from "#domain/offers/notices/tell.server.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/db.server.ts";

/**
 * A process that a round of chaos kills, on a database with offers. `talk`: members answer each other, and each answer that was acknowledged is a line of the output. `keep`: the clocks
 * of offers and what is told of them, over and over. `finish`: the same, a week after the other, until nothing is left that could end.
 */
const [databaseUrl = "", role = "", from = ""] = process.argv.slice(2);
const { db, close } = openDatabase(databaseUrl);
const deps = { db, clock: movableClock(new Date(from)), randomBytes };

type Open = { readonly id: string; readonly state: string; readonly version: number; readonly priceYen: number; readonly sub: string };

/** Those that wait for an answer, with whose it is. */
async function open(): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select id, state, version, price_yen as "priceYen", case state when 'countered_by_owner' then buyer_sub else owner_sub end as sub
    from offer where state = any(${[...OPEN_STATES]}) order by random()`.execute(db);
  return rows.map((row) => ({ ...row, priceYen: Number(row.priceYen) }));
}

async function answer({ id, version, priceYen, sub }: Open): Promise<void> {
  const draw = Math.random();
  const move = draw < 0.7 ? "counter" : draw < 0.85 ? "accept" : "decline";
  const next = priceYen + 100_000;
  const member = { sub, username: sub, accessToken: sub, isEmailVerified: true };
  const made = await makeMove(deps, member, id, {
    ...{ move, seen: { version, priceYen }, note: null },
    priceYen: move === "counter" ? next : null,
  });
  if (made.ok) console.log(JSON.stringify({ id, version: version + 1, move }));
}

/** Two at a time, so that some of them meet. */
async function talk(): Promise<void> {
  for (let waiting = await open(); waiting.length > 0; waiting = await open())
    for (const one of waiting) await Promise.all([answer(one), answer(waiting.at(-1) ?? one)]);
}

async function keep(): Promise<number> {
  const { ended, reminded } = await runClocks(deps);
  return ended + reminded + (await tellAll(deps));
}

async function finish(): Promise<void> {
  for (let week = 0; week < 12; week += 1) {
    while ((await keep()) > 0);
    deps.clock.advance(days(7));
  }
}

if (role === "talk") await talk();
else if (role === "finish") await finish();
else for (;;) await keep();
await close();
