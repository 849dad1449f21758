import type { NoticeKind } from "#domain/offers/core/notices.ts";
import type { ShownHome } from "#domain/offers/core/types.ts";
import { formatYen, type Yen } from "#kernel/yen.ts";
import { NOTICE_WORDS } from "./offer-mails.ts";

const FLOOR_BANDS: Readonly<Record<NonNullable<ShownHome["floorBand"]>, string>> = { low: "低層階", middle: "中層階", high: "高層階" };
const KINDS: Readonly<Record<ShownHome["kind"], string>> = { condo: "マンション", house: "一戸建て", land: "土地" };

/** `豊洲レジデンス 低層階・約70㎡`, `江東区豊洲の一戸建て`. */
function shownName({ kind, buildingName, place, floorBand, aboutM2 }: ShownHome): string {
  const name = buildingName ?? `${place}の${KINDS[kind]}`;
  const more = [floorBand === null ? null : FLOOR_BANDS[floorBand], aboutM2 === null ? null : `約${aboutM2}㎡`].filter(
    (one) => one !== null,
  );
  return more.length === 0 ? name : `${name} ${more.join("・")}`;
}

/**
 * What the inbox says: which home, and at what price; mails and LINE name neither. To its owner too a home is called as buyers are shown it: the name that
 * an owner gave it may be that of a person or a room. `priceYen`: of the move that it tells of, null where there was none.
 */
export function noteWords(
  kind: NoticeKind,
  { home, priceYen }: { readonly home: ShownHome; readonly priceYen: Yen | null },
): { readonly title: string; readonly body: string } {
  const { title, body } = NOTICE_WORDS[kind];
  const price = priceYen !== null ? `（${formatYen(priceYen)}）` : "";
  return { title: `${title}：${shownName(home)}${price}`, body };
}
