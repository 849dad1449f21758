import { Link } from "@tanstack/react-router";
import type { AssetResultResponse } from "#api/client/client.ts";

type Missing = AssetResultResponse["missing"][number];

const NAMES: Readonly<Record<Missing, string>> = {
  builtYear: "築年",
  layout: "間取り",
  floorAreaM2: "延床面積",
  station: "最寄り駅",
  building: "建物の登録",
  "exact-place": "番地までの場所",
};

/** What would make the band narrower, with the way to tell it. */
export function MissingNotice({ id, missing }: { readonly id: string; readonly missing: readonly Missing[] }) {
  if (missing.length === 0) return null;
  return (
    <p>
      {missing.map((one) => NAMES[one]).join("、")}が分かると、推定が確かになります。
      <Link to="/mypage/edit" search={{ id }} className="no-print text-link">
        入力する
      </Link>
    </p>
  );
}
