import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { registerForNotices, registerNoticeJobs, registerRiskJobs, sendCorrection } from "./index.server.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const storage = temporaryStorage();
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
let db: Db;
beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment(), anApartment({ key: "doomed" })] });
});

type Handler = (data: unknown, signal: AbortSignal) => Promise<void>;

/** A queue that writes down what is registered, and runs a job when it is told to. */
function recordingJobs() {
  const handlers = new Map<string, Handler>();
  const [crons, defined, sent]: [Record<string, string>, string[], string[]] = [{}, [], []];
  return {
    ...{ crons, defined, sent },
    define: async ({ name }: { readonly name: string }) => void defined.push(name),
    send: async (name: string) => void sent.push(name),
    work: async (name: string, handler: Handler) => void handlers.set(name, handler),
    schedule: async (name: string, cron: string) => {
      crons[name] = cron;
    },
    run: async (name: string, signal = new AbortController().signal) => handlers.get(name)?.({}, signal),
    names: () => [...handlers.keys()],
  };
}

let jobs: ReturnType<typeof recordingJobs>;
beforeEach(() => {
  jobs = recordingJobs();
});
const reports = async () => (await sql`select from risk_report`.execute(db)).rows.length;

describe("the work on reports", () => {
  it("is asked for at a start and every night, and its rules are there before", async () => {
    await registerRiskJobs(jobs, { db, clock });

    expect(jobs.defined).toContain("risk-reports");
    expect(jobs.crons).toEqual({ "risk-reports-daily": "10 3 * * *" });
    expect(jobs.sent).toEqual(["risk-reports"]);
    await jobs.run("risk-reports-daily");
    expect(jobs.sent).toEqual(["risk-reports", "risk-reports"]);
  });

  it("makes the reports that are missing, and stops with the queue", async () => {
    await registerRiskJobs(jobs, { db, clock });
    await jobs.run("risk-reports", AbortSignal.abort());
    expect(await reports()).toBe(0);

    await jobs.run("risk-reports");
    expect(await reports()).toBe(2);
  });
});

describe("the work on registrations", () => {
  it("comes every morning, and before the files of letters are cleared away", async () => {
    await registerNoticeJobs(jobs, { db, clock });

    expect(jobs.crons).toEqual({ "risk-notices": "30 9 * * *", "risk-registrations-forgotten": "40 4 * * *" });
    expect(jobs.names()).toEqual(["risk-notices", "risk-registrations-forgotten"]);
    expect(jobs.sent).toEqual([]);
  });

  it("wakes the queue of mails after the notices of the day", async () => {
    await registerNoticeJobs(jobs, { db, clock });
    await jobs.run("risk-notices");

    expect(jobs.sent).toEqual(["risk-mails"]);
  });

  it("forgets registrations that nobody confirmed, and corrections of buildings that are gone", async () => {
    await registerNoticeJobs(jobs, { db, clock });
    await registerForNotices({ db, clock, randomBytes }, { subjectKey: "toyosu-residence", email: "a@example.jp", wants: true });
    const words = { field: "units" as const, proposed: "121戸です", evidence: "図面", email: "b@example.jp" };
    for (const key of ["toyosu-residence", "doomed"]) await sendCorrection({ db, clock, randomBytes, storage }, key, words);
    await sql`delete from apartment where key = 'doomed'`.execute(db);
    clock.advance(days(31));
    await jobs.run("risk-registrations-forgotten");

    expect((await sql`select from risk_registration`.execute(db)).rows).toEqual([]);
    const { rows } = await sql<{ key: string | null }>`select apartment_key as key from letter`.execute(db);
    expect(rows).toEqual([{ key: "toyosu-residence" }]);
  });
});
