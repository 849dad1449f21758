import { endContractsOfClosed } from "#domain/api-access/index.server.ts";
import { STATE_WORDS } from "#domain/companies/company-state.ts";
import { type DecideRefusal, decideCompany, renameCompany, reviewedCompanies } from "#domain/companies/index.server.ts";
import { markHomesOfCompany } from "#domain/listings/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { quoted } from "#main/commands/quoted.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { CompaniesCommand } from "./companies-command.ts";

type Operator = { readonly db: Db; readonly clock: Clock; readonly print: (line: string) => void };
type Of<Kind extends CompaniesCommand["kind"]> = Extract<CompaniesCommand, { kind: Kind }>;

/** Companies with what an operator decides by, those that have waited longest first; their people are told at the desk alone. */
export async function listCompanies({ db, print }: Operator, { states }: Of<"list">): Promise<void> {
  const found = await reviewedCompanies(db, states ?? undefined);
  if (found.length === 0) print("当てはまる会社はありません");
  for (const { company, staff, sameLicence } of found) {
    const { id, name, licence, state, isSample, updatedAt, decisionNote } = company;
    print(`${id}  ${STATE_WORDS[state]}${isSample ? "(架空)" : ""}  ${isoDateInJapan(updatedAt)}  ${quoted(name)}  ${licence}`);
    print(`  所在地: ${quoted(company.address)}  会社の電話: ${company.phone}`);
    if (!staff.some(({ role }) => role === "owner")) print("  管理者がいません");
    if (decisionNote !== null) print(`  前回の連絡: ${quoted(decisionNote)}`);
    if (sameLicence.length > 0) print(`  同じ免許証番号の会社があります: ${sameLicence.map(quoted).join("、")}`);
  }
}

const UNKNOWN = "その番号の会社はありません";

/** What went wrong, or null. */
export async function decideAboutCompany({ db, clock, print }: Operator, { id, decision, note }: Of<"decide">): Promise<string | null> {
  const decided = await decideCompany(
    { ...{ db, clock, onHomesChanged: markHomesOfCompany }, onClosed: endContractsOfClosed },
    { id, decision, note },
  );
  if (!decided.ok) return refusalWords(decided.reason);
  print(`${id}: ${STATE_WORDS[decided.value.state]}にしました`);
  return null;
}

function refusalWords(reason: DecideRefusal): string {
  if (reason === "unknown") return UNKNOWN;
  return reason === "note-missing" ? "--note に理由を書いてください" : `いまは「${STATE_WORDS[reason.notFrom]}」のため、できません`;
}

/** What went wrong, or null. */
export async function changeCompany({ db, clock, print }: Operator, { id, name, licence }: Of<"change">): Promise<string | null> {
  const changes = { ...(name === null ? {} : { name }), ...(licence === null ? {} : { licence }) };
  const changed = await renameCompany({ db, clock, onHomesChanged: markHomesOfCompany }, { id, ...changes });
  if (!changed.ok) return UNKNOWN;
  print(`${id}: ${quoted(changed.value.name)}  ${changed.value.licence}`);
  return null;
}
