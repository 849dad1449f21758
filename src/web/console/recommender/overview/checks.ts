import type { CompanyRecommenderOverview } from "#api/client/client.ts";

type Office = NonNullable<CompanyRecommenderOverview["office"]>;
type Check = { readonly what: string; readonly state: "ok" | "open"; readonly text: string };
type Found = Office["setUp"]["spf"];

const FOUND: Readonly<Record<Found, string>> = {
  unchecked: "まだ確かめていません",
  ok: "確認できました",
  missing: "設定がありません",
  wrong: "設定に誤りがあります",
};

const OURS = "まちのねのアドレスから、会社の名前で送ります";

/** What of a recommender is set up, each in a sentence. */
export function checksOf({ setUp: { hosts, mailDomain, isMailReady, ...found } }: Pick<Office, "setUp">): readonly Check[] {
  return [
    {
      what: "リンク先のホスト",
      state: hosts > 0 ? "ok" : "open",
      text: hosts > 0 ? `${hosts}件` : "自社サイトの物件ページへ案内するときに登録します",
    },
    {
      what: "差出人のドメイン",
      state: mailDomain === null || isMailReady ? "ok" : "open",
      text: mailDomain === null ? OURS : isMailReady ? `${mailDomain} から送っています` : `${mailDomain} の設定がそろうまで、${OURS}`,
    },
    ...(mailDomain === null
      ? []
      : (
          [
            ["SPF", found.spf],
            ["DKIM", found.dkim],
            ["DMARC", found.dmarc],
          ] as const
        ).map(([what, state]): Check => ({ what, state: state === "ok" ? "ok" : "open", text: FOUND[state] }))),
  ];
}
