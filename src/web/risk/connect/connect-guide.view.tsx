import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { BuildingPicker, type BuildingPickerProps } from "#web/risk/search/building-picker.tsx";

const STEPS = [
  {
    title: "買いたい方",
    points: [
      "住みたい建物を選び、ログインして、間取りや予算などの希望を登録します。名前は要りません。",
      "希望とメールアドレスは、だれにも見せません。示すのは、待っている方の人数だけです。",
      "希望する方には、オーナーの登録があったときにメールでお知らせします。",
    ],
  },
  {
    title: "お持ちの方（オーナー）",
    points: [
      "ログインして、お持ちの部屋の階や間取りを登録します。部屋の番号は要りません。",
      "待っている方の人数が見られます。売るかどうかは、あとで決められます。",
      "登録しても、売る義務は生じません。所有しているかどうかは確認しないため、「未確認」として扱います。",
    ],
  },
  {
    title: "ダイレクトオファー",
    points: [
      "所有者の確認が済んだ物件には、買いたい方が匿名で価格を提示できます。建物の画面で、待っている方と、オファーを受け付けているオーナーがいるかを確かめられます。",
      "双方が同意するまで、お互いの名前も連絡先も伝わりません。価格に合意しても、売る義務・買う義務は生まれません。",
    ],
  },
  {
    title: "そのあと",
    points: [
      "売買の話に進むときは、免許を受けた宅地建物取引業者がお取り次ぎします。先に会社名を示し、同意をうかがいます。",
      "登録はその建物の画面でいつでも変えられ、やめられます。やめてから90日たつと、内容を消します。退会すると、すぐに消します。",
    ],
  },
] as const;

/** How buyers and owners of one building find each other. */
export function ConnectGuideView(picker: BuildingPickerProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "オーナーとつながる" }]} />
      <h1 className="mt-1 text-28">オーナーとつながる</h1>
      <p className="mt-2">住みたい建物がはっきりしている方と、その部屋をお持ちの方をつなぎます。</p>
      <div className="mt-5 flex flex-col gap-5">
        <BuildingPicker {...picker} />
        {STEPS.map(({ title, points }) => (
          <Card key={title} title={title}>
            <ul className="list-disc pl-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Card>
        ))}
        <OfferWays />
      </div>
    </div>
  );
}

const OFFER_WAYS = [
  { label: "新しいオファーを始める", to: "/offer", search: { start: "choose" } },
  { label: "物件を登録する", to: "/mypage/add" },
  { label: "ダイレクトオファーのしくみ", to: "/offer/about" },
] as const;

/** What a buyer and an owner can begin with without a building in mind. */
function OfferWays() {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1">
      {useExisting(OFFER_WAYS).map((item) => (
        <SiteLink key={item.to} item={item} className="inline-flex min-h-11 items-center text-link" />
      ))}
    </p>
  );
}
