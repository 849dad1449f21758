import { Link, type LinkProps } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface ButtonLook {
  readonly tone?: "primary" | "secondary" | "plain";
  /** control: 48 px high. bar: 40 px, for dense bars. */
  readonly size?: "control" | "bar";
}

const tones = {
  primary:
    "border-brand bg-brand text-white hover:bg-brand-strong disabled:border-control disabled:bg-control aria-disabled:border-control aria-disabled:bg-control",
  secondary:
    "border-brand bg-card text-brand hover:bg-brand-tint disabled:border-control disabled:text-sub aria-disabled:border-control aria-disabled:text-sub",
  plain:
    "border-transparent bg-transparent text-brand underline underline-offset-4 hover:bg-brand-tint disabled:text-sub aria-disabled:text-sub",
} as const;

const sizes = { control: "min-h-12 px-6 py-2 text-16", bar: "min-h-10 px-4 py-1 text-14" } as const;

/** The look of a button for elements that are not one, such as a `label` or a `summary`. */
export function buttonClass({ tone = "primary", size = "control" }: ButtonLook = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border font-bold whitespace-nowrap ${tones[tone]} ${sizes[size]}`;
}

type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** What it began is under way: it takes no further press, and keeps the focus that a disabled button would lose. */
    readonly isBusy?: boolean;
  };

export function Button({ tone, size, className, type = "button", isBusy = false, ...rest }: ButtonProps) {
  const waiting = isBusy ? { "aria-disabled": true, onClick: refuse } : {};
  return <button type={type} className={classNames(buttonClass(look(tone, size)), className)} {...rest} {...waiting} />;
}

/** Enter in a field presses the button as well. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

type LinkButtonProps = ButtonLook &
  LinkProps & {
    readonly className?: string;
    readonly children: ReactNode;
    /** What is to be remembered before the page is left. */
    readonly onClick?: () => void;
  };

/** A navigation that looks like a button. */
export function LinkButton({ tone, size, className, ...rest }: LinkButtonProps) {
  return <Link className={classNames(buttonClass(look(tone, size)), className)} {...rest} />;
}

function look(tone: ButtonLook["tone"], size: ButtonLook["size"]): ButtonLook {
  return { ...(tone ? { tone } : {}), ...(size ? { size } : {}) };
}
