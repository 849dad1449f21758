import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

type ConfirmProps = {
  readonly title: string;
  /** What will happen, and what cannot be undone. */
  readonly children: ReactNode;
  /** What the button does, as a verb: `ログアウトする`. */
  readonly action: string;
  /** What the button says that leaves everything as it is. */
  readonly stay?: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly isReady?: boolean;
  /** Why the last try failed. */
  readonly failure?: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** A question before something that cannot be undone. The first button, which takes the focus, leaves everything as it is. */
export function ConfirmDialog(props: ConfirmProps) {
  const { title, children, action, stay = "やめる", isOpen, isBusy, isReady = true, failure, onConfirm, onClose } = props;
  return (
    <Dialog title={title} isOpen={isOpen} isBusy={isBusy} onClose={onClose}>
      <div className="flex flex-col gap-3 text-14">{children}</div>
      {failure && (
        <Notice tone="error" title="続けられませんでした">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button tone="secondary" isBusy={isBusy} onClick={onClose}>
          {stay}
        </Button>
        <Button disabled={!isReady} isBusy={isBusy} onClick={onConfirm}>
          {isBusy ? "処理中です" : action}
        </Button>
      </div>
    </Dialog>
  );
}
