import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { type BuildingPickerProps, BuildingSearchBox } from "#web/risk/search/building-picker.tsx";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import { TopicLinks } from "./topic-links.tsx";
import type { RiskLetter } from "./use-risk-letter.ts";

export type ContactViewProps = BuildingPickerProps & {
  /** Null: a correction, for which a building or a place has to be chosen first. */
  readonly letter: RiskLetter | null;
};

export const CONTACT_TOPICS: readonly LetterTopic[] = ["question", "correction", "listing", "letter-stop"];

/** Questions, corrections and requests for a building that is not here yet. */
export function ContactView({ letter, ...picker }: ContactViewProps) {
  const topic = letter?.topic ?? "correction";
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "お問い合わせ・データ訂正" }]} />
      <h1 className="mt-1 text-28">お問い合わせ・データ訂正</h1>
      <p className="mt-2">5営業日以内に、メールでお返事します。</p>
      <div className="mt-5 flex flex-col gap-5">
        <TopicLinks label="お問い合わせの種類" topics={CONTACT_TOPICS} current={topic} to="/risk/contact" />
        <Card title={LETTERS[topic].title}>{letter ? <LetterForm state={letter} /> : <ChooseBuilding {...picker} />}</Card>
      </div>
    </div>
  );
}

function ChooseBuilding(picker: BuildingPickerProps) {
  return (
    <div className="flex flex-col gap-3">
      <p>
        {picker.hasBuildings && "訂正する建物を、名前か住所から選んでください。選ぶと、訂正の内容を書く画面に進みます。"}
        場所（町丁目や地図の1地点）の訂正は、その場所の診断レポートの「まちがいを知らせる」から送れます。
      </p>
      <BuildingSearchBox {...picker} />
    </div>
  );
}
