import type { ReactNode } from "react";
import type { FoundHome } from "#api/client/client.ts";
import { CERTAINTY_WORDS, kakeWords, reasonLabel, reasonLine } from "#web/kit/flag/flag-words.ts";
import { GradeMark } from "#web/kit/flag/grade-mark.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";

type FlagFootProps = { readonly flag: NonNullable<FoundHome["flag"]>; readonly children?: ReactNode };

/** Below a row: how deep and how sure, and why the home may be cheap. */
export function FlagFoot({ flag, children }: FlagFootProps) {
  const { grade, depth, ratio, reasons } = flag;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-paper px-3 py-2 text-13">
      <span className="flex items-center gap-1.5">
        <GradeMark grade={grade} depth={depth} size={24} isDecoration />
        {CERTAINTY_WORDS[grade]}
      </span>
      <b className="amount text-accent-strong">{kakeWords(ratio)}</b>
      {reasons.length === 0 ? (
        <span className="text-sub">{reasonLine(reasons)}</span>
      ) : (
        <span className="flex flex-wrap items-center gap-1.5">
          <span className="text-sub">安い理由</span>
          {reasons.map((reason) => (
            <Badge key={reason} tone="warn">
              {reasonLabel(reason)}
            </Badge>
          ))}
        </span>
      )}
      {children && <span className="-my-2 ml-auto">{children}</span>}
    </div>
  );
}
