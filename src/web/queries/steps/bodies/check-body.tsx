import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { stepOf } from "#kernel/flow/replay.ts";
import { answerWords } from "./answer-words.ts";

type CheckBodyProps = {
  readonly part: 1 | 2 | 3;
  readonly path: readonly StepId[];
  readonly answers: QueryAnswers;
  readonly visit: (step: StepId) => void;
};

/** What was answered in a part, each with the way back to its question. */
export function CheckBody({ part, path, answers, visit }: CheckBodyProps) {
  const asked = path.filter((id) => stepOf(QUERY_FLOW, id).part === part);
  const rows = asked.flatMap((id) => {
    const words = answerWords(id, answers);
    // The message is asked after its part was looked over.
    return words === null || (part === 3 && (id === "Message" || id === "MessageTemplate")) ? [] : [{ id, words }];
  });
  return (
    <dl className="flex flex-col">
      {rows.map(({ id, words }) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <dt className="text-13 text-sub">{STEP_TEXTS[id].title}</dt>
          <dd className="col-start-1 whitespace-pre-line text-16 sm:col-start-2 sm:row-start-1">{words}</dd>
          <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
            <button
              type="button"
              aria-label={`${STEP_TEXTS[id].title}を変える`}
              onClick={() => visit(id)}
              className="min-h-11 px-2 font-bold text-14 text-brand underline underline-offset-4"
            >
              変える
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
