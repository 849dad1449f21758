import { optional, required } from "#kernel/fields/field-kind.ts";
import { LETTER_FIELDS } from "#kernel/fields/letter-fields.ts";
import { oneOf } from "#kernel/fields/text-kinds.ts";

/** What somebody may ask of the data that are kept of them (個人情報保護法 32条から35条). */
export const DATA_REQUESTS = {
  disclosure: "開示",
  records: "第三者に提供した記録の開示",
  purpose: "利用の目的の通知",
  correction: "訂正・追加・削除",
  stop: "利用の停止・消去",
  "stop-sharing": "第三者への提供の停止",
} as const;
export type DataRequest = keyof typeof DATA_REQUESTS;

export function isDataRequest(text: string): text is DataRequest {
  return Object.hasOwn(DATA_REQUESTS, text);
}

const { message, name, email } = LETTER_FIELDS;

/** What the form of a request asks for, in its order. Nobody has to write a name: who asks is made sure of by the address of the account. The account's address is asked where it is another than the one to answer to. */
export const DATA_REQUEST_FIELDS = {
  request: required("請求の種類", oneOf(Object.keys(DATA_REQUESTS) as [DataRequest, ...DataRequest[]])),
  message: { ...message, label: "請求の内容" },
  name,
  email: { ...email, label: "お返事を受け取るメールアドレス" },
  accountEmail: { ...optional("アカウントのメールアドレス", email.kind) },
} as const;
