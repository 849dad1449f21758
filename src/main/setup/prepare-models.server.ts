import { setTimeout } from "node:timers/promises";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { kindsInTraining, requestFirstModels } from "#domain/valuation/index.server.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { KIND_NAMES, kindsWithoutModel } from "#main/commands/train/train-models.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Platform } from "#platform/platform.server.ts";

type Parts = {
  readonly store: Pick<Platform, "db" | "storage">;
  readonly jobs: Pick<Jobs, "define" | "send" | "unfinished">;
  readonly say: (line: string) => void;
  /** How often is looked whether they are done; another one only in tests. */
  readonly lookEvery?: Milliseconds;
};

/**
 * Has the models made that are missing, by the queue and in processes of their own. Meanwhile whoever needs one is told to come back. What it answers
 * waits until each is there or was given up.
 */
export async function askForModels(parts: Parts): Promise<() => Promise<void>> {
  const kinds = (await kindsWithoutModel(parts.store)).map(({ kind }) => kind);
  if (kinds.length === 0) return async () => undefined;
  await requestFirstModels(parts.jobs, kinds);
  parts.say(`価格モデルを作っています(${namesOf(kinds)})。サイトはもう開けます`);
  return () => untilMade(parts, kinds);
}

async function untilMade({ store, jobs, say, lookEvery = seconds(1) }: Parts, kinds: readonly AppraisableKind[]): Promise<void> {
  while (await areOnTheirWay(store, jobs, kinds)) await setTimeout(lookEvery);
  const left = (await kindsWithoutModel(store)).map(({ kind }) => kind);
  if (left.length > 0) say(`価格モデルのないまま続けます(${namesOf(left)})。取引が少ないか、学習に失敗しています`);
}

/** Where a process was killed at its work, the queue holds that for unfinished long after another one has done it: the models themselves are asked as well. */
async function areOnTheirWay({ db, storage }: Parts["store"], jobs: Parts["jobs"], kinds: readonly AppraisableKind[]): Promise<boolean> {
  const inTraining = await kindsInTraining(jobs);
  const waited = kinds.filter((kind) => inTraining.has(kind));
  return (await kindsWithoutModel({ db, storage }, waited)).length > 0;
}

function namesOf(kinds: readonly AppraisableKind[]): string {
  return kinds.map((kind) => KIND_NAMES[kind]).join("、");
}
