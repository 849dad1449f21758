import { type ReactNode, useEffect, useRef, useState } from "react";

type FilterPopoverProps = {
  /** `間取り` */
  readonly label: string;
  /** `2LDK・3LDK`, `指定なし` */
  readonly value: string;
  readonly isSet: boolean;
  /** Beside the value, such as a small histogram. */
  readonly picture?: ReactNode;
  /** Opens to the left of its right edge. */
  readonly isAtEnd?: boolean;
  readonly children: ReactNode;
};

/** One control of the bar: its label over its value, and what can be chosen below it. Closes by Escape and by a press elsewhere. */
export function FilterPopover({ label, value, isSet, picture, isAtEnd = false, children }: FilterPopoverProps) {
  const { box, isOpen, setOpen } = useClosing();
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={`flex h-13 items-center gap-3 rounded-control border bg-card px-3.5 text-left leading-snug hover:border-brand ${isSet ? "border-brand" : "border-control/60"}`}
      >
        <span className="min-w-0">
          <span className="block text-12 text-sub">{label}</span>
          <span className="flex items-center gap-2">
            <b className="max-w-40 truncate text-14">{value}</b>
            <svg aria-hidden="true" width="10" height="6" viewBox="0 0 10 6" className="shrink-0">
              <path d="m1 1 4 4 4-4" fill="none" strokeWidth="1.6" className="stroke-sub" />
            </svg>
          </span>
        </span>
        {picture}
      </button>
      {isOpen && (
        <section
          aria-label={label}
          className={`absolute top-full z-40 mt-1.5 flex max-h-[70vh] w-100 flex-col gap-4 overflow-y-auto rounded-card border border-line bg-card p-4 shadow-md ${isAtEnd ? "right-0" : "left-0"}`}
        >
          {children}
        </section>
      )}
    </div>
  );
}

function useClosing() {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event) => {
      // The path is that of the press, also where it has taken its own button out of the page.
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      box.current?.querySelector("button")?.focus();
    };
    window.addEventListener("click", close);
    window.addEventListener("keydown", closeByKey);
    return () => {
      window.removeEventListener("click", close);
      window.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  return { box, isOpen, setOpen };
}
