import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { MailingRun } from "./mailing-words.ts";

type AnewProps = { readonly id: string; readonly run: Pick<MailingRun, "id" | "files">; readonly onDone: () => void };

/** Of a void run, whose files were taken: has them made anew where none of their letters was sent. */
export function AnewButton({ id, run, onDone }: AnewProps) {
  const isReady = useIsReady();
  const [isAsked, setIsAsked] = useState(false);
  const making = useAction(failureText);
  const taken = run.files.filter(({ takenAt }) => takenAt !== null);
  if (taken.length === 0) return null;
  if (taken.every(({ isDiscarded }) => isDiscarded))
    return <p className="text-14">受け取ったPDFの宛先は、「お手紙を作る」で作り直せます。受け取ったPDFは、使わずに消してください。</p>;
  const make = async () => {
    const isMade = await making.run(async () => {
      const answer = await apiClient().company.post("/direct-mail/mailings/{id}/runs/{run}/anew", { path: { id, run: run.id }, body: {} });
      if (!answer.ok) throw answer.problem;
    });
    if (!isMade) return;
    setIsAsked(false);
    onDone();
  };
  return (
    <div>
      <Button size="bar" tone="secondary" disabled={!isReady} onClick={() => setIsAsked(true)}>
        受け取ったPDFも作り直す
      </Button>
      <ConfirmDialog
        title="受け取ったPDFも作り直しますか"
        action="作り直せるようにする"
        isOpen={isAsked}
        isBusy={making.isBusy}
        failure={making.failure}
        onConfirm={() => void make()}
        onClose={() => setIsAsked(false)}
      >
        <p>受け取ったお手紙を、まだ1通も送っていないときに選んでください。受け取ったPDFは、使わずに消してください。</p>
        <p>停止を申し出ていない宛先は、「お手紙を作る」で作り直せます。今月の数には、1回だけ数えます。</p>
      </ConfirmDialog>
    </div>
  );
}
