import { queueMail } from "#domain/notifications/index.server.ts";
import type { NamedBuilding } from "#domain/properties/types.ts";
import { addBuilding, buildingMatcher, listKnownBuildings, openRegister, recordOf, writeFacts } from "#domain/register/index.server.ts";
import type { BuildingRecord, NotRegistered, ToldOfBuilding } from "#domain/register/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { printable } from "#kernel/storable-text.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { closeDecision, lockDecision, openDecisions } from "./decided-letters.server.ts";
import { PROPOSAL_DECIDED, PROPOSAL_LETTER } from "./proposal-letter.ts";
import type { Letter } from "./types.ts";

type DecideDeps = { readonly db: Db; readonly clock: Clock };

/** A proposal as whoever decides it reads it. */
export type OpenProposal = Pick<Letter, "id" | "email" | "fields" | "answerDueOn"> & { readonly files: number };

/** What is not decided yet, the first due first. */
export function openProposals(db: Db): Promise<OpenProposal[]> {
  return openDecisions(db, PROPOSAL_LETTER);
}

/** What the desk found out; name and address are those of the letter unless it found others. */
export type CheckedBuilding = Omit<BuildingRecord, "prefecture" | "cityCode" | "cityName" | "town" | "name" | "address"> & {
  readonly name: string | null;
  readonly address: string | null;
  /** It was looked at beside those that are alike, and is another one. */
  readonly isAnother: boolean;
};

export type AcceptRefusal = "unknown" | "note-missing" | NotRegistered | { readonly isAlike: readonly string[] };

const SOURCE = "建物の提案(資料を確認)";

/** Registers the building that a proposal tells of, with what was checked, and tells its sender. */
export function acceptProposal(
  { db, clock }: DecideDeps,
  { id, note, building }: { readonly id: string; readonly note: string; readonly building: CheckedBuilding },
): Promise<Result<NamedBuilding, AcceptRefusal>> {
  return inTransaction(db, async (tx) => {
    if (note.trim() === "") return refused("note-missing");
    const letter = await lockDecision(tx, PROPOSAL_LETTER, id);
    if (!letter) return refused("unknown");
    const { isAnother, name: found, address: corrected, ...register } = building;
    const name = found ?? textOf(letter, "apartmentName");
    const address = corrected ?? textOf(letter, "address");
    const alike = await alikeOnes(tx, { name, address, place: register.place }, isAnother);
    if (alike.length > 0) return refused({ isAlike: alike });
    const told: ToldOfBuilding = { name, address, source: SOURCE, asOf: null, register, facts: {} };
    const record = await recordOf(tx, told);
    if (!record.ok) return record;
    const origin = await openRegister(tx, clock.now());
    const key = await addBuilding(tx, record.value, origin);
    await writeFacts(tx, origin.loadId, [{ told, key }]);
    await close(tx, letter, { at: clock.now(), reason: note.trim(), building: { key, name } });
    return ok({ key, name });
  });
}

/** Tells the sender why the building is not registered. */
export function rejectProposal(
  { db, clock }: DecideDeps,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Result<null, "unknown" | "note-missing">> {
  return inTransaction(db, async (tx) => {
    if (note.trim() === "") return refused("note-missing");
    const letter = await lockDecision(tx, PROPOSAL_LETTER, id);
    if (!letter) return refused("unknown");
    await close(tx, letter, { at: clock.now(), reason: note.trim(), building: null });
    return ok(null);
  });
}

/** Keys of registered buildings that this may be; one that is the very same cannot be registered again. */
async function alikeOnes(
  tx: Tx,
  asked: Parameters<ReturnType<typeof buildingMatcher>["match"]>[0],
  isAnother: boolean,
): Promise<readonly string[]> {
  const match = buildingMatcher(await listKnownBuildings(tx)).match(asked);
  if (match.is === "known") return [match.key];
  return match.is === "doubtful" && !isAnother ? match.keys : [];
}

type Decision = { readonly at: Date; readonly reason: string; readonly building: NamedBuilding | null };

async function close(tx: Tx, letter: Letter, { at, reason, building }: Decision): Promise<void> {
  await closeDecision(tx, letter.id, at);
  const facts = { number: letter.id, apartmentName: textOf(letter, "apartmentName"), building, reason };
  await queueMail(tx, PROPOSAL_DECIDED, { to: letter.email, at, facts });
}

/** As whoever decides has read it: a sign that no list shows would be registered unseen. */
function textOf({ fields }: Letter, name: string): string {
  return printable(String(fields[name] ?? "")).replaceAll("\n", " ");
}
