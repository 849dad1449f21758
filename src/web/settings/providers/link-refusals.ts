import type { LinkRefusal } from "#web/settings/frame/link-answer.ts";

/** Apart from how it is read: that is part of every page. */
export const LINK_REFUSALS: Readonly<Record<LinkRefusal, string>> = {
  cancelled: "途中で取り消されました。いまのログインの方法は変わっていません。",
  taken:
    "このログインは、別の会員登録で使われています。その登録でログインして外すと、つなげられます。その登録をこのログインで作ったときは外せません。要らない登録なら、そちらを退会すると、つなげられます。",
  "other-user": "別のアカウントでログインされました。いまのアカウントでもう一度お試しください。",
  failed: "サービスから確認が取れませんでした。時間をおいて、もう一度お試しください。",
};
