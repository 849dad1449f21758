import { useRouter } from "@tanstack/react-router";
import type { ResultData } from "./find-result.ts";
import { OwnershipCard } from "./ownership-card.tsx";
import { PlansSection } from "./plans-section.tsx";
import { ResultView } from "./result.view.tsx";
import { useHandIn } from "./use-hand-in.ts";

export function ResultScreen({ data }: { readonly data: ResultData }) {
  const router = useRouter();
  const { asset, value } = data.result;
  const handIn = useHandIn(asset, () => router.invalidate());
  return (
    <ResultView
      data={data}
      onReload={() => void router.invalidate()}
      ownership={<OwnershipCard asset={asset} check={data.check} isNamed={data.isNamed} handIn={handIn} />}
    >
      <PlansSection asset={asset} initial={data.plans} hasValue={value.state === "valued" && asset.state !== "sold"} />
    </ResultView>
  );
}
