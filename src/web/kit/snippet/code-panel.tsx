import type { ReactNode } from "react";
import { CopyButton } from "#web/kit/ui/copy-button.tsx";
import { useTabs } from "#web/kit/ui/tabs.tsx";
import { CodeText } from "./code-text.tsx";

type Sample = { readonly id: string; readonly label: string; readonly code: string };

type Answer = {
  /** `200 OK`. */
  readonly status: string;
  /** Where the answer came from, or how long it took. */
  readonly note?: string;
  /** What a caller may still do: 「RateLimit 残り 97／100」. */
  readonly limit?: string;
  readonly body: string;
};

type Fact = { readonly title: string; readonly text: string };

type CodePanelProps = {
  /** What the call does: names the tabs. */
  readonly label: string;
  readonly samples: readonly Sample[];
  readonly answer?: Answer;
  readonly facts?: readonly Fact[];
};

/** A call beside its answer, in several languages: the one dark panel of the site. Facts about it stand in a row under it. */
export function CodePanel({ label, samples, answer, facts = [] }: CodePanelProps) {
  return (
    <div className="overflow-hidden rounded-card bg-ink text-white print:border print:border-line print:bg-card print:text-ink">
      <div className={answer ? "grid lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)]" : "grid"}>
        <Call {...{ label, samples }} />
        {answer && <AnswerPart {...answer} />}
      </div>
      {facts.length > 0 && (
        <dl className="grid grid-cols-2 border-white/15 border-t lg:grid-cols-4">
          {facts.map(({ title, text }) => (
            <div key={title} className="border-white/15 px-4 py-3 max-lg:odd:border-r lg:not-last:border-r max-lg:nth-[n+3]:border-t">
              <dt className="font-bold text-13">{title}</dt>
              <dd className="text-13 text-white/80 print:text-sub">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Call({ label, samples }: Pick<CodePanelProps, "label" | "samples">) {
  const { current, list, tab, panel } = useTabs(samples);
  const shown = samples[current];
  return (
    <div className="min-w-0 border-white/15 max-lg:border-b lg:not-last:border-r">
      <HeadRow>
        <div ref={list} role="tablist" aria-label={label} className="flex gap-x-1">
          {samples.map(({ id, label: language }, index) => (
            <button
              key={id}
              {...tab(index)}
              className="-mb-px min-h-11 whitespace-nowrap border-transparent border-b-2 px-1.5 text-13 text-white/85 focus-visible:-outline-offset-4 hover:text-white aria-selected:border-white aria-selected:font-bold aria-selected:text-white print:text-ink print:aria-selected:text-ink"
            >
              {language}
            </button>
          ))}
        </div>
        {shown && (
          <CopyButton text={shown.code} label={`${label} ${shown.label}`} className="no-print min-h-11 px-1.5 text-13 hover:underline" />
        )}
      </HeadRow>
      {samples.map(({ id, label: language, code }, index) => (
        <div key={id} {...panel(index)} className={index === current ? undefined : "hidden print:block"}>
          <CodeText code={code} label={`${label} ${language}`} />
        </div>
      ))}
    </div>
  );
}

function AnswerPart({ status, note, limit, body }: Answer) {
  return (
    <div className="min-w-0">
      <HeadRow>
        <p className="text-13">
          <b>{status}</b>
          {note !== undefined && <span className="ml-3 text-white/80 print:text-sub">{note}</span>}
        </p>
        {limit !== undefined && <p className="text-13 text-white/85 print:text-sub">{limit}</p>}
      </HeadRow>
      <CodeText code={body} label="応答" />
    </div>
  );
}

function HeadRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-white/15 border-b px-4 max-lg:px-3">{children}</div>
  );
}
