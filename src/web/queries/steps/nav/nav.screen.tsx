import { useNavigate } from "@tanstack/react-router";
import { PART_NAMES, QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { addressOf, type StepId } from "#domain/queries/flow/step-ids.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { canVisit, replay, stepOf } from "#kernel/flow/replay.ts";
import { PartNav } from "#web/kit/flow/part-nav.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { answerWords } from "#web/queries/steps/bodies/answer-words.ts";
import { partViews } from "#web/queries/steps/form/step-view-of.ts";
import { useStepForm } from "#web/queries/steps/form/use-step-form.ts";
import { useSessionView } from "#web/session/site/hooks.ts";

/** The progress of one part by itself: its questions, what was answered, and the way to those that were reached. */
export function NavScreen({ part }: { readonly part: 1 | 2 | 3 }) {
  const { progress } = useStepForm(useSessionView().isLoggedIn);
  const navigate = useNavigate();
  const visit = (id: StepId) => {
    const { screen, search } = addressOf(id);
    void navigate({ to: "/queries/input/$step", params: { step: screen }, search });
  };
  const { path, open } = progress ? replay(QUERY_FLOW, progress) : { path: [], open: null };
  const ofPart = path.filter((id) => stepOf(QUERY_FLOW, id).part === part);
  const [here] = ofPart;
  return (
    <div className="measure-form flex min-h-96 flex-col gap-5 pt-6 pb-16">
      {progress && here && <PartNav parts={partViews(progress, here, visit)} />}
      <h1 className="text-22 sm:text-28">
        {part} {PART_NAMES[part]}の進み具合
      </h1>
      <ol className="flex flex-col rounded-card border border-line bg-card px-4">
        {progress &&
          ofPart.map((id) => (
            <li
              key={id}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-b py-1.5 last:border-b-0"
            >
              {canVisit(QUERY_FLOW, progress, id) ? (
                <button
                  type="button"
                  onClick={() => visit(id)}
                  className="min-h-11 text-left font-bold text-16 text-brand underline underline-offset-4"
                >
                  {STEP_TEXTS[id].title}
                </button>
              ) : (
                <span className="text-16 text-sub">{STEP_TEXTS[id].title}</span>
              )}
              <span className="text-13 text-sub">
                {id === open ? "ここから続けます" : canVisit(QUERY_FLOW, progress, id) ? answerWords(id, progress.answers) : "まだです"}
              </span>
            </li>
          ))}
      </ol>
      <LinkButton
        to="/queries/input/$step"
        params={{ step: open === null ? "SelectDirectOffer" : addressOf(open).screen }}
        search={open === null ? {} : addressOf(open).search}
        className="self-start"
      >
        続きを入力する
      </LinkButton>
    </div>
  );
}
