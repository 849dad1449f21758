import { type ReactNode, useEffect, useId, useRef } from "react";

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  /** While something is under way the dialog stays. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks something before the page goes on. The browser holds the focus inside, and gives it back when the dialog closes; Escape closes it. */
export function Dialog({ title, isOpen, isBusy = false, onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen && !box.current?.open) box.current?.showModal();
    if (!isOpen && box.current?.open) box.current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
        else onClose();
      }}
      onClose={() => {
        // Told late, when it may be open again for who pressed Escape and then the button once more.
        if (isOpen && !box.current?.open) onClose();
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-130 rounded-card border border-line bg-card p-4 text-ink backdrop:bg-ink/50 sm:p-6"
    >
      <h2 id={titleId} className="text-22">
        {title}
      </h2>
      <div className="mt-3 flex flex-col gap-4">{isOpen && children}</div>
    </dialog>
  );
}
