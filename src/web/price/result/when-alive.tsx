import { type ReactNode, Suspense, useSyncExternalStore } from "react";

type WhenAliveProps = {
  /** What stands there on the server, without script, and while the part is fetched. */
  readonly standIn: ReactNode;
  /** A part that is fetched by itself: the price does not wait for it. */
  readonly children: ReactNode;
};

/** A part of the page that needs the browser to be of any use. */
export function WhenAlive({ standIn, children }: WhenAliveProps) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? <Suspense fallback={standIn}>{children}</Suspense> : standIn;
}

const never = () => () => undefined;
