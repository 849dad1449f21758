import { Breadcrumbs } from "../kit/ui/breadcrumbs.tsx";
import { Card } from "../kit/ui/card.tsx";
import type { BuildingSearch } from "./building-option.ts";
import { BuildingPicker } from "./building-picker.tsx";

const STEPS = [
  {
    title: "買いたい方",
    points: [
      "住みたいマンションを選び、広さや予算などの条件を登録します。名前は要りません。",
      "条件とメールアドレスは公開しません。",
      "オーナーの登録があったときに、運営からメールでお知らせします。",
    ],
  },
  {
    title: "お持ちの方（オーナー）",
    points: [
      "お持ちの部屋の階や間取りを登録します。部屋の番号は要りません。",
      "待っている方の人数が見られます。売るかどうかは、あとで決められます。",
      "登録しても、売る義務は生じません。",
    ],
  },
  {
    title: "そのあと",
    points: [
      "売買の話に進むときは、免許を受けた宅地建物取引業者がお取り次ぎします。先に会社名を示し、同意をうかがいます。",
      "登録はいつでもやめられます。受付番号を添えてお問い合わせください。",
    ],
  },
] as const;

/** How buyers and owners of one building find each other. */
export function ConnectGuideView({ search }: { readonly search: BuildingSearch }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "オーナーとつながる" }]} />
      <h1 className="mt-1 text-28">オーナーとつながる</h1>
      <p className="mt-2">住みたいマンションがはっきりしている方と、その部屋をお持ちの方をつなぎます。</p>
      <div className="mt-5 flex flex-col gap-5">
        <BuildingPicker search={search} />
        {STEPS.map(({ title, points }) => (
          <Card key={title} title={title}>
            <ul className="list-disc pl-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </div>
  );
}
