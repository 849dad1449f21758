import { NO_WISH, NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers, Wish } from "#domain/queries/core/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { allDone } from "#kernel/flow/answer.ts";
import { pick, replay } from "#kernel/flow/replay.ts";

const WISH_FIELDS = Object.keys(NO_WISH) as (keyof Wish)[];

/** What of the answers counts: those of branches that were left are kept, and stand outside. The name is asked by no step. */
export function wishOf(answers: QueryAnswers | Wish): Wish {
  const { told } = replay(QUERY_FLOW, allDone(QUERY_FLOW, { ...NOTHING_ABOUT, ...answers }));
  return { ...NO_WISH, ...pick<Wish>(told, WISH_FIELDS), name: answers.name };
}

/** Everything but what was told of oneself. */
export function withoutAbout(answers: QueryAnswers): Wish {
  return { ...NO_WISH, ...pick<Wish>(answers, WISH_FIELDS) };
}

/** The step where an answer is missing or unsound; null: it can be saved. */
export function missingStep(answers: QueryAnswers | Wish): StepId | null {
  const { path, open } = replay(QUERY_FLOW, allDone(QUERY_FLOW, { ...NOTHING_ABOUT, ...answers }));
  return open === path.at(-1) ? null : open;
}
