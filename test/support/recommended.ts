import { type RawBuilder, sql } from "kysely";
import { pino } from "pino";
import { markHomesChanged } from "#domain/listings/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import type { LineOutcome } from "#domain/notifications/core/types.ts";
import { OWN_CHANNEL } from "#domain/notifications/line/channel.ts";
import { linkUser } from "#domain/notifications/line/line-account-store.server.ts";
import { usualSettings, type WantedSettings } from "#domain/notifications/settings/rules.ts";
import { writeChoice, writeSettings } from "#domain/notifications/settings/settings-store.server.ts";
import type { Topic } from "#domain/notifications/settings/types.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { editQuery, memberQuery, moveSaved, saveQuery } from "#domain/queries/index.server.ts";
import { deliveryLines, deliveryMails } from "#domain/recommendation/index.server.ts";
import type { MovableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Mail } from "#platform/mail.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "./database.ts";
import { aListingRow, aLoad, insertRows } from "./market.ts";

type Told = Partial<QueryAnswers>;

/** A member who wants homes of 江東区 up to 60 million yen told by mail at eight, and a carrier that keeps the mails. */
export type Recommended = Awaited<ReturnType<typeof recommended>>;

export async function recommended(clock: MovableClock) {
  const { db } = await testDatabase();
  const load = await aLoad(db, "sample");
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const getUser = async (sub: string) => ({ username: sub, sub, attributes: { email: `${sub}@example.jp`, email_verified: "true" } });
  const deps = { db, clock, randomBytes, getUser };
  const mails: Mail[] = [];
  const pushes: { to: string; messages: readonly object[]; tenant: string | null }[] = [];
  /** What LINE makes of a push. */
  const line: { outcome: LineOutcome } = { outcome: "sent" };
  const carrier = {
    ...{ db, clock, log: pino({ level: "silent" }), operatorName: "まちのね", origin: () => "https://machinone.example.jp" },
    mails: deliveryMails(deps),
    lines: deliveryLines(deps),
    send: async (mail: Mail) => {
      mails.push(mail);
      return true as const;
    },
    sendLine: async (push: { to: string; messages: readonly object[]; tenant: string | null }) => {
      pushes.push(push);
      return line.outcome;
    },
  };
  return {
    ...{ db, clock, deps, mails, pushes, line },
    /** Links an account of LINE, and has recommendations told there too. */
    linkLine: (sub: string) => linkLine(db, clock, sub),
    carry: () => sendDueMails(carrier),
    /** Forgets what earlier tests left in tables, and their mails. */
    clear: async (...tables: readonly string[]) => {
      mails.length = 0;
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
    },
    /** Changes listings as their domain does: searches hear of it. `ids`: of those that changed; all where left out. */
    change: (statement: RawBuilder<unknown> = sql`select 1`, ids?: readonly string[]) =>
      inTransaction(db, async (tx) => {
        await statement.execute(tx);
        const { rows } = await sql<{ id: string }>`select id from listing`.execute(tx);
        await markHomesChanged(tx, ids ?? rows.map(({ id }) => id));
      }),
    homes: (rows: readonly Record<string, unknown>[]) =>
      insertRows(
        db,
        "listing",
        load,
        rows.map((row) => aListingRow({ price: 50_000_000, is_sample: false, next_update_on: "2027-12-31", ...row })),
      ),
    settings: (sub: string, changes: Partial<WantedSettings> = {}, topics: readonly Topic[] = ["recommendation"]) =>
      writeWanted(db, clock, { sub, changes, topics }),
    query: async (sub: string, told: Told = {}) => {
      const saved = await saveQuery(deps, memberOf(sub), { answers: answers(told), draftSeen: null });
      if (!saved.ok) throw new Error(JSON.stringify(saved.reason));
      return saved.value;
    },
    edit: async (sub: string, id: string, told: Told) => {
      const { query } = (await memberQuery(deps, memberOf(sub), id)) ?? {};
      clock.advance(1_000);
      return editQuery(deps, memberOf(sub), { id, answers: answers(told), draftSeen: null, seen: query?.updatedAt ?? new Date(0) });
    },
    pause: async (sub: string, id: string) => {
      const { query } = (await memberQuery(deps, memberOf(sub), id)) ?? {};
      clock.advance(1_000);
      return moveSaved(deps, memberOf(sub), { id, step: "pause", seen: query?.updatedAt ?? new Date(0) });
    },
  };
}

/** For a run over many in which none may fail. */
export function throwIt(error: unknown): never {
  throw error;
}

const memberOf = (sub: string): Member => ({ sub, username: sub, accessToken: sub, isEmailVerified: true });

const answers = (told: Told): QueryAnswers => ({
  ...NOTHING_TOLD,
  ...{ channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] },
  price: { min: null, max: 60_000_000 },
  ...told,
});

function linkLine(db: Db, clock: MovableClock, sub: string): Promise<void> {
  const recipient = `member:${sub}`;
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    await linkUser(tx, { provider: OWN_CHANNEL, userId: `U-${sub}`, recipient, at });
    await writeChoice(tx, recipient, { topic: "recommendation", channel: "line", isOn: true, at, by: "member" });
  });
}

type Wanted = { readonly sub: string; readonly changes: Partial<WantedSettings>; readonly topics: readonly Topic[] };

function writeWanted(db: Db, clock: MovableClock, { sub, changes, topics }: Wanted): Promise<void> {
  const recipient = `member:${sub}`;
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const usual = { ...usualSettings(recipient), digestHour: 8, ...changes };
    await writeSettings(tx, { ...usual, recipient, mail: { address: `${sub}@example.jp`, state: "ok" }, at });
    for (const topic of ["recommendation", "kyugake", "price-change"] as const)
      await writeChoice(tx, recipient, { topic, channel: "mail", isOn: topics.includes(topic), at, by: "member" });
  });
}
