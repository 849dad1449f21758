import type { Financing, MessageTemplateId } from "#domain/queries/core/types.ts";
import { MESSAGE_LENGTH, OFFER_RATIO } from "#domain/queries/flow/sound-answers.ts";
import type { Option } from "./option.ts";

export { MESSAGE_LENGTH, OFFER_RATIO };

export const FINANCING_OPTIONS: readonly Option<Financing>[] = [
  { value: "cash", label: "現金" },
  { value: "pre-approved", label: "ローン（事前審査済み）" },
  { value: "not-yet", label: "ローン（事前審査はこれから）" },
];

/** An example of a message. `［…］` is a blank that its writer fills in. */
export type MessageTemplate = { readonly id: MessageTemplateId; readonly label: string; readonly text: string };

export const MESSAGE_TEMPLATE_TEXTS: readonly MessageTemplate[] = [
  {
    id: "live-long",
    label: "長く住みたい",
    text: "［家族の人数］で長く住める家を探しています。［気に入っているところ］にひかれ、こちらの建物を希望しました。大切に住みます。ご検討いただければ幸いです。",
  },
  {
    id: "school",
    label: "転校せずに広い家へ",
    text: "［いまの住まい］に住んでいます。子どもが転校せずにすむ範囲で、［広さや間取り］の家を探しています。時期は［引っ越しの時期］ごろまで待てます。",
  },
  {
    id: "parents",
    label: "家族の近くに住みたい",
    text: "［だれ］がこの近くに住んでおり、行き来しやすい家を探しています。［広さや間取り］を希望します。お急ぎでなければ、時期はご都合に合わせます。",
  },
  {
    id: "same-building",
    label: "同じ建物で住み替えたい",
    text: "同じ建物、または近くに住んでいて、［住み替えの理由］のため住み替えを考えています。建物のことはよくわかっています。［希望の階や間取り］があれば、ぜひお話をうかがいたいです。",
  },
  {
    id: "quick",
    label: "時期に合わせられる",
    text: "資金の準備は［準備の状況］です。引き渡しは［希望の時期］を考えていますが、お住まいの方のご都合に合わせられます。手続きは宅地建物取引業者を通して進めます。",
  },
  {
    id: "rent-out",
    label: "賃貸に出したまま引き継ぎたい",
    text: "賃貸用の住まいを探しています。いまお住まいの方がいる場合も、契約をそのまま引き継ぎます。［希望の条件］にあてはまるお部屋があれば、ご検討ください。",
  },
];
