import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { nextTab } from "#web/kit/ui/tabs.tsx";

export type LoginTab = "sign-in" | "sign-up";

const TABS: readonly { readonly id: LoginTab; readonly label: string }[] = [
  { id: "sign-in", label: "ログイン" },
  { id: "sign-up", label: "会員登録" },
];

type LoginTabsProps = {
  readonly tab: LoginTab;
  /** False until the page answers to clicks. */
  readonly isReady: boolean;
  readonly onTab: (tab: LoginTab) => void;
  readonly children: ReactNode;
};

/** Two tabs of which one is drawn, so that every label stands once on the page. The address knows which. */
export function LoginTabs({ tab, isReady, onTab, children }: LoginTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const current = TABS.findIndex(({ id }) => id === tab);
  const move = (event: KeyboardEvent) => {
    const next = nextTab(TABS.length, current, event.key);
    const to = next === undefined ? undefined : TABS[next];
    if (next === undefined || to === undefined) return;
    event.preventDefault();
    onTab(to.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label="ログインと会員登録" className="-mt-2 mb-5 grid grid-cols-2 border-line border-b">
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            disabled={!isReady}
            id={`tab-${id}`}
            aria-controls="login-panel"
            aria-selected={id === tab}
            tabIndex={id === tab ? 0 : -1}
            onClick={() => onTab(id)}
            onKeyDown={move}
            className="-mb-px min-h-12 whitespace-nowrap border-transparent border-b-3 px-4 text-16 focus-visible:-outline-offset-4 focus-visible:shadow-none hover:text-brand aria-selected:border-brand aria-selected:font-bold"
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="login-panel" aria-labelledby={`tab-${tab}`}>
        {children}
      </div>
    </>
  );
}
