import type { LineState } from "#domain/notifications/settings/types.ts";
import { Badge } from "#web/kit/ui/badge.tsx";

const STATES: Readonly<Record<LineState, { readonly word: string; readonly line: string }>> = {
  not_linked: { word: "未連携", line: "LINEと連携していないため、LINEでの受け取りは選べません。" },
  linked: { word: "連携済み", line: "選んだお知らせを、LINEでも受け取れます。" },
  blocked: { word: "ブロック中", line: "LINEでブロックされているため、届きません。LINEでブロックを解除すると、また届きます。" },
  unlinked: { word: "連携解除済み", line: "LINEとの連携を解除しているため、LINEでの受け取りは選べません。" },
};

/** How things stand with LINE. */
export function LineLink({ state }: { readonly state: LineState }) {
  const { word, line } = STATES[state];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <span className="font-bold">LINE</span>
      <Badge tone={state === "linked" ? "good" : "quiet"}>{word}</Badge>
      <p className="min-w-0 flex-1 basis-60 text-sub">{line}</p>
    </div>
  );
}
