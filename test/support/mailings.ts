import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import type { MailingTexts } from "#domain/direct-mail/core/types.ts";
import { type LetterPrints, mailingKeys, makeMailing, stepMailing, takeRecipientsIn } from "#domain/direct-mail/index.server.ts";
import type { LetterBundle } from "#domain/direct-mail/letter/draw-letter.server.ts";
import type { EstimateEngine } from "#domain/valuation/index.server.ts";
import { type MovableClock, movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { aMember } from "./companies.ts";
import { memoryStorage } from "./memory-storage.ts";

export const MAILING_TEXTS: MailingTexts = {
  ...{ purpose: "相場のお知らせ", kind: "condo", message: "近くで売却をお手伝いしています。", source: "registry" },
  ...{ sourceWords: "", sourceOn: "2026-11-01" },
};

export const HEADER = "住所,建物,宛名";
/** Addresses that do not exist, in a town of the sample market. */
export const anAddress = (n: number) => `東京都江東区豊洲5-999-${n},,見本 ${n}`;
export const aList = (count: number, from = 1) =>
  [HEADER, ...Array.from({ length: count }, (_, i) => anAddress(from + i)), ""].join("\r\n");

type House = {
  readonly clock: MovableClock;
  /** What was drawn, bundle by bundle. */
  readonly drawn: LetterBundle[];
  /** Told before each bundle is drawn. */
  onDraw: () => Promise<void>;
  readonly deps: ReturnType<typeof depsOf>;
};

function depsOf(
  db: Db,
  clock: MovableClock,
  { engine, letterPrints }: { engine: EstimateEngine | null; letterPrints: Pick<LetterPrints, "pdf"> },
) {
  const random = (length: number) => randomBytes(length);
  const sealing = { seal: (_: string, plain: Uint8Array) => plain, open: (_: string, sealed: Uint8Array) => sealed };
  return {
    ...{ db, clock, randomBytes: random, jobs: { send: async () => undefined }, log: pino({ level: "silent" }) },
    ...{ engines: { current: async () => engine }, storage: memoryStorage(), letterPrints, origin: () => "https://site.test/" },
    mailingKeys: mailingKeys({ db, clock, sealing, randomBytes: random }),
  };
}

/** What use cases of mailings are done with; letters are drawn as their count. */
export function mailingHouse(db: Db, engine: EstimateEngine | null): House {
  const clock = movableClock(new Date("2026-12-01T03:00:00Z"));
  const house: { drawn: LetterBundle[]; onDraw: () => Promise<void> } = { drawn: [], onDraw: async () => undefined };
  const letterPrints = {
    pdf: async (bundle: LetterBundle) => {
      await house.onDraw();
      house.drawn.push(bundle);
      return new TextEncoder().encode(`%PDF of ${bundle.letters.length}`);
    },
  };
  return Object.assign(house, { clock, deps: depsOf(db, clock, { engine, letterPrints }) });
}

/** A mailing of the owner of a company to these addresses, ready to be printed. */
export async function aReadyMailing({ deps }: Pick<House, "deps">, { company = "one", list = aList(3) } = {}): Promise<string> {
  const owner = aMember(`owner-${company}`);
  const made = await makeMailing(deps, owner, MAILING_TEXTS);
  if (!made.ok) throw new Error(String(made.reason));
  const { id } = made.value;
  const taken = await takeRecipientsIn(deps, owner, { id, bytes: new TextEncoder().encode(list), isDry: false });
  if (!taken.ok) throw new Error(JSON.stringify(taken.reason));
  const ready = await stepMailing(deps, owner, { id, event: "confirm" });
  if (!ready.ok) throw new Error(JSON.stringify(ready.reason));
  return id;
}

export async function forgetMailings(db: Db): Promise<void> {
  for (const table of ["mailing", "mailing_object", "mailing_stop", "transition"]) await sql`delete from ${sql.table(table)}`.execute(db);
}
