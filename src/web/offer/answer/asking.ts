import type { OfferThread } from "#api/client/client.ts";
import { formatYen, type Yen } from "#kernel/yen.ts";

/** What is about to be done, with the price and the version that were on the page as it was decided. */
export type Asking = { readonly seen: { readonly priceYen: Yen; readonly version: number } } & (
  | { readonly what: "counter"; readonly priceYen: Yen; readonly note: string | null }
  | { readonly what: "accept" | "decline" | "withdraw" | "consent" | "refuse-consent" | "end-talks" | "block" }
);

export type ConfirmWords = { readonly title: string; readonly lines: readonly string[]; readonly action: string };

/** The question before something is done that the other side is told of. */
export function confirmWords(
  asking: Asking,
  { side, otherAlias, round, mostRounds }: Pick<OfferThread, "side" | "otherAlias" | "round" | "mostRounds">,
): ConfirmWords {
  const { seen } = asking;
  switch (asking.what) {
    case "counter":
      return {
        title: `${formatYen(asking.priceYen)}で逆提示を送ります`,
        lines: [
          `相手の${formatYen(seen.priceYen)}に対して、${formatYen(asking.priceYen)}を提示します（${round + 1}回目／${mostRounds}回まで）。`,
          ...(asking.note === null ? [] : [`ひとこと：「${asking.note}」`]),
          "送ったあとは、相手が返事をするまで変えられません。期限は7日に戻ります。",
        ],
        action: "逆提示を送る",
      };
    case "accept":
      return {
        title: `${formatYen(seen.priceYen)}で合意します`,
        lines: [
          `合意は、この価格で「交渉を進める意思」をお互いに確かめるものです。契約ではなく、${side === "owner" ? "売る" : "買う"}義務は生まれません。`,
          "このあと72時間のうちに、双方が連絡先の開示に同意すると、お互いの連絡先が見られます。同意しないこともできます。",
          ...(side === "owner" ? ["この物件に届いているほかのオファーは、そのあいだ一時停止します。"] : []),
        ],
        action: "この価格で合意する",
      };
    case "decline":
      return {
        title: "このオファーを見送ります",
        lines: ["相手には、見送りになったことだけを伝えます。理由は伝わりません。見送ると、このオファーは元に戻せません。"],
        action: "見送る",
      };
    case "withdraw":
      return {
        title: "このオファーを取り下げます",
        lines: ["オーナーには、取り下げたことだけを伝えます。取り下げると、このオファーは元に戻せません。"],
        action: "取り下げる",
      };
    default:
      return afterAgreed(asking.what, side, otherAlias);
  }
}

type Later = Extract<Asking["what"], "consent" | "refuse-consent" | "end-talks" | "block">;

/** Of what follows the price: names, the end of the talks, and a buyer who is to be heard no more. */
function afterAgreed(what: Later, side: OfferThread["side"], otherAlias: string): ConfirmWords {
  switch (what) {
    case "consent":
      return {
        title: "連絡先の開示に同意します",
        lines: [`双方の同意がそろったときに、画面に示した氏名と連絡先を${otherAlias}にお伝えします。部屋番号はお伝えしません。`],
        action: "開示に同意する",
      };
    case "refuse-consent":
      return {
        title: "連絡先を伝えずに終わります",
        lines: ["どちらの連絡先も伝えずに、この交渉を終わります。元には戻せません。"],
        action: "同意しない",
      };
    case "end-talks":
      return {
        title: "話を終えます",
        lines: [
          `${otherAlias}には、話を終えたことだけを伝えます。理由は伝わりません。契約は結ばれていません。`,
          "お互いに伝えた連絡先は、この画面に残ります。終えると、このオファーは元に戻せません。",
          ...(side === "owner" ? ["一時停止していたほかのオファーは、再開します。"] : []),
        ],
        action: "話を終える",
      };
    case "block":
      return {
        title: `${otherAlias}を止めます`,
        lines: [
          "この買い手からのオファーやメッセージは、これから届きません。相手には、返事がないように見えます。",
          "いま届いているこの買い手のオファーは、一覧から消えます。止めるのは、オファーの一覧からいつでもやめられます。",
        ],
        action: "この相手を止める",
      };
  }
}
