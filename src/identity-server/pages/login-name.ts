import type { Pool } from "#domain/identity/core/types.ts";

const ADDRESSES = { email: "メールアドレス", phone_number: "電話番号", preferred_username: "表示名" } as const;

/** What a person may type to say who they are, as the pool takes it. */
export function loginNameLabel({ settings }: Pick<Pool, "settings">): string {
  const { usernameAttributes, aliasAttributes } = settings;
  if (usernameAttributes.length > 0) return usernameAttributes.map((name) => ADDRESSES[name]).join("または");
  return ["ユーザー名", ...aliasAttributes.map((name) => ADDRESSES[name])].join("または");
}
