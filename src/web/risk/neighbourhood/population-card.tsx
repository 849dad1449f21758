import type { ReactNode } from "react";
import { Card } from "#web/kit/ui/card.tsx";
import { FactSource } from "#web/risk/facts/fact-source.tsx";
import { FactState } from "#web/risk/facts/fact-state.tsx";
import type { PopulationData } from "#web/risk/facts/find-details.ts";
import { PopulationChart } from "./population-chart.tsx";

type PopulationCardProps = Pick<PopulationData, "population"> & { readonly children?: ReactNode };

/** How many people the place has and will have. */
export function PopulationCard({ population, children }: PopulationCardProps) {
  const mesh = population?.mesh ?? null;
  return (
    <Card title="人口の見通し" lead="ここをふくむメッシュの人口です。">
      {mesh?.state === "ok" && mesh.points.length > 0 ? (
        <PopulationChart caption="人口の見通し" points={mesh.points} />
      ) : (
        <FactState fact={mesh} none="このメッシュに住む人はいません。">
          この場所の将来推計人口がまだありません。
        </FactState>
      )}
      <FactSource provenance={mesh?.provenance ?? null} />
      {children}
    </Card>
  );
}
