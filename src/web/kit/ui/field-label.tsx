import type { ReactNode } from "react";

/** 必須 or 任意, in words, as デジタル庁デザインシステム asks. */
export function RequirementBadge({ isRequired }: { isRequired: boolean }) {
  return isRequired ? (
    <span className="ml-2 font-normal text-12 text-accent">※必須</span>
  ) : (
    <span className="ml-2 font-normal text-12 text-sub">任意</span>
  );
}

interface FieldLabelProps {
  readonly htmlFor: string;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** Names a form field. Without `isRequired` it says nothing about being required. */
export function FieldLabel({ htmlFor, isRequired, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className="inline-block font-bold text-14">
      {children}
      {isRequired !== undefined && <RequirementBadge isRequired={isRequired} />}
    </label>
  );
}

/** Help under a label. */
export function SupportText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-13 text-sub">
      {children}
    </p>
  );
}

/** What is wrong with a field; the field points here with aria-describedby. */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-14 text-accent">
      ＊{children}
    </p>
  );
}

/** Look of a text field, 48 px high. */
export const fieldClass =
  "min-h-12 w-full rounded-control border border-control bg-card px-4 text-16 aria-invalid:border-2 aria-invalid:border-accent disabled:bg-track";
