import { Link } from "@tanstack/react-router";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";

type TopicLinksProps = {
  readonly label: string;
  readonly topics: readonly LetterTopic[];
  readonly current: LetterTopic;
  readonly to: string;
};

/** What a letter is about, as links: they work without script, and an address says which. */
export function TopicLinks({ label, topics, current, to }: TopicLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic}>
            <Link
              to={to}
              search={{ topic }}
              activeProps={{}}
              aria-current={topic === current ? "true" : undefined}
              className="inline-flex min-h-12 items-center rounded-control border border-control bg-card px-4 text-14 hover:border-brand hover:text-brand aria-[current]:border-2 aria-[current]:border-brand aria-[current]:bg-brand-tint aria-[current]:font-bold"
            >
              {LETTERS[topic].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
