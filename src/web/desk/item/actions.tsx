import { useState } from "react";
import { apiClient, type DeskAction, type DeskItem, type DeskOutcome } from "#api/client/client.ts";
import type { Change } from "#web/desk/frame/use-change.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { ActionForm } from "./action-form.tsx";

type ActionsProps = {
  readonly item: DeskItem;
  readonly change: Change;
  /** What was decided last; null: nothing. */
  readonly outcome: DeskOutcome | null;
  /** Says it, and reads the item anew. */
  readonly onOutcome: (outcome: DeskOutcome) => Promise<void>;
};

/** What may be done with the item: one is chosen, then filled in. What was done last is taken back where it can be. */
export function Actions({ item, change, outcome, onOutcome }: ActionsProps) {
  const isReady = useIsReady();
  const [chosen, setChosen] = useState<DeskAction | null>(null);
  const undo = item.actions.find(({ key }) => key === outcome?.undo);
  const takeBack = (action: DeskAction) =>
    void change.run<DeskOutcome>(
      (answer) => {
        void onOutcome({ ...answer, isOver: false });
        return answer.done;
      },
      () => decide(item, action, {}),
    );
  return (
    <Card title="決める" lead="決めたことと担当者は、記録に残ります。">
      <div className="flex flex-col gap-5">
        {undo !== undefined && (
          <Button
            size="bar"
            tone="secondary"
            className="self-start"
            disabled={!isReady}
            isBusy={change.isBusy}
            onClick={() => takeBack(undo)}
          >
            取り消す（{undo.label}）
          </Button>
        )}
        <div className="flex flex-wrap gap-3">
          {item.actions.map((action) => (
            <Button
              key={action.key}
              size="bar"
              tone={chosen?.key === action.key ? "primary" : "secondary"}
              aria-expanded={chosen?.key === action.key}
              disabled={!isReady}
              onClick={() => setChosen(chosen?.key === action.key ? null : action)}
            >
              {action.label}
            </Button>
          ))}
        </div>
        {chosen !== null && <ActionForm key={chosen.key} item={item} action={chosen} onOutcome={onOutcome} />}
      </div>
    </Card>
  );
}

function decide({ queue, id, seen }: DeskItem, { key }: DeskAction, fields: Readonly<Record<string, string>>) {
  return apiClient().desk.post("/items/{queue}/{id}/decision", { path: { queue, id }, body: { action: key, fields, seen } });
}
