import { useRouter } from "@tanstack/react-router";
import { useBuildingSearch } from "./building-option.ts";
import type { GuideData } from "./find-guide.ts";
import { GuideView } from "./guide.view.tsx";
import { sampleRating } from "./guide-sample.ts";

export function GuideScreen({ data }: { data: GuideData }) {
  const router = useRouter();
  return <GuideView data={data} rating={sampleRating()} search={useBuildingSearch()} onRetry={() => void router.invalidate()} />;
}
