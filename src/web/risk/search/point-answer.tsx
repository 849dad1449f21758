import { Link } from "@tanstack/react-router";
import type { LonLat } from "#kernel/geo.ts";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import type { PointState, Refusal } from "./keep-point.ts";
import { foundOption } from "./place-option.ts";

const REFUSALS: Readonly<Record<Refusal, string>> = {
  denied: "現在地の利用が許可されていません。ブラウザの設定で許可するか、住所か地図で場所を選んでください。",
  unavailable: "現在地を取得できませんでした。住所か地図で場所を選んでください。",
  timeout: "現在地の取得に時間がかかりすぎたため、やめました。もう一度押すか、住所か地図で場所を選んでください。",
  unsupported: "このブラウザでは現在地を使えません。住所か地図で場所を選んでください。",
};

type PointAnswerProps = { readonly point: PointState; readonly onRetry: (place: LonLat) => void; readonly isInMap?: boolean };

/** What is known of the point, and the way to its report. */
export function PointAnswer({ point, onRetry, isInMap = false }: PointAnswerProps) {
  switch (point.kind) {
    case "idle":
      return null;
    case "locating":
      return <Line>現在地を調べています。</Line>;
    case "looking":
      return <Line>場所を調べています。</Line>;
    case "refused":
      return <Line>{REFUSALS[point.reason]}</Line>;
    case "outside":
      return <Line>この地点の近くに、データのある町がありません。ほかの場所を選んでください。</Line>;
    case "failed":
      return (
        <p className="mt-2 flex flex-wrap items-center gap-3 text-14">
          場所を調べられませんでした。
          <Button tone="secondary" size="bar" onClick={() => onRetry(point.place)}>
            再試行
          </Button>
        </p>
      );
    case "found":
      return (
        <div className="mt-2 text-14">
          <p className="font-bold">{point.found.label}</p>
          {point.accuracyM !== null && (
            <p>現在地には、半径約{metres(point.accuracyM)}の誤差があります。違うときは地図で選び直してください。</p>
          )}
          <Link
            {...foundOption(point.found).target}
            className={`mt-1 ${buttonClass({ tone: isInMap ? "primary" : "secondary", size: "bar" })}`}
          >
            この地点を診断する
          </Link>
        </div>
      );
  }
}

function Line({ children }: { readonly children: string }) {
  return <p className="mt-2 text-14">{children}</p>;
}

function metres(accuracyM: number): string {
  return accuracyM < 1000 ? `${Math.ceil(accuracyM / 10) * 10}m` : `${(accuracyM / 1000).toFixed(1)}km`;
}
