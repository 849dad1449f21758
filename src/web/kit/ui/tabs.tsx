import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** The tab an arrow key leads to, going round: `nextTab(3, 2, "ArrowRight")` → 0. Undefined for other keys. */
export function nextTab(count: number, current: number, key: string): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

type TabsProps = { readonly label: string; readonly tabs: readonly Tab[]; readonly initial?: number };

/** What a list of tabs and its panels need, however they look: arrow keys move between tabs, one of which takes part in the order of Tab. */
export function useTabs(tabs: readonly { readonly id: string }[], initial = 0) {
  const [current, setCurrent] = useState(initial);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = nextTab(tabs.length, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll<HTMLButtonElement>("[role=tab]")[next]?.focus();
  };
  const idOf = (index: number) => `${base}-${tabs[index]?.id}`;
  return {
    current,
    list,
    tab: (index: number) =>
      ({
        type: "button",
        role: "tab",
        id: idOf(index),
        "aria-controls": `${idOf(index)}-panel`,
        "aria-selected": index === current,
        tabIndex: index === current ? 0 : -1,
        onClick: () => setCurrent(index),
        onKeyDown: move,
      }) as const,
    panel: (index: number) => ({ role: "tabpanel", id: `${idOf(index)}-panel`, "aria-labelledby": idOf(index) }) as const,
  };
}

/** Several views of the same thing. Arrow keys move between tabs; in print every view is shown. */
export function Tabs({ label, tabs, initial = 0 }: TabsProps) {
  const { current, list, tab: tabProps, panel } = useTabs(tabs, initial);
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="no-print flex overflow-x-auto border-line border-b">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            {...tabProps(index)}
            className="-mb-px min-h-12 whitespace-nowrap border-transparent border-b-3 px-4 text-14 focus-visible:-outline-offset-4 focus-visible:shadow-none hover:text-brand aria-selected:border-brand aria-selected:font-bold"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.id} {...panel(index)} className={index === current ? "pt-4" : "hidden pt-4 print:block"}>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
