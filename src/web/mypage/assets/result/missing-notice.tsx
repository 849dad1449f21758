import { Link } from "@tanstack/react-router";
import type { AssetResponse, AssetResultResponse } from "#api/client/client.ts";
import { ANSWER_LABELS } from "#kernel/home/missing-answers.ts";
import { askedSearch } from "#wire/asked-fields.ts";

type Missing = AssetResultResponse["missing"][number];
type ToldHere = Exclude<Missing, "building" | "exact-place">;

/** What the form of the home asks for. */
const NAMES: Readonly<Record<ToldHere, string>> = { ...ANSWER_LABELS, station: "最寄り駅" };

function fieldOf(missing: ToldHere): string {
  return missing === "station" ? "stationName" : missing;
}

type MissingNoticeProps = { readonly asset: Pick<AssetResponse, "id" | "kind" | "address">; readonly missing: readonly Missing[] };

/** What would make the band narrower, each with the way that leads there: where a home stands is told once, when it is registered. */
export function MissingNotice({ asset: { id, kind, address }, missing }: MissingNoticeProps) {
  const toldHere = missing.filter((one): one is ToldHere => one in NAMES);
  return (
    <>
      {toldHere.length > 0 && (
        <p>
          {toldHere.map((one) => NAMES[one]).join("、")}が分かると、推定が確かになることがあります。
          {kind === "house" && missing.includes("builtYear") && "土地と建物の内訳を示すには、築年が必要です。"}
          <Link to="/mypage/edit" search={{ id, ...askedSearch(toldHere.map(fieldOf)) }} resetScroll={false} className="no-print text-link">
            入力する
          </Link>
        </p>
      )}
      {missing.includes("exact-place") && (
        <p>
          番地まで入れて登録し直すと、場所が定まり、推定が確かになります。済んだら、この物件は編集から削除できます。
          <Link to="/mypage/add" search={{ kind }} className="no-print text-link">
            番地から登録し直す
          </Link>
        </p>
      )}
      {missing.includes("building") && (
        <p>
          このマンションは、まだ建物として登録されていません。登録されてから物件を追加し直すと、推定が確かになります。
          <Link to="/risk/contact" search={{ topic: "listing", address }} className="no-print text-link">
            建物の登録を提案する
          </Link>
        </p>
      )}
    </>
  );
}
