import type { ReactNode } from "react";
import type { InterestResponse, RiskReportResponse } from "#api/client/client.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { ConnectNumbers } from "./connect-numbers.tsx";
import type { ConnectSide } from "./connect-search.ts";
import { ConnectSides } from "./connect-sides.tsx";

export type ConnectOwnerViewProps = {
  readonly report: RiskReportResponse;
  readonly search: ReportSearch;
  readonly side: ConnectSide;
  readonly interest: InterestResponse | null;
  /** Whether the reader is among those who are counted. */
  readonly isCounted: { readonly buyer: boolean; readonly owner: boolean };
  /** Offers for homes of this building. */
  readonly offers: ReactNode;
  /** What the reader can do: sign in, or register. */
  readonly children: ReactNode;
};

/** Buyers wait for a home in this building without a name; owners see how many do. */
export function ConnectOwnerView({ report, search, side, interest, isCounted, offers, children }: ConnectOwnerViewProps) {
  const { subject } = report;
  return (
    <RiskFrame {...{ subject, search }} tab="summary" page="オーナーとつながる">
      <ConnectSides apartmentKey={subject.key} current={side} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
        {children}
        <div className="flex min-w-0 flex-col gap-5">
          <ConnectNumbers {...{ side, interest, isCounted }} />
          {offers}
        </div>
      </div>
    </RiskFrame>
  );
}
