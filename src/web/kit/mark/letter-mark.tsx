import { classNames } from "#web/kit/ui/class-names.ts";

type LetterMarkProps = {
  /** `AAA` … `C`; null: not judged, and `absent` stands in its place. */
  readonly letter: string | null;
  readonly absent: string;
  readonly size?: "large" | "small";
};

/** A grade as a large letter. One colour for all grades: a letter is read, not felt. What cannot be judged is hatched. */
export function LetterMark({ letter, absent, size = "large" }: LetterMarkProps) {
  if (letter === null) {
    return (
      <span className={classNames("hatched inline-block rounded-card border border-line", size === "large" ? "p-2.5" : "p-1")}>
        <span
          className={classNames("amount rounded-control bg-card/90 px-2 font-bold", size === "large" ? "block py-2 text-22" : "text-13")}
        >
          {absent}
        </span>
      </span>
    );
  }
  return (
    <span
      className={classNames("amount font-bold text-brand", size === "large" ? "text-[3.5rem] leading-none sm:text-[5.5rem]" : "text-22")}
    >
      {letter}
    </span>
  );
}
