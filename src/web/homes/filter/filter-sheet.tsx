import { useEffect, useId, useRef } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import type { FilterBarProps } from "./filter-bar.tsx";
import { GroupFields } from "./group-fields.tsx";
import { GROUP_LABELS, GROUPS } from "./group-values.ts";
import { PlaceFields } from "./place-fields.tsx";

type FilterSheetProps = FilterBarProps & {
  readonly isOpen: boolean;
  readonly total: number;
  readonly onClose: () => void;
  readonly onClear: () => void;
};

/** All controls of a phone, one below the other; the homes are counted anew with each choice. The browser holds the focus inside. */
export function FilterSheet({ isOpen, total, onClose, onClear, search, onDraw, ...props }: FilterSheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (isOpen && !box.current?.open) box.current?.showModal();
    if (!isOpen && box.current?.open) box.current.close();
  }, [isOpen]);
  const draw = () => {
    onClose();
    onDraw();
  };
  return (
    <dialog
      ref={box}
      aria-labelledby={title}
      onClose={() => isOpen && onClose()}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink open:flex"
    >
      <div className="flex items-center justify-between border-line border-b bg-card px-4 py-2">
        <h2 id={title} className="text-18">
          絞り込み
        </h2>
        <Button tone="plain" size="bar" onClick={onClear}>
          すべて外す
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {isOpen &&
          GROUPS.map((group) => (
            <section key={group} aria-label={GROUP_LABELS[group]} className="flex flex-col gap-4 border-line border-b bg-card px-4 py-4">
              {(group === "place" || group === "price" || group === "size") && <h3 className="text-16">{GROUP_LABELS[group]}</h3>}
              {group === "place" ? <PlaceFields {...props} search={search} onDraw={draw} /> : <GroupFields group={group} {...props} />}
            </section>
          ))}
      </div>
      <div className="border-line border-t bg-card px-4 py-3">
        <Button onClick={onClose} className="w-full">
          <span aria-live="polite">{total.toLocaleString("ja-JP")}件を見る</span>
        </Button>
      </div>
    </dialog>
  );
}
