import { type ReactNode, useEffect, useRef, useState } from "react";

export const menuRowClass = "flex min-h-11 w-full items-center px-4 text-left text-14 hover:bg-brand-tint hover:text-brand";

type ClosingMenuProps = {
  /** What stands on the button; its text names it. */
  readonly summary: ReactNode;
  /** How the button looks. */
  readonly look: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A menu under a button of the header. It opens without script, and closes by Escape, by a click elsewhere, and when one of its links was followed. */
export function ClosingMenu({ summary, look, className = "", children }: ClosingMenuProps) {
  const menu = useClosing();
  return (
    <details
      ref={menu.ref}
      open={menu.isOpen}
      onToggle={(event) => menu.setOpen(event.currentTarget.open)}
      className={`relative ${className}`}
    >
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${look}`}>{summary}</summary>
      <div className="absolute right-0 z-30 mt-1 w-64 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-card py-2 shadow-sm">
        {children}
      </div>
    </details>
  );
}

function useClosing() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && ref.current?.contains(event.target);
      const isLink = event.target instanceof Element && event.target.closest("a") !== null;
      if (!isInside || isLink) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      ref.current?.querySelector("summary")?.focus();
    };
    addEventListener("click", close);
    addEventListener("keydown", closeByKey);
    return () => {
      removeEventListener("click", close);
      removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  return { ref, isOpen, setOpen };
}
