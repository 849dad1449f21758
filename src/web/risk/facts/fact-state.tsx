import type { ReactNode } from "react";
import type { FindingState } from "#domain/surroundings/layers/types.ts";
import { LoadFailed, NoData, OutOfArea } from "#web/kit/ui/state-block.tsx";

type FactStateProps = {
  /** Null: it could not be had. */
  readonly fact: { readonly state: FindingState } | null;
  readonly outOfArea?: string;
  /** Looked at, and nothing there. */
  readonly none?: string;
  /** Why there are no data. */
  readonly children: ReactNode;
};

/** What stands in place of figures that are not there, in the look of its state. */
export function FactState({ fact, outOfArea = "この資料は、この地域を対象にしていません。", none, children }: FactStateProps) {
  if (fact === null) return <LoadFailed />;
  if (fact.state === "out_of_area") return <OutOfArea>{outOfArea}</OutOfArea>;
  if (fact.state === "none" && none) return <p className="text-14">{none}</p>;
  return <NoData>{children}</NoData>;
}
