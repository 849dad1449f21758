import { useRouter } from "@tanstack/react-router";
import { MarketView, type MarketViewProps } from "./market.view.tsx";

export function MarketScreen(props: Omit<MarketViewProps, "onRetry">) {
  const router = useRouter();
  return <MarketView {...props} onRetry={() => void router.invalidate()} />;
}
