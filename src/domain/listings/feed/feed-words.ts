import type { DealType, LandRight, ListingKind, ListingNotice } from "#domain/listings/core/types.ts";
import type { Structure } from "#domain/properties/types.ts";
import type { ToldState } from "./types.ts";

/** The words of each choice in a file; the first of each is the one that templates and pages use. */
export const STATE_WORDS: Readonly<Record<string, ToldState>> = {
  公開: "active",
  掲載中: "active",
  申込あり: "applied",
  商談中: "applied",
  成約: "sold",
  成約済み: "sold",
  非公開: "suspended",
  掲載停止: "suspended",
};

export const KIND_WORDS: Readonly<Record<string, ListingKind>> = {
  中古マンション: "condo",
  マンション: "condo",
  新築マンション: "new-condo",
  一戸建て: "house",
  一戸建: "house",
  戸建: "house",
  戸建て: "house",
  中古一戸建て: "house",
  新築一戸建て: "house",
  土地: "land",
  売地: "land",
  一棟: "building",
  一棟マンション: "building",
  一棟アパート: "building",
  一棟ビル: "building",
};

export const STRUCTURE_WORDS: Readonly<Record<string, Structure>> = {
  RC造: "RC",
  RC: "RC",
  鉄筋コンクリート造: "RC",
  SRC造: "SRC",
  SRC: "SRC",
  鉄骨鉄筋コンクリート造: "SRC",
  鉄骨造: "steel",
  S造: "steel",
  重量鉄骨造: "steel",
  軽量鉄骨造: "light-steel",
  木造: "wood",
  ブロック造: "block",
};

export const LAND_RIGHT_WORDS: Readonly<Record<string, LandRight>> = {
  所有権: "freehold",
  借地権: "leasehold",
  旧法借地権: "leasehold",
  普通借地権: "leasehold",
  定期借地権: "fixed-leasehold",
};

export const PET_WORDS = { 可: "yes", 相談: "negotiable", 要相談: "negotiable", 不可: "no" } as const;
export const PARKING_WORDS = { あり: "yes", 有: "yes", 空きあり: "yes", なし: "none", 無: "none", 空きなし: "full" } as const;
export const YES_WORDS: Readonly<Record<string, boolean>> = { はい: true, いいえ: false, 有: true, 無: false, TRUE: true, FALSE: false };

export const DIRECTION_WORDS = {
  北: "北",
  北東: "北東",
  東: "東",
  南東: "南東",
  南: "南",
  南西: "南西",
  西: "西",
  北西: "北西",
  東北: "北東",
  東南: "南東",
  西南: "南西",
  西北: "北西",
} as const;

export const DEAL_TYPE_WORDS: Readonly<Record<string, DealType>> = {
  売主: "売主",
  代理: "代理",
  媒介: "媒介",
  仲介: "媒介",
  専任媒介: "専任媒介",
  専属専任媒介: "専属専任媒介",
  一般媒介: "一般媒介",
};

/** 広告の承諾: whether another company's home may be advertised. */
export const CONSENT_WORDS = { 不要: "own", 自社: "own", あり: "given", 承諾あり: "given", なし: "missing", 承諾なし: "missing" } as const;

export const NOTICE_WORDS: Readonly<Record<string, ListingNotice>> = {
  再建築不可: "no-rebuild",
  建築不可: "no-rebuild",
  セットバック: "setback",
  セットバック要: "setback",
  高圧線下: "power-line",
  高圧線: "power-line",
  傾斜地: "slope",
  市街化調整区域: "urbanization-control",
  接道なし: "no-road",
  不整形地: "irregular-plot",
  未完成: "unfinished",
  告知事項あり: "incident",
  告知事項: "incident",
  面積相違: "area-difference",
};
