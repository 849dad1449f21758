import type { ReactNode } from "react";
import type { DirectMailTargets } from "#api/client/client.ts";
import { MOST_LETTERS_A_MONTH } from "#domain/direct-mail/core/limits.ts";
import { BizFrame, BizHead, SmallPrint } from "#web/biz/frame/biz-frame.tsx";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";

/** So many towns are named; the rest are in the sum. */
const NAMED = 12;

export type DirectmailViewProps = {
  /** Null: they could not be read. */
  readonly targets: DirectMailTargets | null;
  readonly isBusy: boolean;
  readonly onCity: (cityCode: string) => void;
};

/** ダイレクトメール: how many could be reached where, what a letter looks like, and how it goes. */
export function DirectmailView({ targets, isBusy, onCity }: DirectmailViewProps) {
  return (
    <BizFrame>
      <BizHead
        title="ダイレクトメール"
        lead="会社がお持ちの宛先に、推定価格の幅を添えたお手紙を、会社の名前のPDFで作ります。印刷と発送は会社が行います。"
        actions={<Ways />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="エリアごとの世帯数" lead="公開された統計から数えた目安です。お届けできる数を約束するものではありません。">
          {targets === null ? <LoadFailed>世帯数を読み込めませんでした。</LoadFailed> : <Towns {...{ targets, isBusy, onCity }} />}
        </Card>
        <div className="flex flex-col gap-5">
          <Example />
          <Must />
          <Steps />
        </div>
      </div>
      <SmallPrint />
    </BizFrame>
  );
}

function Steps() {
  return (
    <Card title="お申し込みから発送まで">
      <ol className="flex list-decimal flex-col gap-2 pl-6 text-14">
        <li>会社名、免許証番号、エリアと通数をお知らせください。免許を確かめた会社の管理画面で使えます。</li>
        <li>
          宛先の一覧（CSV）を管理画面で取り込みます。会社が適法にお持ちの住所だけです。まちのねの会員や、お問い合わせをした方の住所は使いません。
        </li>
        <li>
          停止を申し出た住所を除き、100通ごとのPDFにします（月{MOST_LETTERS_A_MONTH.toLocaleString("ja-JP")}
          通まで）。お渡しするときにも、停止の申し出をもう一度確かめます。
        </li>
        <li>
          お手紙には、住所の入手元と、次からのお手紙を止めるコードとアドレスが必ず載ります。会社が内容を確かめ、会社の名前で発送します。
        </li>
      </ol>
    </Card>
  );
}

function Must() {
  return (
    <Card title="お手紙に必ず書くこと">
      <ul className="list-disc pl-6 text-14">
        <li>推定価格の幅と、どの四半期の水準か、いつまでの成約から推定したか</li>
        <li>評価の確かさ（A〜D）とその意味、±10%に入る確率、モデルの版</li>
        <li>統計的な参考値で、不動産鑑定評価ではないこと</li>
        <li>送った会社の名前・免許証番号・連絡先と、送った理由</li>
        <li>住所の入手元と、次からのお手紙を止めるコードとアドレス</li>
      </ul>
    </Card>
  );
}

function Ways() {
  return (
    <>
      <LinkButton to="/biz/contact" search={{ product: "directmail" }}>
        申し込む
      </LinkButton>
      <LinkButton to="/console/direct-mail" tone="secondary">
        管理画面で作る
      </LinkButton>
      <LinkButton to="/biz/online-consultation" tone="secondary">
        オンラインで相談する
      </LinkButton>
    </>
  );
}

type TownsProps = Pick<DirectmailViewProps, "isBusy" | "onCity"> & { readonly targets: DirectMailTargets };

function Towns({ targets: { city, cities, towns, households, counted, source }, isBusy, onCity }: TownsProps) {
  const shown = towns.flatMap(({ town, households: count }) => (count === null ? [] : [{ town, count }]));
  const unit = counted === "single" ? "単身世帯" : "世帯";
  return (
    <div className="flex flex-col gap-4" aria-busy={isBusy}>
      <label className="flex flex-col gap-1 text-14">
        <span className="font-bold">市区町村</span>
        <select value={city.cityCode} onChange={(event) => onCity(event.target.value)} className={`${fieldClass} max-w-72`}>
          {cities.map(({ cityCode, name }) => (
            <option key={cityCode} value={cityCode}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {source === null ? (
        <NoData>{city.name}の世帯数は、示せる統計がありません。お手紙は、ほかの市区町村と同じように作れます。</NoData>
      ) : (
        <>
          <p aria-live="polite">
            {city.name}で<Count>{`およそ${households.toLocaleString("ja-JP")}${unit}`}</Count>（
            {towns.length === 0 ? "全体" : `${shown.length}の町の合計`}）
          </p>
          {towns.length > 0 && <TownTable shown={shown} unit={unit} />}
          <p className="text-13 text-sub">
            出典：{source.attribution}
            {source.asOf !== null && `（${source.asOf}年）`}
            {source.isSample && "。サンプルの数字です"}。
            {towns.length === 0
              ? "町ごとの数は示せる統計がないため、市区町村全体の数です。"
              : "10世帯ごとに丸め、50世帯に満たない町は示しません。"}
            {counted === "single" && "1人で暮らす世帯だけの数で、家族で暮らす世帯は入っていません。"}
            持ち家でない世帯も含みます。
          </p>
        </>
      )}
    </div>
  );
}

type Shown = readonly { readonly town: string; readonly count: number }[];

function TownTable({ shown, unit }: { readonly shown: Shown; readonly unit: string }) {
  const isCut = shown.length > NAMED;
  return (
    <table className="w-full text-14">
      <caption className="pb-1 text-left text-13 text-sub">{isCut ? `${unit}の多い${NAMED}の町` : `町ごとの${unit}の数`}</caption>
      <thead>
        <tr className="border-line border-b text-left text-13 text-sub">
          <th scope="col" className="py-1.5 font-normal">
            町
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {unit}（目安）
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.slice(0, NAMED).map(({ town, count }) => (
          <tr key={town} className="border-line border-b">
            <td className="wrap-anywhere py-1.5">{town}</td>
            <td className="amount py-1.5 text-right">{count.toLocaleString("ja-JP")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ children }: { readonly children: ReactNode }) {
  return <b className="amount mx-1 text-22">{children}</b>;
}

function Example() {
  return (
    <Card title="お手紙の見本">
      <div className="flex flex-col gap-3 text-14">
        <p>取引の多い町の標準的な住戸を、いまのモデルで推定して作ったPDFです。宛名と差出人は見本です。</p>
        <ul className="list-disc pl-6">
          <li>A4の三つ折りで、宛名が窓あき封筒（長形3号）の窓に来ます。窓の位置はメーカーで違うため、校正で合わせます。</li>
          <li>お部屋は特定しません。町までの推定です（〇丁目は分けません）。</li>
        </ul>
        <p>
          <a href="/api/direct-mail/example.pdf" target="_blank" rel="noopener" className={buttonClass({ tone: "secondary" })}>
            見本を開く（PDF）<span className="sr-only">（新しいタブで開きます）</span>
          </a>
        </p>
      </div>
    </Card>
  );
}
