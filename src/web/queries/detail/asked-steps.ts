import { NO_WISH, NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers, Wish } from "#domain/queries/core/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { NOTHING_ASKED, wordsOfConditions } from "#domain/queries/words/condition-words.ts";
import { conditionsOf, namesOf } from "#domain/queries/words/conditions-of.ts";
import { allDone } from "#kernel/flow/answer.ts";
import { pick, replay, stepOf } from "#kernel/flow/replay.ts";
import { answerWords } from "#web/queries/steps/bodies/answer-words.ts";
import { isQuestion } from "#web/queries/steps/bodies/step-body-of.tsx";

export type AskedStep = { readonly id: StepId; readonly title: string; readonly words: string };

/** What is told of oneself is no part of a saved condition, and an example is only the way to a message. */
const NOT_SAVED: readonly StepId[] = ["CheckPlace", "Age", "Gender", "Income", "Occupation", "CheckAbout", "MessageTemplate"];

/** The questions that a saved condition answers, in their order. */
export function askedSteps(answers: Wish): readonly AskedStep[] {
  const all: QueryAnswers = { ...NOTHING_ABOUT, ...answers };
  const { path } = replay(QUERY_FLOW, allDone(QUERY_FLOW, all));
  return path
    .filter((id) => isQuestion(id) && !NOT_SAVED.includes(id))
    .map((id) => ({ id, title: titleOf(id), words: answerWords(id, all) ?? otherWords(answers) }));
}

/** Whether a step can be changed at a saved condition. */
export function isEditable(id: string): id is StepId {
  return QUERY_FLOW.steps.some((step) => step.id === id && isQuestion(step.id) && !NOT_SAVED.includes(step.id));
}

export function titleOf(id: StepId): string {
  return id === "CheckConditions" ? "ほかの条件" : STEP_TEXTS[id].title;
}

/** ほかの条件 alone, in words. */
function otherWords(answers: Wish): string {
  const fields = stepOf(QUERY_FLOW, "CheckConditions").fields as readonly (keyof Wish)[];
  const words = wordsOfConditions(conditionsOf({ ...NO_WISH, ...pick<Wish>(answers, fields) }, "normal"), namesOf(answers));
  return words === NOTHING_ASKED ? "指定なし" : words;
}
