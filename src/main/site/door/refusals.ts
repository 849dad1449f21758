/** Why a call ends at the door: in a line for programs, and as a page for people. */
export type Refusal = {
  readonly status: number;
  readonly line: string;
  readonly heading: string;
  readonly lines: readonly string[];
};

const FROM_THE_TOP = "お手数ですが、トップページから開き直してください。";

export const REFUSALS = {
  method: {
    ...{ status: 405, line: "This server does not know the method." },
    ...{ heading: "受け付けられない操作です", lines: [FROM_THE_TOP] },
  },
  onlyRead: {
    ...{ status: 405, line: "Pages are only read." },
    ...{
      heading: "受け付けられない操作です",
      lines: [`このアドレスでは、内容を送ることができません。送られた内容は保存していません。`, FROM_THE_TOP],
    },
  },
  address: {
    ...{ status: 414, line: "The address is too long." },
    ...{ heading: "アドレスが長すぎます", lines: ["調べる言葉が長いときは、短くしてもう一度お試しください。"] },
  },
  remoteCall: {
    ...{ status: 404, line: "Not found" },
    ...{ heading: "ページが見つかりません", lines: [FROM_THE_TOP] },
  },
  unreadable: {
    ...{ status: 400, line: "The address cannot be read." },
    ...{ heading: "アドレスを読み取れません", lines: ["アドレスの一部が欠けているか、使えない文字が入っています。", FROM_THE_TOP] },
  },
  header: {
    ...{ status: 431, line: "The request has too long a header." },
    ...{ heading: "アドレスやCookieが長すぎます", lines: ["調べる言葉が長いときは、短くしてもう一度お試しください。"] },
  },
  late: {
    ...{ status: 408, line: "The request took too long." },
    ...{ heading: "時間内に受け取れませんでした", lines: ["通信の状態を確かめて、もう一度お試しください。"] },
  },
  garbled: {
    ...{ status: 400, line: "The request cannot be read." },
    ...{ heading: "受け付けられない通信です", lines: [FROM_THE_TOP] },
  },
} as const satisfies Readonly<Record<string, Refusal>>;
