import type { Member } from "#domain/members/core/types.ts";
import { changeMember, type IdentityWire } from "#domain/members/index.server.ts";
import { messageFaults } from "#domain/queries/core/message-checks.ts";
import type { QueryAnswers, QueryState, Wish } from "#domain/queries/core/types.ts";
import { deleteSeenDraft } from "#domain/queries/draft/draft-store.server.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { days } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { auditQuery } from "./audit-store.server.ts";
import { addsLive, MOST_QUERIES, type QueryStep, stepQuery } from "./query-states.ts";
import {
  addQuery,
  addressQueries,
  changeQuery,
  countLive,
  mailOf,
  moveQuery,
  queriesOf,
  queryOfMember,
  touchQueries,
  versionsOf,
} from "./query-store.server.ts";
import type { QueryVersion, SavedQuery } from "./types.ts";
import { missingStep, wishOf, withoutAbout } from "./wish-of.ts";

export type QueryDeps = Pick<IdentityWire, "getUser"> & { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** What a member saved, the newest first; to look at them is what keeps them from ending. */
export async function memberQueries(deps: LookDeps, member: Member): Promise<SavedQuery[]> {
  await look(deps, member);
  return queriesOf(deps.db, member.sub);
}

export type QueryWithVersions = { readonly query: SavedQuery; readonly versions: readonly QueryVersion[] };

/** One of a member's own that was not deleted. */
export async function memberQuery(deps: LookDeps, member: Member, id: string): Promise<QueryWithVersions | null> {
  await look(deps, member);
  const query = await queryOfMember(deps.db, member.sub, id);
  return query && query.state !== "archived" ? { query, versions: await versionsOf(deps.db, id) } : null;
}

type LookDeps = Pick<QueryDeps, "db" | "clock" | "getUser">;

/** The first look of a day also takes up the address that the member has by now: the warning goes there. */
async function look(deps: LookDeps, member: Member): Promise<void> {
  const at = deps.clock.now();
  const touched = await touchQueries(deps.db, member.sub, { at, ifBefore: new Date(at.getTime() - days(1)) });
  if (touched === 0) return;
  const address = await askAddress(deps, member);
  if (address !== "unreached") await addressQueries(deps.db, member.sub, address.mailTo);
}

/** `missing`: the step whose answer is not there or not sound. */
export type NewRefusal = "gone" | "too-many" | { readonly missing: StepId };
export type SaveRefusal = NewRefusal | "unknown" | "conflict";

/** `draftSeen`: when the draft of the account was saved that these answers come from, and which goes with the save; null: from none. */
export type ToSave = { readonly answers: QueryAnswers; readonly draftSeen: Date | null };

/** Saves a new condition and begins to look by it. Ten live ones a member. */
export async function saveQuery(deps: QueryDeps, member: Member, { answers, draftSeen }: ToSave): Promise<Result<SavedQuery, NewRefusal>> {
  const missing = unsoundStep(answers);
  if (missing) return refused({ missing });
  const mailTo = await verifiedAddress(deps, member);
  return changeMember<SavedQuery, NewRefusal>(deps.db, member, async (tx) => {
    if ((await countLive(tx, member.sub)) >= MOST_QUERIES) return refused("too-many");
    const added = await addAs(tx, deps, member, { answers: withoutAbout(answers), state: "active", mailTo });
    if (draftSeen) await deleteSeenDraft(tx, member.sub, draftSeen);
    return ok(added);
  });
}

/** Other answers make the next version. `conflict`: it was changed since the caller saw it. */
export async function editQuery(
  deps: QueryDeps,
  member: Member,
  { id, answers, seen, draftSeen }: ToSave & { readonly id: string; readonly seen: Date },
): Promise<Result<SavedQuery, SaveRefusal>> {
  const missing = unsoundStep(answers);
  if (missing) return refused({ missing });
  const mailTo = await verifiedAddress(deps, member);
  return changeMember<SavedQuery, SaveRefusal>(deps.db, member, async (tx) => {
    const query = await queryOfMember(tx, member.sub, id);
    if (!query || query.state === "archived") return refused("unknown");
    if (query.updatedAt.getTime() !== seen.getTime()) return refused("conflict");
    const at = savedAt(deps.clock.now(), query.updatedAt);
    const kept = withoutAbout(answers);
    const version = query.version + 1;
    await changeQuery(tx, { id, version, flowVersion: QUERY_FLOW.version, answers: kept, words: words(wishOf(kept)), mailTo, at });
    await auditQuery(tx, { id, from: query.state, to: query.state, actor: "member", reason: `version ${version}`, at });
    if (draftSeen) await deleteSeenDraft(tx, member.sub, draftSeen);
    return ok(await reread(tx, member, id));
  });
}

/** Changes some answers of a condition as its member agreed to; what is not among them stays. `missing`: it would not be sound any more. */
export function changeAnswers(
  { db, clock }: Pick<QueryDeps, "db" | "clock">,
  member: Pick<Member, "sub">,
  { id, seen, changes }: { readonly id: string; readonly seen: Date; readonly changes: Partial<Wish> },
): Promise<Result<null, SaveRefusal>> {
  return changeMember<null, SaveRefusal>(db, member, async (tx) => {
    const query = await queryOfMember(tx, member.sub, id);
    if (!query || query.state === "archived") return refused("unknown");
    if (query.updatedAt.getTime() !== seen.getTime()) return refused("conflict");
    const kept = { ...query.answers, ...changes };
    const missing = missingStep(kept);
    if (missing) return refused({ missing });
    const at = savedAt(clock.now(), query.updatedAt);
    const version = query.version + 1;
    const mailTo = await mailOf(tx, id);
    await changeQuery(tx, { id, version, flowVersion: QUERY_FLOW.version, answers: kept, words: words(wishOf(kept)), mailTo, at });
    await auditQuery(tx, { id, from: query.state, to: query.state, actor: "member", reason: `version ${version}`, at });
    return ok(null);
  });
}

/** The same wish once more, paused: it sends nothing until it is changed and resumed. */
export function copyQuery(deps: QueryDeps, member: Member, id: string): Promise<Result<SavedQuery, SaveRefusal>> {
  return changeMember<SavedQuery, SaveRefusal>(deps.db, member, async (tx) => {
    const query = await queryOfMember(tx, member.sub, id);
    if (!query || query.state === "archived") return refused("unknown");
    if ((await countLive(tx, member.sub)) >= MOST_QUERIES) return refused("too-many");
    return ok(await addAs(tx, deps, member, { answers: query.answers, state: "paused", mailTo: await mailOf(tx, id) }));
  });
}

export type StepRefusal = "gone" | "unknown" | "conflict" | "too-many" | { readonly notFrom: QueryState };

/** Pauses, resumes, deletes or takes back. `notFrom`: the state in which that cannot be done. */
export function moveSaved(
  { db, clock }: Pick<QueryDeps, "db" | "clock">,
  member: Member,
  { id, step, seen }: { readonly id: string; readonly step: QueryStep; readonly seen: Date },
): Promise<Result<SavedQuery, StepRefusal>> {
  return changeMember<SavedQuery, StepRefusal>(db, member, async (tx) => {
    const query = await queryOfMember(tx, member.sub, id);
    if (!query) return refused("unknown");
    if (query.updatedAt.getTime() !== seen.getTime()) return refused("conflict");
    const stepped = stepQuery(query.state, step, query.archivedFrom);
    if (!stepped.ok) return refused({ notFrom: query.state });
    if (addsLive(query.state, stepped.value) && (await countLive(tx, member.sub)) >= MOST_QUERIES) return refused("too-many");
    const at = savedAt(clock.now(), query.updatedAt);
    await moveQuery(tx, { id, from: query.state, to: stepped.value, at });
    await auditQuery(tx, { id, from: query.state, to: stepped.value, actor: "member", reason: step, at });
    return ok(await reread(tx, member, id));
  });
}

type Added = { readonly answers: Wish; readonly state: QueryState; readonly mailTo: string | null };

async function addAs(tx: Tx, deps: QueryDeps, member: Member, { answers, state, mailTo }: Added): Promise<SavedQuery> {
  const [id, at] = [opaqueId(deps.randomBytes), deps.clock.now()];
  const row = { id, sub: member.sub, state, flowVersion: QUERY_FLOW.version, answers, words: words(wishOf(answers)), mailTo, at };
  await addQuery(tx, row);
  await auditQuery(tx, { id, from: null, to: state, actor: "member", reason: null, at });
  return reread(tx, member, id);
}

async function reread(tx: Tx, { sub }: Member, id: string): Promise<SavedQuery> {
  const query = await queryOfMember(tx, sub, id);
  if (!query) throw new Error("A saved condition is gone in its own transaction");
  return query;
}

/** An answer that is missing, or a message that must not be sent. */
function unsoundStep(answers: QueryAnswers): StepId | null {
  const missing = missingStep(answers);
  if (missing) return missing;
  const { channels, message } = wishOf(answers);
  return channels.includes("offer") && messageFaults(message ?? "").length > 0 ? "Message" : null;
}

/** Where a warning may go; null: no verified address, or nobody could be asked, and then there is none until the next look. */
async function verifiedAddress(deps: Pick<QueryDeps, "getUser">, member: Member): Promise<string | null> {
  const address = await askAddress(deps, member);
  return address === "unreached" ? null : address.mailTo;
}

async function askAddress(
  { getUser }: Pick<QueryDeps, "getUser">,
  member: Member,
): Promise<"unreached" | { readonly mailTo: string | null }> {
  const user = await getUser(member.accessToken);
  if (user === "unreached" || user === null) return "unreached";
  const { email = null, email_verified } = user.attributes;
  return { mailTo: email_verified === "true" ? email : null };
}

/** Always later than the save before it, so that no two look alike. */
function savedAt(now: Date, before: Date): Date {
  return now.getTime() > before.getTime() ? now : new Date(before.getTime() + 1);
}
