import { useRouter } from "@tanstack/react-router";
import { FacilityView, type FacilityViewProps } from "./facility.view.tsx";

export function FacilityScreen(props: Omit<FacilityViewProps, "onRetry">) {
  const router = useRouter();
  return <FacilityView {...props} onRetry={() => void router.invalidate()} />;
}
