import { type AddressName, mediumOf } from "#domain/identity/core/addresses.ts";
import type { Message } from "#domain/identity/core/messages.ts";

export type Invitation = {
  readonly attributeName: AddressName;
  readonly to: string;
  /** The name to sign in by. */
  readonly loginName: string;
  readonly temporaryPassword: string;
  readonly validDays: number;
  /** Who writes: the name people know the service by. */
  readonly operatorName: string;
};

/** Tells somebody of the account that an operator made for them. */
export function invitationMessage(invitation: Invitation): Message {
  const { attributeName, to, loginName, operatorName } = invitation;
  const shared = { medium: mediumOf(attributeName), to, username: loginName, code: null };
  if (attributeName === "phone_number") return { ...shared, subject: null, body: shortBody(invitation) };
  return { ...shared, subject: `【${operatorName}】アカウントのご案内`, body: body(invitation) };
}

function shortBody({ operatorName, loginName, temporaryPassword, validDays }: Invitation): string {
  return `【${operatorName}】ユーザー名: ${loginName} 仮パスワード: ${temporaryPassword}(${validDays}日間有効)。ほかの人に教えないでください。`;
}

function body({ operatorName, loginName, temporaryPassword, validDays }: Invitation): string {
  const paragraphs = [
    `${operatorName}のアカウントをご用意しました。次のユーザー名と仮パスワードでログインしてください。`,
    `ユーザー名: ${loginName}\n仮パスワード: ${temporaryPassword}`,
    `仮パスワードの有効期限は、このメールをお送りしてから${validDays}日です。ほかの人に教えないでください。ログインのときに、新しいパスワードを決めていただきます。`,
    "心当たりがない場合は、このメールを破棄してください。",
    operatorName,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
