import type { CompanyHere } from "#api/client/client.ts";

type Permission = CompanyHere["permissions"][number];

/** The pages of the console in their order. Null: everybody's. */
const PAGES = [
  { to: "/console", label: "概要", needs: null },
  { to: "/console/listings", label: "物件", needs: "read-listings" },
  { to: "/console/uploads", label: "取り込み", needs: "upload" },
  { to: "/console/inquiries", label: "お問い合わせ", needs: "answer-inquiries" },
  { to: "/console/offers", label: "オファー", needs: "close-offers" },
  { to: "/console/recommender", label: "物件提案", needs: "read-customers" },
  { to: "/console/direct-mail", label: "オーナーへの手紙", needs: "send-letters" },
  { to: "/console/staff", label: "スタッフ", needs: null },
  { to: "/console/keys", label: "連携キー", needs: "manage-keys" },
  { to: "/console/api", label: "AI査定API", needs: "manage-keys" },
  { to: "/console/api/usage", label: "APIの利用と請求", needs: "read-billing" },
  { to: "/console/api/batches", label: "一括査定", needs: "manage-keys" },
  { to: "/console/api/webhooks", label: "Webhook", needs: "manage-keys" },
  { to: "/console/company", label: "会社情報", needs: null },
] as const satisfies readonly { readonly to: string; readonly label: string; readonly needs: Permission | null }[];

/** The pages that somebody with these permissions may open. */
export function menuOf(permissions: readonly Permission[]) {
  return PAGES.filter(({ needs }) => needs === null || permissions.includes(needs));
}

/** The pages of 物件提案 in their order. */
const RECOMMENDER_PAGES = [
  { to: "/console/recommender", label: "概要", needs: "read-customers" },
  { to: "/console/recommender/customers", label: "お客さま", needs: "read-customers" },
  { to: "/console/recommender/approvals", label: "承認", needs: "decide-approvals" },
  { to: "/console/recommender/leads", label: "反応", needs: "answer-leads" },
  { to: "/console/recommender/settings", label: "設定", needs: "answer-leads" },
] as const satisfies readonly { readonly to: string; readonly label: string; readonly needs: Permission }[];

/** The pages of 物件提案 that somebody with these permissions may open. */
export function recommenderMenuOf(permissions: readonly Permission[]) {
  return RECOMMENDER_PAGES.filter(({ needs }) => permissions.includes(needs));
}
