import { coloured, type Tone } from "./coloured.ts";

const TONES: Readonly<Record<Tone, string | undefined>> = {
  plain: undefined,
  text: "text-[#f2bd94] print:text-ink",
  key: "text-[#86cbc9] print:text-ink",
  number: "text-[#a9d8a4] print:text-ink",
  comment: "text-[#a3adba] print:text-ink",
};

/** What scrolls must be reached by keyboard (WCAG 2.1.1). */
const REACHED = { tabIndex: 0 } as const;

/** Code in colours, for the dark panel; it scrolls by itself, by keyboard too. On paper it is dark on white, and whole. */
export function CodeText({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <section
      {...REACHED}
      aria-label={label}
      className="max-h-110 overflow-auto p-4 focus-visible:-outline-offset-4 print:max-h-none print:overflow-visible"
    >
      <pre className="w-max min-w-full font-mono text-13 print:w-full print:whitespace-pre-wrap print:break-words">
        <code>
          {coloured(code).map(({ text, tone }, index) => {
            const key = `${index}${tone}`;
            return TONES[tone] === undefined ? (
              text
            ) : (
              <span key={key} className={TONES[tone]}>
                {text}
              </span>
            );
          })}
        </code>
      </pre>
    </section>
  );
}
