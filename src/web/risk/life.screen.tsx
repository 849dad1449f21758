import { useRouter } from "@tanstack/react-router";
import { LifeView, type LifeViewProps } from "./life.view.tsx";

export function LifeScreen(props: Omit<LifeViewProps, "onRetry">) {
  const router = useRouter();
  return <LifeView {...props} onRetry={() => void router.invalidate()} />;
}
