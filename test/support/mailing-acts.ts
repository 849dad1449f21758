import { beforeAll, beforeEach, expect } from "vitest";
import {
  openMailing,
  orderRun,
  recordStop,
  stepStopPage,
  stopPageView,
  takeFile,
  withdrawOwnStop,
} from "#domain/direct-mail/index.server.ts";
import { workOnRuns } from "#domain/direct-mail/print/work-runs.server.ts";
import type { EstimateEngine } from "#domain/valuation/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { aCompany, aMember } from "./companies.ts";
import { forgetMailings, mailingHouse } from "./mailings.ts";
import { aLoad, aTownRow, insertRows } from "./market.ts";
import { townEngine } from "./town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "./typed-market.ts";

const OWNER = aMember("owner-one");

/** A market of two towns with two companies, without mailings before each test, and what staff, owners of homes and operators do with them. */
export function mailingActs(db: Db) {
  const sales = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price }));
  const acts = { house: mailingHouse(db, townEngine(sales)) };
  beforeAll(async () => {
    await insertMarket(db, { sales: sales.flatMap(tenOf) });
    const { place } = anApartment();
    await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...place }), aTownRow("青海三丁目", { ...place })]);
    for (const id of ["one", "two"]) await aCompany(db, { id });
  });
  beforeEach(async () => {
    await forgetMailings(db);
    acts.house = mailingHouse(db, townEngine(sales));
  });
  const opened = async (id: string, who = OWNER) => {
    const found = await openMailing(acts.house.deps, who, id);
    if (!found.ok) throw new Error(String(found.reason));
    return found.value;
  };
  const print = async (id: string, who = OWNER) => {
    const ordered = await orderRun(acts.house.deps, who, id);
    if (!ordered.ok) throw new Error(JSON.stringify(ordered.reason));
    await workOnRuns(acts.house.deps);
    return ordered.value;
  };
  const file = (id: string, run = "", number = 1, who = OWNER) => takeFile(acts.house.deps, who, { id, runId: run, number });
  const lettersDrawn = () => acts.house.drawn.flatMap(({ letters }) => letters);
  return Object.assign(acts, {
    ...{ sales, owner: OWNER, opened, print, file, lettersDrawn },
    /** From now on prices are told by this engine. */
    useEngine: (engine: EstimateEngine) => {
      acts.house = mailingHouse(db, engine);
    },
    codeOf: (n: number) => lettersDrawn().find(({ recipient }) => recipient.join("").includes(`5-999-${n}見本`))?.stop.code ?? "",
    /** `secret`: of the browser. */
    press: (code: string, step: "company" | "all" | "undo", secret = "owner") => stepStopPage(acts.house.deps, { code, step, secret }),
    look: (code: string, secret: string | null = "owner") => stopPageView(acts.house.deps, { code, secret }),
    /** Prints a mailing, and takes its files, as whoever posts the letters does. */
    post: async (id: string, who = OWNER) => {
      await print(id, who);
      const [run] = (await opened(id, who)).runs;
      for (const { number } of run?.files ?? []) expect((await file(id, run?.id, number, who)).ok).toBe(true);
    },
    stopAtDesk: (address: string, scope = "all") =>
      db.transaction().execute((tx) => recordStop({ ...acts.house.deps, db: tx }, { address, scope, by: "operator" })),
    withdraw: (address: string, by: string, scope = "all") =>
      db.transaction().execute((tx) => withdrawOwnStop({ ...acts.house.deps, db: tx }, { address, scope, by })),
  });
}
