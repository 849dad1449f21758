import { Link } from "@tanstack/react-router";
import { type ConditionMenu, conditionMenus } from "./condition-menus.ts";
import type { FlaggedQuestion } from "./flagged-search.ts";

type ConditionChipsProps = { readonly to: string; readonly question: FlaggedQuestion };

/** The conditions of a list or a map as chips that open; links, so that they work without script. */
export function ConditionChips({ to, question }: ConditionChipsProps) {
  return (
    <ul
      aria-label="条件"
      className="no-print flex gap-2 max-sm:-mx-4 max-sm:max-w-[100vw] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      {conditionMenus(question).map((menu) => (
        <li key={`${menu.name} ${menu.label}`} className="shrink-0">
          <Menu to={to} menu={menu} />
        </li>
      ))}
    </ul>
  );
}

function Menu({ to, menu: { label, isSet, choices } }: { readonly to: string; readonly menu: ConditionMenu }) {
  return (
    <details name="kyugake-condition" className="group relative">
      <summary
        className={`flex min-h-11 max-w-64 cursor-pointer list-none items-center gap-1.5 rounded-full border px-3.5 text-14 [&::-webkit-details-marker]:hidden ${isSet ? "border-brand bg-brand-tint font-bold text-brand" : "border-control bg-card"}`}
      >
        <span className="amount truncate">{label}</span>
        <span aria-hidden="true" className="text-12 group-open:rotate-180">
          ▾
        </span>
      </summary>
      <ul className="absolute top-full left-0 z-40 mt-1.5 max-h-80 w-56 overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-sm max-sm:fixed max-sm:inset-x-3 max-sm:top-auto max-sm:bottom-3 max-sm:w-auto">
        {choices.map(({ label: words, isOn, search }) => (
          <li key={words}>
            <Link
              to={to}
              search={search}
              resetScroll={false}
              aria-current={isOn ? "true" : undefined}
              className={`amount flex min-h-11 items-center gap-2 rounded-control px-3 text-14 hover:bg-brand-tint ${isOn ? "font-bold text-brand" : ""}`}
            >
              <span aria-hidden="true" className="w-4 shrink-0">
                {isOn && "✓"}
              </span>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
