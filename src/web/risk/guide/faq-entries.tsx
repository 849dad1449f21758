import { Footnotes, SourceChips } from "#web/kit/report/footnotes.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { FaqEntry } from "./faq-entry.ts";

/** Where a question stands on the page of its guide, which has sections of its own. */
export function faqAnchor(id: string): string {
  return `faq-${id}`;
}

/** Questions with their answers and sources; each can be linked to by its id. */
export function FaqEntries({ title, entries }: { readonly title: string; readonly entries: readonly FaqEntry[] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-5">
      <h2 id="faq" className="text-22">
        {title}
      </h2>
      {entries.map(({ id, question, answer, sources }) => (
        <Card key={id} id={faqAnchor(id)} title={question} level={3}>
          {answer.map((paragraph) => (
            <p key={paragraph} className="mb-2 max-w-reading">
              {paragraph}
            </p>
          ))}
          <SourceChips sources={sources} />
          <Footnotes sources={sources} />
        </Card>
      ))}
    </section>
  );
}
