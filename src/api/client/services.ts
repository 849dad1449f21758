import type { CallOf, OperationAt, PathsOf, PathsWith, ResponseOf } from "./operation.ts";
import { type Answer, type Call, type ClientSettings, type GivenCall, type HomePaths, sendCall } from "./request.ts";
import { RetryQuota } from "./retry.ts";

type Service<Name extends keyof HomePaths> = Methods<PathsOf<HomePaths[Name]>>;

type Methods<Paths> = {
  readonly [Method in "get" | "post" | "put" | "delete"]: <P extends PathsWith<Paths, Method>>(
    path: P,
    ...call: CallOf<OperationAt<Paths, P, Method>>
  ) => Promise<Answer<ResponseOf<OperationAt<Paths, P, Method>>>>;
};

/** Every operation of the API document, by service, method and path; what it takes and gives is what the document says (docs/openapi.json). */
export type ApiClient = {
  /** 不動産情報 and リスク診断: names, places, buildings, recorded sales, and what official data say about them. */
  readonly estate: Service<"ESTATE">;
  /** AI価格チェック: jobs that end in an estimate, and how accurate the models are. */
  readonly priceChecker: Service<"PRICE_CHECKER">;
  /** 推定結果: finished estimates. */
  readonly estimate: Service<"ESTIMATE">;
  /** マイページ: what a member has told us and looked at. Every call needs the member's access token. */
  readonly mypage: Service<"MYPAGE">;
  /** 業者の管理画面: a company, its staff and its homes. Every call needs the access token of one of its staff. */
  readonly company: Service<"COMPANY">;
  /** 運営の画面: queues, items and what was done. Every call needs the access token of an operator. */
  readonly desk: Service<"DESK">;
  /** 物件提案サービス: brokers who apply for it, and the pages of their customers, whose visit is a cookie. */
  readonly recommender: Service<"RECOMMENDER">;
  /** おすすめ: of a member by the access token, or of who opened a link by a cookie that goes along by itself. */
  readonly recommendation: Service<"RECOMMENDATION">;
  /** メール: stopping by a link of a mail. */
  readonly mail: Service<"MAIL">;
  /** LINE: how people find the account, and who opens a page inside it. */
  readonly line: Service<"LINE">;
  /** AI査定API: its guide, and trying it. */
  readonly biz: Service<"BIZ">;
  /** 稼働状況. */
  readonly status: Service<"STATUS">;
  /** 事業者のお問い合わせ・資料請求・トライアル, and what links of their mails open. */
  readonly leads: Service<"LEADS">;
  /** お知らせ and よくある質問. */
  readonly content: Service<"CONTENT">;
  /** オンライン相談: half hours, bookings and who waits; a token opens each page. */
  readonly consultations: Service<"CONSULTATIONS">;
  /** 価格チェッカー on other sites: how large it is. */
  readonly widget: Service<"WIDGET">;
  /** ダイレクトメール: whom letters could reach. */
  readonly directMail: Service<"DIRECT_MAIL">;
};

export function createApiClient(given: ClientSettings): ApiClient {
  const settings = { quota: new RetryQuota(), ...given };
  return {
    estate: methods(settings, "ESTATE"),
    priceChecker: methods(settings, "PRICE_CHECKER"),
    estimate: methods(settings, "ESTIMATE"),
    mypage: methods(settings, "MYPAGE"),
    company: methods(settings, "COMPANY"),
    desk: methods(settings, "DESK"),
    recommender: methods(settings, "RECOMMENDER"),
    recommendation: methods(settings, "RECOMMENDATION"),
    mail: methods(settings, "MAIL"),
    line: methods(settings, "LINE"),
    biz: methods(settings, "BIZ"),
    status: methods(settings, "STATUS"),
    leads: methods(settings, "LEADS"),
    content: methods(settings, "CONTENT"),
    consultations: methods(settings, "CONSULTATIONS"),
    widget: methods(settings, "WIDGET"),
    directMail: methods(settings, "DIRECT_MAIL"),
  };
}

function methods(settings: ClientSettings, service: keyof HomePaths) {
  const send =
    (method: Call["method"]) =>
    <T>(path: string, call: GivenCall = {}) =>
      sendCall<T>(settings, { service, method, template: path, ...call });
  return { get: send("GET"), post: send("POST"), put: send("PUT"), delete: send("DELETE") };
}
