import { type ReactNode, useEffect, useRef } from "react";

export type FormPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Reading begins anew at the heading when this changes while the page stays; empty: not known yet. */
  readonly step?: string;
  readonly children: ReactNode;
};

/** Heading and lead above a form. */
export function FormPage({ title, lead, step = "", children }: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== "" && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-28">
        {title}
      </h1>
      {lead && <div className="mt-1 text-14 text-sub">{lead}</div>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </>
  );
}
