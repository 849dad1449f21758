import type { CompanyState, StaffRole } from "./types.ts";

/** What staff may do in the console. Looking at one's own company and leaving it is everybody's. */
export const PERMISSIONS = [
  "read-listings",
  "change-listings",
  "upload",
  "answer-inquiries",
  "close-offers",
  "send-letters",
  "change-company",
  "manage-staff",
  "manage-keys",
  "read-billing",
  "read-customers",
  "tend-customers",
  "decide-approvals",
  "answer-leads",
  "change-customers",
  "change-recommender",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** 物件提案: an agent knows the customers, stops what they want stopped, and answers them. Who is taken in, taken away or taken along is the owner's. */
const OF_AGENT_IN_RECOMMENDER = ["read-customers", "tend-customers", "decide-approvals", "answer-leads"] as const satisfies Permission[];

const OF_ROLE: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  agent: ["read-listings", "change-listings", "upload", "answer-inquiries", "close-offers", "send-letters", ...OF_AGENT_IN_RECOMMENDER],
  // People who ask about homes are nothing to whoever pays the bills.
  billing: ["read-billing"],
};

/** Before it is approved a company only puts its application right; while it is suspended it answers who asked, changes no home and sees no offer. */
const IN_STATE: Readonly<Record<CompanyState, readonly Permission[]>> = {
  applied: ["change-company"],
  rejected: ["change-company"],
  live: PERMISSIONS,
  suspended: ["read-listings", "answer-inquiries", "change-company", "manage-staff", "read-billing"],
  closed: ["read-billing"],
};

/** Whether somebody of this role may do this while the company is in this state. */
export function may(role: StaffRole, state: CompanyState, permission: Permission): boolean {
  return OF_ROLE[role].includes(permission) && IN_STATE[state].includes(permission);
}

/** All of it, in the order of `PERMISSIONS`. */
export function permissionsOf(role: StaffRole, state: CompanyState): Permission[] {
  return PERMISSIONS.filter((permission) => may(role, state, permission));
}

/** What the console says of a role. */
export const ROLE_WORDS: Readonly<Record<StaffRole, { readonly name: string; readonly may: string }>> = {
  owner: {
    name: "管理者",
    may: "物件・お問い合わせ・オファー・オーナーへの手紙・スタッフ・会社情報・連携キー・物件提案のすべてを扱えます",
  },
  agent: {
    name: "担当者",
    may: "物件の登録と変更、お問い合わせへの返信、引き継いだオファーと物件提案のお客さまへの対応、オーナーへの手紙の印刷ができます",
  },
  billing: { name: "経理", may: "請求だけを確認できます。物件とお問い合わせは見られません" },
};
