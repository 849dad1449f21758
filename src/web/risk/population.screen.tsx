import { useRouter } from "@tanstack/react-router";
import { PopulationView, type PopulationViewProps } from "./population.view.tsx";

export function PopulationScreen(props: Omit<PopulationViewProps, "onRetry">) {
  const router = useRouter();
  return <PopulationView {...props} onRetry={() => void router.invalidate()} />;
}
