import { monthOf } from "#kernel/calendar/month.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { take } from "#kernel/token-bucket.ts";
import type { Tx } from "#platform/db.server.ts";
import type { AccessDeps } from "./deps.server.ts";
import type { Block } from "./memory.server.ts";
import { type Limits, limitsOf, monthSpan, periodOf, TRIAL_PERIOD } from "./periods.ts";
import { PLANS } from "./plans.ts";
import type { KeyHolder, QuotaPolicy, QuotaRefusal, QuotaState } from "./types.ts";
import { addUsage, type PeriodOfClient, putBack, setAside, takenOf } from "./usage-store.server.ts";

type Deps = Pick<AccessDeps, "db" | "clock" | "access">;
type Charged = Pick<KeyHolder, "clientId" | "plan" | "mostCalls" | "mode" | "keyId" | "scope">;

/** Calls set aside at once, of which a process that dies takes what is left with it: one in six hundred of the month, and of a trial none. */
const BLOCKS_OF_MONTH = 600;

/**
 * Takes calls out of the client's limits: one of the burst (by process) however many they are, and all of them of the month or trial, which the database keeps
 * for all processes. They count as answered; give back those that were not. No more than there are is ever sold: what a process has not set aside in the
 * database before it does not give out.
 */
export async function takeQuota(deps: Deps, holder: Charged, calls: number): Promise<Result<QuotaState, QuotaRefusal>> {
  const now = deps.clock.now();
  const limits = limitsOf(holder);
  const burst = takeBurst(deps, holder, { limits, now });
  const period = periodOf(holder, now);
  const of = { clientId: holder.clientId, period };
  if (burst.refusedFor !== null) {
    const block = deps.access.blocks.get(nameOf(of)) ?? { left: 0, taken: await takenOf(deps.db, of) };
    return refused({
      exceeded: "burst",
      retryAfterSeconds: burst.refusedFor,
      state: { policies: [burst.policy, longPolicy(block, { limits, period, now })], takenAt: now },
    });
  }
  const block = await reserve(deps, of, { calls, most: limits.mostCalls });
  const policies = [burst.policy, longPolicy(block.value, { limits, period, now })];
  if (!block.ok) {
    const exceeded = period === TRIAL_PERIOD ? "trial" : "month";
    return refused({ exceeded, retryAfterSeconds: policies[1]?.resetSeconds ?? null, state: { policies, takenAt: now } });
  }
  count(deps, { holder, period, now }, calls);
  return ok({ policies, takenAt: now });
}

/** What is left, without taking any. */
export async function quotaState(deps: Deps, holder: Charged): Promise<QuotaState> {
  const now = deps.clock.now();
  const limits = limitsOf(holder);
  const period = periodOf(holder, now);
  const of = { clientId: holder.clientId, period };
  const block = { left: deps.access.blocks.get(nameOf(of))?.left ?? 0, taken: await takenOf(deps.db, of) };
  return { policies: [burstPolicy(limits, limits.perSecond), longPolicy(block, { limits, period, now })], takenAt: now };
}

/** Calls that were taken and then not answered with what was asked for, however long that took: the block they came from may be gone by then. */
export function giveBackQuota(
  { access }: Pick<Deps, "access">,
  holder: Charged,
  { calls, takenAt }: { readonly calls: number; readonly takenAt: Date },
): void {
  const period = periodOf(holder, takenAt);
  const name = nameOf({ clientId: holder.clientId, period });
  const block = access.blocks.get(name);
  if (block) Object.assign(block, { left: block.left + calls, isTouched: true });
  // Of a period that is over: nobody asks what is left of it, and the calls are put back with the next idle ones.
  else access.blocks.set(name, { left: calls, taken: calls, isTouched: true });
  count({ access }, { holder, period, now: takenAt }, -calls);
}

function takeBurst({ access }: Deps, { clientId, mode, plan }: Charged, { limits, now }: { readonly limits: Limits; readonly now: Date }) {
  const name = `${clientId} ${plan === "trial" ? "live" : mode}`;
  const allowance = { capacity: limits.perSecond, perSecond: limits.perSecond };
  const taken = take(access.buckets.get(name) ?? null, now.getTime(), allowance);
  access.buckets.set(name, taken.bucket);
  return { policy: burstPolicy(limits, taken.bucket.tokens), refusedFor: taken.allowed ? null : taken.retryAfterSeconds };
}

function burstPolicy({ perSecond }: Limits, tokens: number): QuotaPolicy {
  return { name: "burst", calls: perSecond, windowSeconds: 1, remaining: Math.floor(tokens), resetSeconds: 1 };
}

function longPolicy(
  { left, taken }: Pick<Block, "left" | "taken">,
  { limits, period, now }: { readonly limits: Limits; readonly period: string; readonly now: Date },
): QuotaPolicy {
  const common = { calls: limits.mostCalls, remaining: Math.max(0, limits.mostCalls - taken + left) };
  if (period === TRIAL_PERIOD) return { name: "trial", ...common, windowSeconds: null, resetSeconds: null };
  const { from, until } = monthSpan(monthOf(now));
  return {
    ...{ name: "month", ...common, windowSeconds: (until.getTime() - from.getTime()) / 1000 },
    resetSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
  };
}

type Reserved = { readonly ok: boolean; readonly value: Pick<Block, "left" | "taken"> };

/** Out of what this process has set aside, of which more is set aside first where it is too little: once at a time. */
async function reserve(
  deps: Deps,
  of: PeriodOfClient,
  { calls, most }: { readonly calls: number; readonly most: number },
): Promise<Reserved> {
  const { blocks, refills } = deps.access;
  const name = nameOf(of);
  for (;;) {
    const block = blocks.get(name);
    if (block && block.left >= calls) {
      block.left -= calls;
      block.isTouched = true;
      return { ok: true, value: block };
    }
    const underWay = refills.get(name);
    if (underWay) {
      await underWay;
      continue;
    }
    const refill = refillBlock(deps, of, { calls, most }).finally(() => refills.delete(name));
    refills.set(name, refill);
    if (!(await refill)) return { ok: false, value: blocks.get(name) ?? { left: 0, taken: most } };
  }
}

async function refillBlock(
  { db, access }: Deps,
  of: PeriodOfClient,
  { calls, most }: { readonly calls: number; readonly most: number },
): Promise<boolean> {
  const name = nameOf(of);
  const needed = calls - (access.blocks.get(name)?.left ?? 0);
  const { granted, taken } = await setAside(db, of, { needed, wanted: Math.max(1, Math.floor(most / BLOCKS_OF_MONTH)), most });
  const block = access.blocks.get(name);
  if (block) Object.assign(block, { left: block.left + granted, taken, isTouched: true });
  else access.blocks.set(name, { left: granted, taken, isTouched: true });
  return granted > 0;
}

function count(
  { access }: Pick<Deps, "access">,
  { holder, period, now }: { readonly holder: Charged; readonly period: string; readonly now: Date },
  calls: number,
): void {
  const { clientId, keyId, scope } = holder;
  const day = isoDateInJapan(now);
  const name = [clientId, period, day, keyId, scope].join(" ");
  const before = access.usage.get(name)?.calls ?? 0;
  access.usage.set(name, { clientId, period, day, keyId, scope, calls: before + calls });
}

/** Gives back what this process has set aside and not used since it was last asked; all of it at the end. What cannot be put back now stays here for the next time. */
export async function returnIdle({ db, clock, access }: Deps, { isEnd }: { readonly isEnd: boolean }): Promise<void> {
  const month = monthOf(clock.now());
  for (const [name, block] of access.blocks) {
    if (block.isTouched && !isEnd) {
      block.isTouched = false;
      continue;
    }
    if (access.refills.has(name)) continue;
    const [clientId = "", period = ""] = name.split(" ");
    await emptied(block, (left) => putBack(db, { clientId, period }, left));
    // Calls that are still at work may give theirs back to a block of today; one that is over goes once it is empty.
    const isOver = period !== TRIAL_PERIOD && !period.startsWith(month);
    if (isOver && block.left === 0) access.blocks.delete(name);
  }
}

/** Out of the block before anybody is asked, so that nobody takes them meanwhile; into it again where that failed. */
async function emptied(block: Block, put: (left: number) => Promise<number>): Promise<void> {
  const { left } = block;
  if (left === 0) return;
  block.left = 0;
  try {
    block.taken = await put(left);
  } catch (error) {
    block.left += left;
    throw error;
  }
}

function nameOf({ clientId, period }: PeriodOfClient): string {
  return `${clientId} ${period}`;
}

/** Under what the rows of a batch are counted, whenever they are estimated: the day it came in. */
export type BatchAccount = { readonly clientId: string; readonly keyId: string; readonly period: string; readonly day: string };

export type RowsRefusal =
  | { readonly reason: "not-in-plan" }
  /** More than one batch of the plan may have. */
  | { readonly reason: "too-many-rows"; readonly most: number }
  /** More than the client has left. */
  | { readonly reason: "quota"; readonly left: number };

type Holder = Pick<KeyHolder, "clientId" | "keyId" | "plan" | "mostCalls" | "mode">;

/** How many rows one batch may have; null: none, for the plan has no batches. */
export function mostBatchRows({ plan }: Pick<KeyHolder, "plan">): number | null {
  return PLANS[plan].batchRows;
}

/** Sets the rows of a batch aside of the client's calls, in the transaction that takes the batch in: all of them or none. No burst is counted: nobody waits for them. */
export async function reserveRows(
  tx: Tx,
  holder: Holder,
  { rows, at }: { readonly rows: number; readonly at: Date },
): Promise<Result<BatchAccount, RowsRefusal>> {
  const { clientId, keyId } = holder;
  const most = mostBatchRows(holder);
  if (most === null) return refused({ reason: "not-in-plan" });
  if (rows > most) return refused({ reason: "too-many-rows", most });
  const period = periodOf(holder, at);
  const { mostCalls } = limitsOf(holder);
  const { granted } = await setAside(tx, { clientId, period }, { needed: rows, wanted: rows, most: mostCalls });
  // None is needed where no row can be read, and none granted: they are told among the results all the same.
  if (granted >= rows) return ok({ clientId, keyId, period, day: isoDateInJapan(at) });
  return refused({ reason: "quota", left: Math.max(0, mostCalls - (await takenOf(tx, { clientId, period }))) });
}

/** Charges rows that were estimated, and gives back those that were not, in the transaction that keeps their results: once, whatever is started anew. */
export async function chargeRows(
  tx: Tx,
  { clientId, keyId, period, day }: BatchAccount,
  { estimated, unused }: { readonly estimated: number; readonly unused: number },
): Promise<void> {
  if (estimated > 0) await addUsage(tx, [{ clientId, period, day, keyId, scope: "batch", calls: estimated }]);
  if (unused > 0) await putBack(tx, { clientId, period }, unused);
}
