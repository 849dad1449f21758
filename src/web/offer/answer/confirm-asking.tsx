import type { OfferThread } from "#api/client/client.ts";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { type Asking, confirmWords } from "./asking.ts";

type ConfirmAskingProps = {
  readonly asking: Asking | null;
  readonly thread: OfferThread;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Nothing is sent before it was read once more. */
export function ConfirmAsking({ asking, thread, isBusy, failure, onConfirm, onClose }: ConfirmAskingProps) {
  const words = asking && confirmWords(asking, thread);
  return (
    <ConfirmDialog
      title={words?.title ?? ""}
      action={words?.action ?? ""}
      stay="もどる"
      isOpen={words !== null}
      isBusy={isBusy}
      failure={failure}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {words?.lines.map((line) => (
        <p key={line} className="whitespace-pre-line">
          {line}
        </p>
      ))}
    </ConfirmDialog>
  );
}
