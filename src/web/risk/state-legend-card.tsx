import { Card } from "../kit/ui/card.tsx";
import { FindingRow, FindingRows } from "./finding-row.tsx";

/** What 色なし, データなし and 対象外エリア mean: they are not the same thing, and none of them means safe. */
export function StateLegendCard() {
  return (
    <Card title="「色なし」と「データなし」のちがい">
      <FindingRows label="表示の意味">
        <FindingRow title="調べたうえで、示されていない" state="none" words="色なし" meaning="地図の想定では色がついていません。" />
        <FindingRow title="まだ調べられていない" state="no_data" words="点数に入れず、良い値とも見なしません。" />
        <FindingRow title="資料がこの地域を扱っていない" state="out_of_area" words="ほかの資料で確かめてください。" />
      </FindingRows>
      <p className="mt-3 text-13 text-sub">どれも「安全」という意味ではありません。</p>
    </Card>
  );
}
