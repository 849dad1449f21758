import { formatDay } from "#kernel/japanese-date.ts";
import { yearOf } from "./days.ts";
import type { DatedSale, KnownFacts } from "./known.ts";
import { reckon } from "./reckon.ts";
import { hasUsedReliefs, isOwnHome, reliefEndsOn } from "./reliefs.ts";
import { endedReduction, needRow } from "./row-on.ts";
import type { SaleTables } from "./tables.ts";
import type { SaleFacts, Source, TakeHome, Warning } from "./types.ts";
import { yenWords } from "./yen-words.ts";

type End = { readonly facts: KnownFacts; readonly answer: TakeHome };
type Given = {
  readonly facts: SaleFacts;
  readonly sale: DatedSale;
  readonly tables: SaleTables;
  readonly low: End;
  readonly high: End;
};

/** What somebody should know beside the figures. */
export function warningsOf(given: Given): Warning[] {
  return [loanCredit(given), reliefDeadline(given), reliefUsed(given), endedTable(given), unverified(given)].filter((one) => one !== null);
}

/** What the reliefs spare, for they cost the 住宅ローン控除 of the next home. */
function loanCredit({ sale, tables, high }: Given): Warning | null {
  const owners = high.facts.owners.map((owner) => ({ ...owner, reliefUsedIn: yearOf(sale.transferOn) }));
  const saved = reckon({ ...high.facts, owners }, sale, tables).taxYen - high.answer.taxYen;
  if (saved <= 0) return null;
  const text = `3,000万円控除や10年超の軽減税率を使うと(この計算では税額が${yenWords(saved)}下がります)、近い年に入居する次の住まいでは住宅ローン控除を使えません。どちらが有利か、税理士か税務署に確かめてください。`;
  return { key: "no-loan-credit", text };
}

function reliefDeadline({ facts: { kind, residence }, sale, tables }: Given): Warning | null {
  if (kind === "land" || residence?.use !== "left") return null;
  const last = reliefEndsOn(residence.leftOn, needRow(tables.homeDeduction, sale.transferOn).yearsAfterLeaving);
  const isPast = sale.transferOn > last;
  const text = isPast
    ? `住まなくなってから3年目の年末(${formatDay(last)})を過ぎているため、3,000万円控除と10年超の軽減税率は計算に入れていません。`
    : `3,000万円控除と10年超の軽減税率を使えるのは、${formatDay(last)}までに引き渡したときです。`;
  return { key: "relief-ends", text };
}

function reliefUsed({ sale, tables, high }: Given): Warning | null {
  const isUsed =
    isOwnHome(high.facts, sale, tables) && high.facts.owners.some((owner) => owner.livesThere && hasUsedReliefs(owner, sale, tables));
  const text = "売却の年かその前2年に住まいの特例を使った方の分は、3,000万円控除と10年超の軽減税率を計算に入れていません。";
  return isUsed ? { key: "relief-used", text } : null;
}

function endedTable({ facts, sale, tables }: Given): Warning | null {
  const ended = facts.isElectronicContract ? null : endedReduction(tables.stampDuty, sale.contractOn);
  if (!ended?.to) return null;
  const taken = sale.afterEnd === "extended" ? "延長された場合の税額" : "本則の税額";
  return { key: "table-ended", text: `印紙税の軽減は${formatDay(ended.to)}までの契約が対象です。${taken}で計算しています。` };
}

function unverified({ low, high }: Given): Warning | null {
  const sources = [low, high].flatMap(({ answer }) => [...answer.gain.sources, ...answer.lines.map(({ source }) => source)]);
  const open = sources.filter((one): one is Source => one !== null && !one.isVerified);
  const titles = [...new Set(open.map(({ title }) => title))];
  return titles.length === 0 ? null : { key: "unverified", text: `法令の本文で確かめる前の表を使っています: ${titles.join("、")}。` };
}
