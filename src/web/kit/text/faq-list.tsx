import { useId, useState } from "react";
import { holdsWords } from "#kernel/japanese-text.ts";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import type { Block } from "#wire/content/text-blocks.ts";
import { LONGEST_SEARCH } from "#wire/longest-search.ts";
import { Blocks } from "./blocks.tsx";

export type Asked = { readonly id: string; readonly question: string; readonly answer: readonly Block[] };

type FaqListProps = {
  readonly questions: readonly Asked[];
  /** What is looked for at first. */
  readonly sought?: string;
};

/** Questions that open to their answers, and a box that leaves those in which every typed word stands; how many are left is said aloud. */
export function FaqList({ questions, sought = "" }: FaqListProps) {
  const [text, setText] = useState(sought);
  const id = useId();
  const found = questions.filter(({ question, answer }) => holdsWords(`${question}${plain(answer)}`, text));
  return (
    <div className="flex flex-col gap-3">
      <search className="no-print max-w-form">
        <label htmlFor={id} className="font-bold text-14">
          質問を探す
        </label>
        <input
          id={id}
          type="search"
          value={text}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className={`${fieldClass} mt-1`}
        />
      </search>
      <p role="status" className="no-print text-13 text-sub">
        {text.trim() === "" ? `全${questions.length}件` : `${found.length}件の質問が見つかりました`}
      </p>
      {found.length === 0 && <p className="text-14">合う質問はありません。言葉を短くするか、ほかの言葉でお試しください。</p>}
      <div>
        {found.map((asked) => (
          <Question key={asked.id} {...asked} />
        ))}
      </div>
    </div>
  );
}

function Question({ id, question, answer }: Asked) {
  return (
    <details id={`faq-${id}`} className="group border-line border-t first:border-t-0">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 font-bold text-16 hover:text-brand [&::-webkit-details-marker]:hidden">
        {question}
        <svg aria-hidden="true" width="20" height="20" viewBox="0 0 8 8" className="no-print shrink-0 text-brand group-open:rotate-180">
          <path d="M1 2.5 4 5.5 7 2.5" fill="none" stroke="currentColor" strokeWidth="1" />
        </svg>
      </summary>
      <div className="max-w-reading pb-3 text-14">
        <Blocks blocks={answer} />
      </div>
    </details>
  );
}

/** What an answer says, without what it looks like. */
function plain(blocks: readonly Block[]): string {
  const lines = blocks.flatMap((block) => {
    if (block.kind === "heading") return [block.text];
    if (block.kind === "paragraph") return block.spans.map(({ text }) => text);
    return (block.kind === "list" ? block.items.flat() : [block.head, ...block.rows].flat(2)).map(({ text }) => text);
  });
  return lines.join("");
}
