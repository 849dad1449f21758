import { SearchBox, type SearchBoxProps, type SearchOption } from "#web/kit/form/search-box.tsx";
import { AccuracyChips } from "./accuracy-chips.tsx";
import { AreaLinks } from "./area-links.tsx";
import { EvidenceCard } from "./evidence-card.tsx";
import type { HomeData } from "./find-home.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { JobCards } from "./job-cards.tsx";

export type HomeViewProps<T extends SearchOption> = {
  readonly data: HomeData;
  readonly search: Pick<SearchBoxProps<T>, "load" | "onPick" | "onSearch" | "onContinue">;
};

export function HomeView<T extends SearchOption>({ data: { card, market }, search }: HomeViewProps<T>) {
  return (
    <div className="measure-content py-8 sm:py-14">
      <h1 className="text-[1.5rem]/[1.45] sm:text-34">
        <span className="inline-block">その住まいの値段とリスクを、</span>
        <br />
        <span className="inline-block">根拠といっしょに。</span>
      </h1>
      <p className="mt-4 max-w-reading text-sub">
        住所かマンション名を入れるだけ。AIの推定価格を、確からしさの幅と理由、使ったデータの出所といっしょに示します。登録はいりません。
      </p>
      <div className="mt-6 max-w-3xl">
        <SearchBox label="住所・マンション名・駅名・郵便番号" placeholder="例：江東区豊洲、135-0061" action="/search" {...search} />
        <AccuracyChips card={card} market={market} />
      </div>
      <JobCards />
      {market && <AreaLinks market={market} />}
      <div className="mt-12 grid items-start gap-5 lg:grid-cols-2">
        <HowItWorks />
        <EvidenceCard card={card} />
      </div>
    </div>
  );
}
