import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { OverviewTodo } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import type { AssetStep } from "./asset-steps.ts";
import { NEXT_STEP_WORDS } from "./next-steps.ts";

type NextStepsProps = { readonly todos: readonly OverviewTodo[]; readonly ofHomes?: readonly AssetStep[] };

/** やること: nothing in it hurries. */
export function NextStepsCard({ todos, ofHomes = [] }: NextStepsProps) {
  const count = ofHomes.reduce((sum, { homes }) => sum + homes, todos.length);
  return (
    <Card title="やること" aside={count > 0 && <p className="text-13 text-sub">残り{count}件</p>}>
      {count === 0 ? (
        <p className="text-14 text-sub">いまはありません。</p>
      ) : (
        <ul>
          {todos.map((code) => {
            const { to, label, why } = NEXT_STEP_WORDS[code];
            return (
              <Step key={code} why={why}>
                <Link to={to} className={LINK}>
                  {label}
                </Link>
              </Step>
            );
          })}
          {ofHomes.map(({ id, to, hash, label, why }) => (
            <Step key={`${id} ${hash}`} why={why}>
              <Link to={to} search={{ id }} hash={hash} className={LINK}>
                {label}
              </Link>
            </Step>
          ))}
        </ul>
      )}
    </Card>
  );
}

const LINK = "font-bold text-16 text-brand underline underline-offset-4 after:absolute after:inset-0";

function Step({ why, children }: { readonly why: string; readonly children: ReactNode }) {
  return (
    <li className="relative -mx-4 flex items-center gap-3 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6">
      <span aria-hidden="true" className="size-4 shrink-0 rounded-full border-2 border-control" />
      <div className="min-w-0 flex-1">
        {children}
        <p className="text-13 text-sub">{why}</p>
      </div>
    </li>
  );
}
