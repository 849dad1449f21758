import { Link } from "@tanstack/react-router";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";

type Step = { readonly title: string; readonly seen: readonly string[]; readonly not: readonly string[] };

/** What the other side sees when. */
const SEEN_STEPS: readonly Step[] = [
  { title: "交渉中", seen: ["建物・階の帯・広さ（5㎡きざみ）", "資金・希望の時期・メッセージ"], not: ["氏名・連絡先・部屋番号"] },
  { title: "価格に合意", seen: ["双方の同意の状況"], not: ["72時間以内に双方が同意", "ほかのオファーは一時停止"] },
  { title: "連絡先の開示", seen: ["氏名・メールアドレス", "電話番号（伝えると選んだとき）"], not: ["部屋番号"] },
  { title: "宅建業者へ引き継ぎ", seen: ["業者名と免許番号", "業者にやり取りの全記録", "仲介手数料の説明（業者から書面で）"], not: [] },
];

type SeenStepsProps = {
  readonly current: 1 | 2 | 3 | 4 | null;
  /** On the page that explains it. */
  readonly isAbout?: boolean;
};

/** The four steps; `current` null: the offer ended before any name was told. */
export function SeenSteps({ current, isAbout = false }: SeenStepsProps) {
  return (
    <Card
      title="いつ、何が相手に見えるか"
      lead="先に見えることはありません。"
      aside={
        !isAbout && (
          <Link to="/offer/about" className="inline-flex min-h-11 items-center text-14 text-link">
            しくみ
          </Link>
        )
      }
      className="pb-0 sm:pb-0"
    >
      <ol className="-mx-4 grid border-line border-t sm:-mx-6 lg:grid-cols-4">
        {SEEN_STEPS.map(({ title, seen, not }, index) => (
          <li
            key={title}
            aria-current={current === index + 1 ? "step" : undefined}
            className="border-line border-t px-4 py-3.5 first:border-t-0 last:rounded-b-card aria-[current]:bg-brand-tint sm:px-6 lg:border-t-0 lg:border-l lg:last:rounded-bl-none lg:first:border-l-0"
          >
            <p className="flex items-center gap-2 font-bold text-14">
              <span
                className={`grid size-6 shrink-0 place-items-center rounded-full border text-12 ${current === index + 1 ? "border-brand bg-brand text-white" : "border-control bg-card"}`}
              >
                {index + 1}
              </span>
              {title}
              {current === index + 1 && <Badge>いまここ</Badge>}
            </p>
            <ul className="mt-1.5 text-13">
              {seen.map((what) => (
                <SeenItem key={what} isSeen>
                  {what}
                </SeenItem>
              ))}
              {not.map((what) => (
                <SeenItem key={what}>{what}</SeenItem>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function SeenItem({ isSeen = false, children }: { readonly isSeen?: boolean; readonly children: string }) {
  return (
    <li className={`flex gap-1.5 ${isSeen ? "" : "text-sub"}`}>
      <span aria-hidden="true" className={isSeen ? "text-brand" : ""}>
        {isSeen ? "●" : "―"}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
