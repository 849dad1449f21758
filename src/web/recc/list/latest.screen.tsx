import { NotShownView } from "#web/recc/door/closed.tsx";
import type { ReccData } from "#web/recc/find-recc.ts";
import { LatestView } from "./latest.view.tsx";

const TITLE = "最新のおすすめ";

/** What was recommended last, with いいね, 興味なし and 隠す. */
export function LatestScreen({ data }: { readonly data: ReccData }) {
  if (data.kind !== "shown") return <NotShownView title={TITLE} why={data.kind} />;
  return (
    <div className="measure-content py-6 sm:py-8">
      <h1 className="text-28 max-sm:text-22">{TITLE}</h1>
      <div className="mt-4">
        <LatestView found={data.found} today={data.today} homePath="/recc/property" />
      </div>
    </div>
  );
}
