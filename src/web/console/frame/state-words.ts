import type { CompanyHere } from "#api/client/client.ts";
import { STATE_WORDS } from "#domain/companies/company-state.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

type State = CompanyHere["company"]["state"];
type Said = { readonly tone: BadgeTone; readonly text: string | null };

/** What the state of a company means for its staff; `text` null: everything works, and nothing is said. */
const SAID: Readonly<Record<State, Said>> = {
  applied: { tone: "warn", text: "お申し込みの内容を確認しています。結果は、メールでお知らせします。" },
  rejected: {
    tone: "warn",
    text: "お申し込みの内容を確認しましたが、承認できませんでした。会社情報を直して保存すると、もう一度お申し込みいただけます。",
  },
  live: { tone: "good", text: null },
  suspended: {
    tone: "accent",
    text: "停止のあいだ、物件はサイトに表示されません。届いているお問い合わせへの返信は続けられます。引き継いだオファーは見られません。",
  },
  closed: { tone: "quiet", text: "この業者アカウントは終了しました。物件はサイトに表示されません。" },
};

export function stateOf(state: State): Said & { readonly word: string } {
  return { ...SAID[state], word: STATE_WORDS[state] };
}
