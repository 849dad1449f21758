import { useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { SavedQueryResponse } from "#api/client/client.ts";
import { CHANNELS, type Wish } from "#domain/queries/core/types.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import type { QueryStep } from "#domain/queries/saved/query-states.ts";
import { missingStep } from "#domain/queries/saved/wish-of.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { saveAnswers, stepTo, withChannel } from "#web/queries/list/change-query.ts";
import { wordsOf } from "#web/queries/list/use-queries.ts";
import { isEditable } from "./asked-steps.ts";
import { DeletedView } from "./deleted.view.tsx";
import { EditStep } from "./edit-step.tsx";
import type { QueryDetailData } from "./find-query.ts";
import { QueryView } from "./query.view.tsx";
import type { QuerySearch } from "./query-search.ts";

type QueryScreenProps = { readonly data: QueryDetailData | null; readonly search: QuerySearch };

export function QueryScreen({ data, search }: QueryScreenProps) {
  if (data !== null) return <Loaded data={data} search={search} />;
  return (
    <div className="measure-form flex flex-col gap-4 py-8">
      <h1 className="text-28">条件の詳細</h1>
      <LoadFailed title="読み込みに失敗しました">保存した条件を読み込めませんでした。保存されている内容はそのままです。</LoadFailed>
    </div>
  );
}

const DONE: Readonly<Record<Exclude<QueryStep, "archive">, string>> = {
  pause: "一時停止しました。",
  resume: "再開しました。",
  restore: "元に戻しました。",
};

function Loaded({ data, search }: { readonly data: QueryDetailData; readonly search: QuerySearch }) {
  const router = useRouter();
  const navigate = useNavigate();
  const action = useAction(wordsOf);
  const [outcome, setOutcome] = useState("");
  const [today] = useState(() => isoDateInJapan(new Date()));
  const { query } = data;
  const show = (step: StepId | null) =>
    navigate({
      to: "/queries/query",
      search: { id: query.id, ...(step ? { step } : {}) },
      replace: step === null,
      resetScroll: step !== null,
    });
  const act = async (work: () => Promise<unknown>, words: string) => {
    setOutcome("");
    const isDone = await action.run(async () => {
      await work();
      await router.invalidate();
    });
    if (isDone) setOutcome(words);
    return isDone;
  };
  // A deleted one is not found any more: it stays here until somebody leaves.
  const [deleted, setDeleted] = useState<SavedQueryResponse | null>(null);
  const onStep = async (step: QueryStep) => {
    if (step === "archive") return action.run(async () => setDeleted(await stepTo(query, step)));
    return act(async () => {
      await stepTo(deleted ?? query, step);
      setDeleted(null);
    }, DONE[step]);
  };
  const onSave = async (answers: Wish) => {
    if (await act(() => saveAnswers(query, answers), "変更を保存しました。")) await show(null);
  };
  const edited = editedOf(query.answers, search);
  if (deleted) return <DeletedView words={query.words} acting={action} onRestore={() => void onStep("restore")} />;
  return (
    <QueryView
      {...{ data, today, outcome }}
      acting={action}
      editor={
        edited && (
          <EditStep
            key={edited.step}
            {...edited}
            acting={action}
            onSave={(answers) => void onSave(answers)}
            onClose={() => void show(null)}
          />
        )
      }
      onStep={(step) => void onStep(step)}
      onEdit={(step) => void show(step)}
    />
  );
}

/** The question that the address asks for, and the answers it begins with. */
export function editedOf(answers: Wish, { step, add }: QuerySearch): { readonly step: StepId; readonly answers: Wish } | null {
  if (step !== undefined && isEditable(step)) return { step, answers };
  const channel = CHANNELS.find((one) => one === add);
  const added = channel && !answers.channels.includes(channel) ? withChannel(answers, channel) : null;
  const missing = added && missingStep(added);
  return added && missing ? { step: missing, answers: added } : null;
}
