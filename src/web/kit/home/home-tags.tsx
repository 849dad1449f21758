import { NOTICE_LABELS } from "#kernel/home/notice-labels.ts";
import { Badge, type BadgeTone } from "#web/kit/ui/badge.tsx";
import type { HomeSummary } from "./home-summary.ts";
import { daysBetween } from "./home-words.ts";

/** A home is new for so many days after it was first seen. */
const NEW_DAYS = 7;

export type HomeTag = { readonly text: string; readonly tone: BadgeTone };

/** The words over a home in a list, the weightiest first. What must be told of a home is never left out. */
export function homeTags(home: HomeSummary, today: string): readonly HomeTag[] {
  const { flag, priceCuts, firstSeenOn, notices, isTenanted, offers, isSample } = home;
  const tags: (HomeTag | false)[] = [
    flag !== null && flagTag(flag),
    daysBetween(firstSeenOn, today) < NEW_DAYS && { text: "新着", tone: "brand" },
    priceCuts > 0 && { text: `値下げ${priceCuts}回`, tone: "quiet" },
    ...notices.map((notice): HomeTag => ({ text: NOTICE_LABELS[notice] ?? notice, tone: "warn" })),
    isTenanted === true && { text: "賃貸中", tone: "quiet" },
    offers > 1 && { text: `${offers}社が掲載`, tone: "quiet" },
    isSample && { text: "サンプル", tone: "quiet" },
  ];
  return tags.filter((tag) => tag !== false);
}

function flagTag({ grade }: NonNullable<HomeSummary["flag"]>): HomeTag {
  if (grade === "check") return { text: "九掛け 要確認", tone: "warn" };
  return grade === "near" ? { text: "推定の90〜95%", tone: "quiet" } : { text: `九掛け ${grade}`, tone: "accent" };
}

/** `掲載118日`, counted from when the home was first seen, whoever advertises it. */
export function listedWords({ firstSeenOn }: Pick<HomeSummary, "firstSeenOn">, today: string): string {
  const days = daysBetween(firstSeenOn, today);
  return days < 1 ? "本日掲載" : `掲載${days}日`;
}

export function HomeTags({ home, today, mark }: { home: HomeSummary; today: string; mark?: string | undefined }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      {homeTags(home, today).map(({ text, tone }) => (
        <li key={text}>
          <Badge tone={tone}>{text}</Badge>
        </li>
      ))}
      <li className="amount text-12 text-sub">{listedWords(home, today)}</li>
      {mark && <li className="text-12 text-sub">{mark}</li>}
    </ul>
  );
}
