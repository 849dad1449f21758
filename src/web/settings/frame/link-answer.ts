/** How a way to a provider ended that was to link it, by what the hosted login says (`error_description`). */
export type LinkRefusal = "cancelled" | "taken" | "other-user" | "failed";

const BY_DESCRIPTION: ReadonlyMap<string, LinkRefusal> = new Map([
  ["The sign-in at the provider was not finished", "cancelled"],
  ["The login belongs to another account", "taken"],
  ["Another user signed in", "other-user"],
]);

export function linkRefusalOf(error: unknown, description: unknown): LinkRefusal | null {
  if (typeof error !== "string") return null;
  return (typeof description === "string" && BY_DESCRIPTION.get(description)) || "failed";
}

export const LINK_REFUSALS: Readonly<Record<LinkRefusal, string>> = {
  cancelled: "途中で取り消されました。いまのログインの方法は変わっていません。",
  taken: "このログインは、別の会員登録で使われています。その登録でログインして外すと、つなげられます。",
  "other-user": "別のアカウントでログインされました。いまのアカウントでもう一度お試しください。",
  failed: "サービスから確認が取れませんでした。時間をおいて、もう一度お試しください。",
};
