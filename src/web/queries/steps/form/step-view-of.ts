import type { QueryAnswers, Wish } from "#domain/queries/core/types.ts";
import type { QueryProgress } from "#domain/queries/draft/types.ts";
import { PART_NAMES, QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { answered, skipped } from "#kernel/flow/answer.ts";
import { partsOf } from "#kernel/flow/parts.ts";
import { nextStep, replay, stepOf } from "#kernel/flow/replay.ts";
import type { PartView } from "#web/kit/flow/part-nav.tsx";

/** Progress as it would be with this step answered as it stands now. */
export function asAnswered(progress: QueryProgress, id: StepId): QueryProgress {
  return answered(QUERY_FLOW, progress, { id, given: progress.answers });
}

/** What counts while a step is open: what is on it now, if it is sound, with all before it. */
export function wishAt(progress: QueryProgress, id: StepId): QueryAnswers {
  return replay(QUERY_FLOW, asAnswered(progress, id)).told;
}

/** Whether somebody may go on from here. */
export function isEnough(progress: QueryProgress, id: StepId): boolean {
  const { open, path } = replay(QUERY_FLOW, asAnswered(progress, id));
  return path.indexOf(open) > path.indexOf(id) || open === path.at(-1);
}

/** `次へ：築年数`; while an answer is missing nobody knows what comes next. Null: the last one. */
export function nextLabel(progress: QueryProgress, id: StepId): string | null {
  const next = nextStep(QUERY_FLOW, asAnswered(progress, id), id);
  if (next !== null && !isEnough(progress, id)) return "次へ";
  return next === null ? null : `次へ：${STEP_TEXTS[next].title}`;
}

/** Progress with a step passed over; null: it must be answered. */
export function asSkipped(progress: QueryProgress, id: StepId): QueryProgress | null {
  return stepOf(QUERY_FLOW, id).isCheck ? null : skipped(QUERY_FLOW, progress, id);
}

/** The parts as the frame shows them. */
export function partViews(progress: QueryProgress, id: StepId, visit: (step: StepId) => void): readonly PartView[] {
  return partsOf(QUERY_FLOW, progress, id).map((part) => {
    const number = part.part === 1 || part.part === 2 ? part.part : 3;
    const { first, state, total } = part;
    return {
      ...{ part: number, name: PART_NAMES[number], state, total },
      done: state === "current" ? questionsBefore(progress, id) : part.done,
      isOptional: number === 3 && !progress.answers.channels.includes("offer"),
      onVisit: first === null ? null : () => visit(first),
    };
  });
}

/** How many questions of its part come before a step: on the way back that is less than were answered. */
function questionsBefore(progress: QueryProgress, id: StepId): number {
  const { path } = replay(QUERY_FLOW, progress);
  const { part } = stepOf(QUERY_FLOW, id);
  return path.slice(0, path.indexOf(id)).filter((other) => stepOf(QUERY_FLOW, other).part === part && !stepOf(QUERY_FLOW, other).isCheck)
    .length;
}

/** Whether anything that can be told in words was told: an empty wish has no sentence. */
export function isTold({ channels, kinds, areas, stations, polygon, buildings, price, certainties, offerBudget }: Wish): boolean {
  const lists = [kinds, areas, stations, buildings, certainties].some((list) => list.length > 0);
  return lists || polygon !== null || price.min !== null || price.max !== null || (channels.includes("offer") && offerBudget !== null);
}

/** What is missing, where somebody wants to go on without an answer. */
const MISSING: Readonly<Partial<Record<StepId, string>>> = {
  SelectDirectOffer: "探し方を1つ以上選んでください。",
  Purpose: "目的を選んでください。",
  PropertyType: "種別を1つ以上選んでください。",
  ChoicePlace: "場所の選び方を選んでください。",
  Area: "エリアを1か所以上選んでください。",
  Station: "駅を1つ以上選んでください。",
  PlaceMap: "地図の上で範囲を囲んでください。",
  PlaceBuilding: "マンションを1つ以上選んでください。",
  BudgetKyugake: "確かさを選んでください。",
  BudgetDirectOffer: "予算と資金の準備を入力してください。",
  BudgetDirectOfferNext: "AI推定価格に対する割合を選んでください。",
  Message: "メッセージを確認してください。",
};

const UNREAD = "数字として読めない欄があります。「＊」の付いた欄を直してください。";

/** Why nobody may go on yet. `isUnread`: what stands in a field is no answer. */
export function missingText(id: StepId, isUnread = false): string {
  if (isUnread) return UNREAD;
  return MISSING[id] ?? "入力内容を確認してください。";
}
