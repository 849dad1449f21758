import type { LineKind, MailKind } from "#domain/notifications/core/types.ts";
import type { Month } from "#kernel/calendar/month.ts";
import type { MessageBlock } from "#kernel/message.ts";
import type { ValuationPoint, ValueChange } from "./types.ts";
import { changeText, valueText } from "./value-words.ts";

/** What waits: everything else is read as the message goes out. `recipient`: `member:<sub>`. */
export type ValueFacts = { readonly recipient: string; readonly month: Month };
/** A home whose value moved, with what is told of it. */
export type ToldHome = Pick<ValuationPoint, "q10" | "q50" | "q90"> & ValueChange & { readonly id: string; readonly name: string };
/** Made as a message goes out. */
export type ValueAdded = { readonly homes: readonly ToldHome[]; readonly stopUrl: string };

const SUBJECT = "登録した物件の推定価格が変わりました";

/** Mail and LINE say the same. */
export function valueBlocks({ homes }: Pick<ValueAdded, "homes">, origin: string): MessageBlock[] {
  return [
    ...homes.flatMap((home): MessageBlock[] => [
      { kind: "heading", text: home.name },
      {
        kind: "facts",
        rows: [
          ["推定価格", valueText(home)],
          ["変化", changeText(home)],
        ],
      },
    ]),
    { kind: "button", link: { label: "資産の推移を見る", url: `${origin}/mypage` } },
    {
      kind: "note",
      text: "推定価格は、成約データからAIが計算した目安です。不動産鑑定評価ではなく、売却できる価格を約束するものでもありません。",
    },
  ];
}

/** Once a month at most, of all homes of a member whose value moved by 3 % or more. */
export const ASSET_VALUE: MailKind<ValueFacts, ValueAdded> = {
  kind: "asset-value",
  isAskedByAnybody: false,
  write: ({ homes, stopUrl }, { origin }) => ({
    subject: SUBJECT,
    paragraphs: ["新しい成約データか推定の方法により、推定価格が3%以上変わった物件をお知らせします。", ...valueBlocks({ homes }, origin)],
    foot: {
      why: "通知設定で「資産価値の更新」を受け取ると選ばれたため、お送りしています。",
      stop: { label: "このお知らせを停止する", url: stopUrl },
      links: [
        { label: "通知設定を変える", url: `${origin}/settings/notification` },
        { label: "メールの個人情報の取扱い", url: `${origin}/email-privacy-policy` },
      ],
    },
  }),
};

export const ASSET_VALUE_SUBJECT = SUBJECT;
export const ASSET_VALUE_LINE: LineKind<ValueFacts> = { kind: "asset-value" };
