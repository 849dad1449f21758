import { Link } from "@tanstack/react-router";
import type { OverviewTodo } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { NEXT_STEP_WORDS } from "./next-steps.ts";

/** やること: nothing in it hurries. */
export function NextStepsCard({ todos }: { todos: readonly OverviewTodo[] }) {
  return (
    <Card title="やること">
      {todos.length === 0 ? (
        <p className="text-14 text-sub">いまはありません。</p>
      ) : (
        <ul>
          {todos.map((code) => {
            const { to, label, why } = NEXT_STEP_WORDS[code];
            return (
              <li
                key={code}
                className="relative -mx-4 flex items-center gap-3 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6"
              >
                <span aria-hidden="true" className="size-4 shrink-0 rounded-full border-2 border-control" />
                <div className="min-w-0 flex-1">
                  <Link to={to} className="font-bold text-16 text-brand underline underline-offset-4 after:absolute after:inset-0">
                    {label}
                  </Link>
                  <p className="text-13 text-sub">{why}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
