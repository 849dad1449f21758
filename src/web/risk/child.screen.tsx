import { useRouter } from "@tanstack/react-router";
import { ChildView, type ChildViewProps } from "./child.view.tsx";

export function ChildScreen(props: Omit<ChildViewProps, "onRetry">) {
  const router = useRouter();
  return <ChildView {...props} onRetry={() => void router.invalidate()} />;
}
