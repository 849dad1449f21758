import type { ModelCardResponse } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { CalibrationPlot } from "#web/kit/chart/calibration-plot.tsx";
import { FEW_SALES, judgementText } from "./accuracy-words.ts";

/** Whether band and chance came true: in words, and as a picture with its table. */
export function PromiseReport({ card }: { card: ModelCardResponse }) {
  const { overall, calibration } = card;
  const { withinTenPercent, band, below, above } = calibration;
  return (
    <>
      <div className="mb-5 flex flex-col gap-2 text-14">
        <p>{judgementText(card)}</p>
        <p>
          幅より安く売れたのは
          <Amount share={below.actual} />
          、高く売れたのは
          <Amount share={above.actual} />
          でした。どちらも10%が目安です。
        </p>
        <p>
          幅に入った割合がいちばん低いのは、地域では
          <Amount share={overall.worstWardCoverage80} />
          、価格帯では
          <Amount share={overall.worstDecileCoverage80} />
          でした（検証した成約が200件以上のもの）。
        </p>
      </div>
      <CalibrationPlot
        title="約束した確率と実際の割合"
        steadyFrom={FEW_SALES}
        series={[
          { name: "±10%以内の確率", mark: "dot", points: withinTenPercent },
          { name: "80%の幅", mark: "diamond", points: [band] },
        ]}
      />
    </>
  );
}

function Amount({ share }: { share: number | null }) {
  return <b className="amount">{share === null ? "データなし" : percent(share)}</b>;
}
