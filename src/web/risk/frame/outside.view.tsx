import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { OutOfArea } from "#web/kit/ui/state-block.tsx";
import { SearchAgain } from "./search-again.tsx";

const TITLE = "対象外の場所です";

/** The key is of a place where no town is known: nothing can be said of it, which is not that it is safe. */
export function OutsideView() {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: TITLE }]} />
      <h1 className="mt-1 text-28">{TITLE}</h1>
      <div className="mt-5 flex flex-col gap-5">
        <OutOfArea>この場所の町のデータを収録していないため、診断できません。安全という意味ではありません。</OutOfArea>
        <SearchAgain title="別の場所を調べる" label="住所・駅名" placeholder="例：江東区豊洲5丁目、豊洲駅" />
      </div>
    </div>
  );
}
