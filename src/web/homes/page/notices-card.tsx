import type { HomeDetail } from "#api/client/client.ts";
import { NOTICE_LABELS } from "#kernel/home/notice-labels.ts";
import { REASON_WORDS } from "#web/kit/flag/flag-words.ts";
import { Card } from "#web/kit/ui/card.tsx";

/** The sentence of 表示規約施行規則 for 市街化調整区域; it is set at 16 points and more. */
const PRESCRIBED: Readonly<Record<string, string>> = {
  "urbanization-control": "市街化調整区域。宅地の造成及び建物の建築はできません。",
  "no-rebuild": "再建築不可",
  "no-road": "建築不可（道路に接していません）",
};

/** What must be told of the home, before anything that speaks for it. */
export function NoticesCard({ notices }: { notices: HomeDetail["facts"]["notices"] }) {
  if (notices.length === 0) return null;
  return (
    <Card title="必ず確かめること" className="border-warn">
      <ul className="flex flex-col gap-3">
        {notices.map((notice) => (
          <li key={notice}>
            <b className={notice in PRESCRIBED ? "text-22" : "text-16"}>{PRESCRIBED[notice] ?? NOTICE_LABELS[notice]}</b>
            <p className="text-14 text-sub">{REASON_WORDS[notice]?.sentence}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
