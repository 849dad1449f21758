import type { ReactNode } from "react";

type FactProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** What can be done about it: links and buttons. */
  readonly actions?: ReactNode;
  /** On a phone the actions stand below, where they have the room. */
  readonly isBroad?: boolean;
};

/** One fact of an account with what can be done about it. Stands in a `dl`. */
export function FactRow({ label, children, actions, isBroad = false }: FactProps) {
  return (
    <div
      className={`grid items-center gap-x-4 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0 ${isBroad ? "sm:grid-cols-[minmax(0,1fr)_auto]" : "grid-cols-[minmax(0,1fr)_auto]"}`}
    >
      <dt className="text-13 text-sub">{label}</dt>
      <dd className={`flex flex-wrap items-center gap-x-2 text-16 ${isBroad ? "sm:col-start-1" : "col-start-1"}`}>{children}</dd>
      {actions && (
        <dd
          className={`flex flex-wrap items-center gap-x-2 ${isBroad ? "mt-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0" : "col-start-2 row-span-2 row-start-1"}`}
        >
          {actions}
        </dd>
      )}
    </div>
  );
}
