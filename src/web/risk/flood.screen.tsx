import { useRouter } from "@tanstack/react-router";
import { FloodView, type FloodViewProps } from "./flood.view.tsx";

export function FloodScreen(props: Omit<FloodViewProps, "onRetry">) {
  const router = useRouter();
  return <FloodView {...props} onRetry={() => void router.invalidate()} />;
}
