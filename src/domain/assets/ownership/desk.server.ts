import {
  checkOf,
  countWaitingChecks,
  documentsOfCheck,
  endCheck,
  lastCheckOf,
  lockWaiting,
  waitingChecks,
} from "#domain/assets/checks/check-store.server.ts";
import type { OwnershipCheck, Rejection, WaitingCheck } from "#domain/assets/checks/types.ts";
import { type HomeEvent, stepHome } from "#domain/assets/core/property-states.ts";
import type { HomeState, OwnedHome } from "#domain/assets/core/types.ts";
import { type AssetDeps, writeHome } from "#domain/assets/homes/change-home.server.ts";
import { homeById, lockHome, type OwnedBy } from "#domain/assets/homes/home-store.server.ts";
import { registeredName } from "#domain/members/index.server.ts";
import { addNote, queueMail, readSettings, recipientOf } from "#domain/notifications/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { readDocuments } from "./keep-documents.server.ts";
import { decidedWords, OWNERSHIP_DECIDED } from "./ownership-mails.ts";

/** Checks that wait for the desk, those first that wait longest. Nothing of a person is in it. */
export function documentsWaiting(db: Db, span: Parameters<typeof waitingChecks>[1]): Promise<WaitingCheck[]> {
  return waitingChecks(db, span);
}

export function countDocuments(db: Db, lateBefore: Date): Promise<{ readonly waiting: number; readonly late: number }> {
  return countWaitingChecks(db, lateBefore);
}

/** What the desk holds against the documents: the home as its member told it. */
type DeskCheck = {
  readonly check: OwnershipCheck;
  readonly home: Pick<OwnedHome, "id" | "kind" | "name" | "address" | "apartmentKey" | "state"> & {
    readonly areaM2: number | null;
    readonly floor: number | null;
    readonly layout: string | null;
  };
  /** Whose the documents have to be: 氏名 as it is registered now; null: it was taken out since. */
  readonly owner: { readonly sub: string; readonly name: string | null };
  readonly documents: readonly {
    readonly id: string;
    readonly name: string;
    readonly contentType: string;
    readonly content: Uint8Array | null;
  }[];
};

/** A check with its documents and their bytes, for who decides it. Documents are there while it waits. Null: no such check. */
export async function documentsOf(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  checkId: string,
): Promise<DeskCheck | null> {
  const check = await checkOf(db, checkId);
  const home = check && (await homeById(db, check.homeId));
  if (!check || !home) return null;
  const { id, sub, kind, name, address, apartmentKey, state, facts } = home;
  const { areaM2, floor, layout } = facts;
  return {
    check,
    home: { id, kind, name, address, apartmentKey, state, areaM2, floor, layout },
    owner: { sub, name: await registeredName(db, { sub }) },
    documents: await readDocuments({ db, storage }, checkId),
  };
}

type DeskDeps = Omit<AssetDeps, "randomBytes">;
/** `documents`: to be removed by `removeLooseDocuments` once the decision is kept, and no sooner; who dies before leaves them to the sweep. */
type DecidedHome = OwnedHome & { readonly documents: readonly string[] };
type DecisionRefusal = "unknown" | { readonly notFrom: HomeState };

/** The documents show that the home is its member's. `unknown`: no such check; `notFrom`: it was decided or taken back meanwhile. */
export function acceptOwnership(deps: DeskDeps, checkId: string): Promise<Result<DecidedHome, DecisionRefusal>> {
  return decide(deps, checkId, { event: "accept", rejection: null, note: null });
}

/** They do not, and why; the member may hand in others. */
export function rejectOwnership(
  deps: DeskDeps,
  checkId: string,
  { reason, note }: { readonly reason: Rejection; readonly note: string | null },
): Promise<Result<DecidedHome, DecisionRefusal>> {
  return decide(deps, checkId, { event: "reject", rejection: reason, note });
}

type Decided = { readonly event: "accept" | "reject"; readonly rejection: Rejection | null; readonly note: string | null };

async function decide(deps: DeskDeps, checkId: string, decided: Decided): Promise<Result<DecidedHome, DecisionRefusal>> {
  const before = await checkOf(deps.db, checkId);
  if (!before) return refused("unknown");
  return inTransaction<Result<DecidedHome, DecisionRefusal>>(deps.db, async (tx) => {
    // The home first, as every other change of it does.
    const home = await lockHome(tx, before.homeId);
    if (!home) return refused("unknown");
    const check = await lockWaiting(tx, { id: checkId });
    const stepped = check ? stepHome(home, decided.event) : refused("not-now" as const);
    if (!check || !stepped.ok) return refused({ notFrom: home.state });
    const { event, rejection, note } = decided;
    const at = deps.clock.now();
    const documents = (await documentsOfCheck(tx, checkId)).map(({ id }) => id);
    await endCheck(tx, checkId, { state: event === "accept" ? "accepted" : "rejected", reason: rejection, note, at });
    const after = await writeHome(tx, deps, home, { position: stepped.value, actor: "operator", reason: rejection ?? event });
    await tellMember(tx, after, { key: `ownership ${checkId}`, rejection, note, mailTo: check.mailTo, at });
    return ok({ ...after, documents });
  });
}

/** What was vouched for by this check turned out wrong: offers end, and the member may hand in documents again. */
export async function revokeOwnership(
  deps: DeskDeps,
  checkId: string,
  { reason, note }: { readonly reason: Rejection; readonly note: string | null },
): Promise<Result<OwnedHome, DecisionRefusal>> {
  const vouched = await checkOf(deps.db, checkId);
  if (!vouched) return refused("unknown");
  return inTransaction<Result<OwnedHome, DecisionRefusal>>(deps.db, async (tx) => {
    const home = await lockHome(tx, vouched.homeId);
    if (!home) return refused("unknown");
    const isLast = (await lastCheckOf(tx, home.id))?.id === checkId && vouched.state === "accepted";
    const stepped = isLast ? stepHome(home, "revoke" satisfies HomeEvent) : refused("not-now" as const);
    if (!stepped.ok) return refused({ notFrom: home.state });
    const at = deps.clock.now();
    const after = await writeHome(tx, deps, home, { position: stepped.value, actor: "operator", reason: `revoke: ${reason}` });
    // The address of the hand-in is forgotten with the decision: the mail goes where the member has notices sent.
    const { mail } = await readSettings(tx, recipientOf(home));
    const key = `ownership ${checkId} revoked ${at.getTime()}`;
    await tellMember(tx, after, { key, rejection: reason, note, mailTo: mail.address, at, isRevoked: true });
    return ok(after);
  });
}

type Telling = {
  readonly key: string;
  readonly rejection: Rejection | null;
  readonly note: string | null;
  readonly mailTo: string | null;
  readonly at: Date;
  readonly isRevoked?: boolean;
};

async function tellMember(tx: Tx, home: OwnedBy, { key, rejection, note, mailTo, at, isRevoked = false }: Telling): Promise<void> {
  const facts = { homeId: home.id, name: home.facts.name ?? home.name, rejection, note, isRevoked };
  const recipient = recipientOf(home);
  await addNote(tx, { recipient, key, topic: "asset", url: `/mypage/edit?id=${home.id}`, at, ...decidedWords(facts) });
  if (mailTo !== null) await queueMail(tx, OWNERSHIP_DECIDED, { to: mailTo, at, facts, key, recipientKey: recipient });
}
