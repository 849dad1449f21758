import { useRouter } from "@tanstack/react-router";
import { EarthquakeView, type EarthquakeViewProps } from "./earthquake.view.tsx";

export function EarthquakeScreen(props: Omit<EarthquakeViewProps, "onRetry">) {
  const router = useRouter();
  return <EarthquakeView {...props} onRetry={() => void router.invalidate()} />;
}
