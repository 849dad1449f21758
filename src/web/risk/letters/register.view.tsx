import { Link } from "@tanstack/react-router";
import { PLACE_ALONE } from "#domain/risk/notices/notice-words.ts";
import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import type { BuildingSearch } from "#web/risk/search/building-option.ts";
import { BuildingPicker } from "#web/risk/search/building-picker.tsx";
import type { RegisterData, RegisteredSubject } from "./find-letters.ts";
import type { RiskLetter } from "./use-risk-letter.ts";

export type RegisterViewProps = {
  readonly data: RegisterData;
  readonly letter: RiskLetter;
  readonly search: BuildingSearch;
};

/** A building or a place to be told of: chosen first, then the address to write to. */
export function RegisterView({ data, letter, search }: RegisterViewProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "診断レポートの登録" }]} />
      <h1 className="mt-1 text-28">診断レポートの登録</h1>
      <p className="mt-2">
        建物や場所を登録すると、診断の更新をメールで受け取れます。お送りするメールのリンクで「保存する」を押すと始まります。ログインはいりません。
      </p>
      <div className="mt-5 flex flex-col gap-5">
        {data.kind === "failed" && <LoadFailed>建物・場所を読み込めませんでした。</LoadFailed>}
        {data.kind === "unknown" && (
          <NoData title="データがありません">この建物・場所は収録していません。{data.hasBuildings && "選び直してください。"}</NoData>
        )}
        {data.kind === "known" ? (
          <>
            <SubjectCard subject={data.subject} />
            <Card title="受け取り先">
              <LetterForm state={letter} />
            </Card>
          </>
        ) : (
          <>
            <BuildingPicker search={search} hasBuildings={data.hasBuildings} />
            <p className="text-14">
              場所（町丁目や地図の1地点）は、
              <Link to="/risk" className="text-link">
                その場所の診断レポート
              </Link>
              の「更新を受け取る」から登録します。
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function SubjectCard({ subject }: { readonly subject: RegisteredSubject }) {
  const { kind, name, address, builtYear } = subject;
  const isBuilding = kind === "building";
  return (
    <Card title={isBuilding ? "マンション" : "場所"}>
      <p className="font-bold text-18">{name}</p>
      <p className="text-13 text-sub">
        {address}
        {isBuilding && `・${builtYear}年築`}
      </p>
      {!isBuilding && <p className="mt-2 text-14">{PLACE_ALONE}</p>}
      <Link to="/risk/register" className="mt-1 inline-flex min-h-11 items-center text-14 text-link">
        ほかの建物・場所にする
      </Link>
    </Card>
  );
}
