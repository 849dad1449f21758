import type { ModelCardResponse } from "#api/client/client.ts";
import { Notice } from "#web/kit/ui/notice.tsx";

type Cards = readonly Pick<ModelCardResponse, "kind">[] | null;

/** Whether models are in use, and none of them is of rents. Null: it could not be asked. */
function isWithoutRents(cards: Cards): boolean {
  return cards !== null && cards.length > 0 && cards.every(({ kind }) => kind !== "rent");
}

/** Told wherever rents and yields are offered, while the models in use tell none. */
export function NoRentNotice({ cards }: { readonly cards: Cards }) {
  if (!isWithoutRents(cards)) return null;
  return (
    <Notice tone="warn" title="いまは、賃料と利回りを返していません">
      成約賃料のデータから作ったモデルがないため、rent と grossYield は null、rentAbsence は no-model
      になります。価格・幅・理由・似た成約は返します。
    </Notice>
  );
}
