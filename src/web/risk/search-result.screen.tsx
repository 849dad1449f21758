import { useRouter } from "@tanstack/react-router";
import { useBuildingSearch } from "./building-option.ts";
import type { NameFound } from "./find-guide.ts";
import { SearchResultView } from "./search-result.view.tsx";

export function SearchResultScreen({ found }: { found: NameFound }) {
  const router = useRouter();
  return <SearchResultView found={found} search={useBuildingSearch()} onRetry={() => void router.invalidate()} />;
}
