import { useRouter } from "@tanstack/react-router";
import { CovidView, type CovidViewProps } from "./covid.view.tsx";

export function CovidScreen(props: Omit<CovidViewProps, "onRetry">) {
  const router = useRouter();
  return <CovidView {...props} onRetry={() => void router.invalidate()} />;
}
