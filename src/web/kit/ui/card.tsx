import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CardProps = ComponentProps<"section"> & {
  /** Becomes the heading that names the section. */
  readonly title?: ReactNode;
  /** One line under the title, or above everything where there is none. */
  readonly lead?: ReactNode;
  /** What stands at the right of the title: a badge, a switch. */
  readonly aside?: ReactNode;
  readonly level?: 2 | 3;
};

/** White box with a one-pixel border. With a title it is a section of the page. */
export function Card({ title, lead, aside, level = 2, className, children, ...rest }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames("card rounded-card border border-line bg-card p-4 sm:p-6", className)} {...rest}>
      {(title || lead || aside) && (
        <div className="mb-3 flex break-after-avoid flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div>
            {title && <Heading className={level === 2 ? "text-22" : "text-18"}>{title}</Heading>}
            {lead && <p className={title ? "mt-1 text-13 text-sub" : "text-14"}>{lead}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
