import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { GUIDE, GUIDE_WORDS } from "./next-steps.ts";

/** はじめの3ステップ, for a member who has done nothing yet. `open`: what of it is still to be done. */
export function GuideCard({ open }: { readonly open: readonly string[] }) {
  return (
    <Card title="はじめの3ステップ" lead="どれから始めても、あとからでもかまいません。">
      <ol className="grid gap-3 sm:grid-cols-3">
        {GUIDE.map((code, index) => {
          const { to, label, why } = GUIDE_WORDS[code];
          const isOpen = open.includes(code);
          return (
            <li key={code} className="flex flex-col gap-1 rounded-control border border-line bg-paper p-4">
              <p className="flex items-center gap-2 text-13 text-sub">
                <span className="inline-flex size-6 items-center justify-center rounded-full bg-brand font-bold text-12 text-white">
                  {index + 1}
                </span>
                {!isOpen && <Badge tone="good">済み</Badge>}
              </p>
              <h3 className="text-16">{label}</h3>
              <p className="flex-1 text-13 text-sub">{why}</p>
              {isOpen && (
                <LinkButton
                  to={to}
                  tone={index === 0 ? "primary" : "secondary"}
                  size="bar"
                  className="mt-2"
                  aria-label={`はじめる：${label}`}
                >
                  はじめる
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
