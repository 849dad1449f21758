import type { ReactNode } from "react";
import type { OfferThread } from "#api/client/client.ts";
import { formatYen, type Yen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { man } from "#web/offer/prices/man.ts";
import { PlacedMark } from "#web/offer/prices/side-mark.tsx";
import { type OfferSide, ROLE_WORDS } from "#web/offer/words/offer-words.ts";
import { fairWords } from "./fair-words.ts";

export type FairLineProps = {
  readonly hint: OfferThread["hint"];
  /** The last price of each side; null: it has named none. */
  readonly prices: Readonly<Record<OfferSide, Yen | null>>;
  readonly viewer: OfferSide;
  /** What the viewer thinks about, in place of what they named; null: nothing. */
  readonly draft: Yen | null;
};

/** Free track on either side of what is shown, as a share of the band. */
const ROOM = 0.2;
const TRACK = 42;

/** Where the prices stand beside the estimate: the same line for both sides. The other's price is told above one's own, so that they never meet. */
export function FairLine({ hint, prices, viewer, draft }: FairLineProps) {
  const { lowYen, pointYen, highYen, grade, isSample } = hint;
  const other = viewer === "buyer" ? "owner" : "buyer";
  const own = draft ?? prices[viewer];
  const theirs = prices[other];
  const shown = [lowYen, highYen, ...[own, theirs].filter((yen) => yen !== null)];
  const room = (highYen - lowYen) * ROOM;
  const [from, to] = [Math.min(...shown) - room, Math.max(...shown) + room];
  const at = (yen: Yen) => ((yen - from) / (to - from)) * 100;
  return (
    <div>
      <svg role="img" aria-label={lineWords(hint, own, theirs)} className="block h-[92px] w-full overflow-visible tabular-nums">
        <rect y={TRACK - 5} width="100%" height={10} rx={5} className="fill-track" />
        <rect x={`${at(lowYen)}%`} y={TRACK - 5} width={`${at(highYen) - at(lowYen)}%`} height={10} rx={5} className="fill-brand/35" />
        <rect x={`${at(pointYen)}%`} y={TRACK - 10} width={4} height={20} transform="translate(-2)" className="fill-brand" />
        <Label at={at(pointYen)} y={TRACK + 22} className="font-bold text-brand">
          推定 {man(pointYen)}
        </Label>
        <BandEnds low={{ at: at(lowYen), yen: lowYen }} high={{ at: at(highYen), yen: highYen }} />
        {theirs !== null && (
          <Price side={other} at={at(theirs)} y={6}>
            {ROLE_WORDS[other]} {man(theirs)}
          </Price>
        )}
        {own !== null && (
          <Price side={viewer} at={at(own)} y={23} isDraft={draft !== null}>
            あなた {man(own)}
          </Price>
        )}
      </svg>
      <p className="mt-1 text-13 text-sub">
        {fairWords(own ?? theirs ?? pointYen, hint)} <Badge>確かさ {grade}</Badge> {isSample && <Badge tone="warn">サンプル</Badge>}
      </p>
      <p className="mt-1 text-12 text-sub">{BLIND_WORDS[viewer]}</p>
    </div>
  );
}

/** Why it is not what an owner reads elsewhere of the same home. */
const BLIND_WORDS: Readonly<Record<OfferSide, string>> = {
  buyer: "推定は、ここに示した内容（広さは5㎡きざみ）で、オファーが届いたときに計算した値です。",
  owner:
    "推定は、買い手に見える内容（広さは5㎡きざみ。階や向き、リフォームは使いません）で、オファーが届いたときに計算した値です。登録した内容すべてで計算する、マイページの評価額とは異なります。",
};

function lineWords({ lowYen, pointYen, highYen }: OfferThread["hint"], own: Yen | null, theirs: Yen | null): string {
  const prices = [
    own === null ? "" : `あなたの価格は${formatYen(own)}。`,
    theirs === null ? "" : `相手の価格は${formatYen(theirs)}。`,
  ].join("");
  return `AI推定は${formatYen(pointYen)}、80%の幅は${formatYen(lowYen)}から${formatYen(highYen)}。${prices}`;
}

type End = { readonly at: number; readonly yen: Yen };
/** Below this share of the line both figures have no room beside each other. */
const ROOM_FOR_TWO = 36;

/** Under the estimate, so that they never run into it. */
function BandEnds({ low, high }: { readonly low: End; readonly high: End }) {
  const isNarrow = high.at - low.at < ROOM_FOR_TWO;
  const ends = isNarrow
    ? [{ at: (low.at + high.at) / 2, words: `${man(low.yen)}〜${man(high.yen)}` }]
    : [low, high].map(({ at, yen }) => ({ at, words: man(yen) }));
  return ends.map(({ at, words }) => (
    <Label key={words} at={at} y={TRACK + 38} className="text-sub">
      {words}
    </Label>
  ));
}

type LabelProps = { readonly at: number; readonly y: number; readonly className: string; readonly children: ReactNode };

/** A label at its place, kept within the line. */
function Label({ at, y, className, children }: LabelProps) {
  const anchor = at < 14 ? "start" : at > 86 ? "end" : "middle";
  return (
    <text x={`${at}%`} y={y} textAnchor={anchor} dominantBaseline="central" className={`fill-current text-12 ${className}`}>
      {children}
    </text>
  );
}

type PriceProps = {
  readonly side: OfferSide;
  readonly at: number;
  readonly y: number;
  readonly isDraft?: boolean;
  readonly children: ReactNode;
};

function Price({ side, at, y, isDraft = false, children }: PriceProps) {
  return (
    <>
      <PlacedMark x={`${at}%`} y={TRACK} side={side} isDraft={isDraft} />
      <Label at={at} y={y} className={`font-bold ${side === "buyer" ? "text-ink" : "text-accent"}`}>
        {children}
      </Label>
    </>
  );
}
