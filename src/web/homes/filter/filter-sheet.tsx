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
        <div className="-mr-2 flex items-center gap-1">
          <Button tone="plain" size="bar" onClick={onClear}>
            すべて外す
          </Button>
          <button type="button" aria-label="閉じる" onClick={onClose} className="grid size-11 place-items-center rounded-control">
            <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" fill="none" strokeWidth="1.8" className="stroke-ink">
              <path d="m3 3 12 12M15 3 3 15" strokeLinecap="round" />
            </svg>
          </button>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {isOpen &&
          GROUPS.map((group) => (
            <section key={group} aria-label={GROUP_LABELS[group]} className="flex flex-col gap-4 border-line border-b bg-card px-4 py-4">
              {(group === "place" || group === "price" || group === "size") && <h3 className="text-16">{GROUP_LABELS[group]}</h3>}
              {group === "place" ? <PlaceFields {...props} search={search} onDraw={onDraw} /> : <GroupFields group={group} {...props} />}
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
