import { JOINT } from "#domain/queries/words/condition-words.ts";

/** A condition in words that breaks between its parts, and never begins a line with the stroke. */
export function WordsLine({ words }: { readonly words: string }) {
  const parts = words.split(JOINT);
  return parts.map((part, i) => (
    <span key={part}>
      <span className="inline-block [word-break:auto-phrase]">
        {part}
        {i < parts.length - 1 && JOINT.trimEnd()}
      </span>
      {i < parts.length - 1 && " "}
    </span>
  ));
}
