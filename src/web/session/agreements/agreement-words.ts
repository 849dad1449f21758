import type { AgreementsResponse } from "#api/client/client.ts";

type Accepted = AgreementsResponse["accepted"][number];

/** Documents by name and by their page. */
export const AGREED_TEXTS: Readonly<Record<Accepted["document"], { readonly name: string; readonly to: "/terms" | "/privacypolicy" }>> = {
  terms: { name: "利用規約", to: "/terms" },
  privacy: { name: "プライバシーポリシー", to: "/privacypolicy" },
};

/** Where it was agreed to. */
export const AGREED_AT: Readonly<Record<Accepted["by"], string>> = {
  web: "このサイトの画面",
  mail: "メール",
  line: "LINE",
  hosted: "共通のログイン画面",
  provider: "外部のアカウントでの登録",
};
