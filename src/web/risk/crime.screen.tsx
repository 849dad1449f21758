import { useRouter } from "@tanstack/react-router";
import { CrimeView, type CrimeViewProps } from "./crime.view.tsx";

export function CrimeScreen(props: Omit<CrimeViewProps, "onRetry">) {
  const router = useRouter();
  return <CrimeView {...props} onRetry={() => void router.invalidate()} />;
}
