import type { PasswordPolicy } from "#domain/identity/core/types.ts";

/** What a new password must be, in a sentence or two. */
export function passwordRule(policy: PasswordPolicy): string {
  const kinds = [
    policy.requireUppercase ? "英大文字" : "",
    policy.requireLowercase ? "英小文字" : "",
    policy.requireNumbers ? "数字" : "",
    policy.requireSymbols ? "記号" : "",
  ].filter((kind) => kind !== "");
  const length = `${policy.minimumLength}文字以上`;
  const rule = kinds.length === 0 ? `${length}で入力してください。` : `${length}で、${kinds.join("・")}を含めてください。`;
  return policy.refuseCommon ? `${rule}推測されやすいものは使えません。` : rule;
}
