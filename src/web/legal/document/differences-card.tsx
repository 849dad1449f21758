import type { LegalDifferencesResponse } from "#api/client/client.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { Card } from "#web/kit/ui/card.tsx";

const KINDS = { added: "追加", removed: "削除", changed: "変更" } as const;
type Line = LegalDifferencesResponse["lines"][number];

/** What a version says otherwise than an older one, line by line; in words, so that neither colour nor a line through it is needed. */
export function DifferencesCard({ differences: { from, to, lines } }: { readonly differences: LegalDifferencesResponse }) {
  return (
    <Card
      id="differences"
      title="版の違い"
      lead={`${formatDay(from.version)}の版から、${formatDay(to.version)}の版への変更です。変わらない部分は省いています。`}
    >
      {lines.length === 0 ? (
        <p>文言の違いはありません。</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line border-line border-t">
          {lines.map((line) => (
            <li key={`${line.section} ${line.parts.map(({ text }) => text).join("")}`} className="flex flex-col gap-1 py-3">
              <p className="text-13 text-sub">
                {line.section}
                <span className="ml-2 font-bold text-ink">{KINDS[line.change]}</span>
              </p>
              <p>
                <Parts parts={line.parts} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** By where each begins in the line: the same word may come twice. */
function Parts({ parts }: Pick<Line, "parts">) {
  let at = 0;
  return parts.map((part) => {
    at += part.text.length;
    return <Part key={at} part={part} />;
  });
}

function Part({ part: { text, change } }: { readonly part: Line["parts"][number] }) {
  switch (change) {
    case "added":
      return (
        <ins className="bg-good-tint text-ink decoration-2 decoration-good underline-offset-4">
          <span className="sr-only">（追加）</span>
          {text}
          <span className="sr-only">（追加ここまで）</span>
        </ins>
      );
    case "removed":
      return (
        <del className="bg-accent-tint text-sub decoration-accent">
          <span className="sr-only">（削除）</span>
          {text}
          <span className="sr-only">（削除ここまで）</span>
        </del>
      );
    case "same":
      return <span>{text}</span>;
  }
}
