import type { ReactNode } from "react";
import { ErrorText } from "#web/kit/ui/field-label.tsx";

type TickBoxProps = {
  readonly name: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

export function TickBox({ name, isTicked, onTick, isRequired = false, error, children }: TickBoxProps) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={name} className="flex min-h-11 items-start gap-3 py-2 text-14">
        <input
          id={name}
          name={name}
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span>{children}</span>
      </label>
      {error && <ErrorText id={`${name}-error`}>{error}</ErrorText>}
    </div>
  );
}
