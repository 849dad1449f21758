import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { pino } from "pino";
import { expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { requestById } from "./request-life.server.ts";
import { runEstimate } from "./run-estimate.server.ts";
import { submitEstimate } from "./submit-estimate.server.ts";

/** Holds a request's row until the statement that waits for it has lost its connection. */
async function cutNextChange(url: string, id: string): Promise<() => Promise<void>> {
  const [holder, cutter] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), cutter.connect()]);
  await holder.query("begin");
  await holder.query("select from estimate_request where id = $1 for update", [id]);
  return async () => {
    for (let cut = 0; cut === 0; await setTimeout(5)) {
      const waiting =
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      cut = (await cutter.query(waiting)).rowCount ?? 0;
    }
    await Promise.all([holder.end(), cutter.end()]);
  };
}

it("goes on with an estimate whose connection is lost in the middle of a change", async () => {
  const { db, url } = await testDatabase();
  const sales = [aSale(), aSale(), aSale()];
  await insertMarket(db, { sales: sales.flatMap(tenOf) });
  let [id, cuts] = ["", 0];
  const deps = {
    db,
    jobs: { send: async () => undefined },
    clock: movableClock(new Date("2026-11-21T03:00:00Z")),
    log: pino({ level: "silent" }),
    randomBytes: (length: number) => randomBytes(length),
    engines: {
      current: async () => {
        // Whoever submits asks as well.
        if (id !== "") void (await cutNextChange(url, id))().then(() => (cuts += 1));
        return townEngine(sales);
      },
    },
  };
  ({ id } = await submitEstimate(deps, { kind: "condo", areaM2: 70, address: "東京都江東区豊洲" }));
  await runEstimate(deps, id);
  const request = await requestById(deps, id);

  expect(cuts).toBe(1);
  expect(request).toMatchObject({ state: "done", failure: null });
  expect(request?.estimateId).not.toBeNull();
});
