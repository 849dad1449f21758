import { useRouter } from "@tanstack/react-router";
import { LifeGraphView, type LifeGraphViewProps } from "./life-graph.view.tsx";

export function LifeGraphScreen(props: Omit<LifeGraphViewProps, "onRetry">) {
  const router = useRouter();
  return <LifeGraphView {...props} onRetry={() => void router.invalidate()} />;
}
