import { Link } from "@tanstack/react-router";
import type { OfferSide } from "#web/offer/words/offer-words.ts";

const STEPS: Readonly<Record<OfferSide, readonly string[]>> = {
  buyer: [
    "探している条件と、AI推定の何%で買いたいかを保存します。",
    "条件に合う物件のオーナーに、24時間後に匿名で届きます。それまでは取り消せます。",
    "オーナーの返事を待ちます。価格に合意し、双方が同意したときだけ、お互いの連絡先が見られます。",
  ],
  owner: [
    "お持ちの物件を登録し、所有者の確認を受けます。",
    "「オファーを受け取る」を入れます。名前や部屋番号は、買い手に見えません。",
    "届いた価格に、逆提示・合意・見送りで答えます。売る義務はありません。",
  ],
};

/** How it begins, in three steps. */
export function HowItWorks({ side }: { readonly side: OfferSide }) {
  return (
    <div>
      <ol className="flex flex-col gap-2">
        {STEPS[side].map((step, index) => (
          <li key={step} className="flex gap-3 text-14">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-tint font-bold text-13 text-brand"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
      <Link to="/offer/about" className="mt-1 inline-flex min-h-11 items-center text-14 text-link">
        ダイレクトオファーのしくみ
      </Link>
    </div>
  );
}
