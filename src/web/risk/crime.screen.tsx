import { useRouter } from "@tanstack/react-router";
import { CrimeView } from "./crime.view.tsx";
import type { CrimePageData } from "./find-crime-page.ts";
import { type HazardMapSearch, reportPart } from "./hazard-map-search.ts";
import { useCrimeMap } from "./use-crime-map.tsx";

export function CrimeScreen({ report, crime, layers, search }: CrimePageData & { readonly search: HazardMapSearch }) {
  const router = useRouter();
  const onRetry = () => void router.invalidate();
  const map = useCrimeMap({ report, layers, search });
  return <CrimeView {...{ report, crime, onRetry }} search={reportPart(search)} map={{ ...map, onRetry }} />;
}
