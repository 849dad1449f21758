import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { bizRoutes } from "#api/biz/routes.ts";
import { guideRoutes } from "#api/biz-guide/routes.ts";
import { companyRoutes } from "#api/company/routes.ts";
import { companyRecommenderRoutes } from "#api/company-recommender/routes.ts";
import { consultationRoutes } from "#api/consultations/routes.ts";
import { contentRoutes } from "#api/content/routes.ts";
import { countRoutes } from "#api/counts/routes.ts";
import { deskRoutes } from "#api/desk/routes.ts";
import { directMailRoutes } from "#api/direct-mail/routes.ts";
import { homeRoutes } from "#api/estate/homes/routes.ts";
import { estateRoutes } from "#api/estate/routes.ts";
import { estimateRoutes } from "#api/estimate/routes.ts";
import { favoriteRoutes } from "#api/favorites/routes.ts";
import { feedRoutes } from "#api/feeds/routes.ts";
import { leadRoutes } from "#api/leads/routes.ts";
import { legalRoutes } from "#api/legal/routes.ts";
import { letterRoutes } from "#api/letters/routes.ts";
import { lineRoutes } from "#api/line/routes.ts";
import { mailRoutes } from "#api/mail/routes.ts";
import { mypageRoutes } from "#api/mypage/routes.ts";
import { priceCheckerRoutes } from "#api/price-checker/routes.ts";
import { recommendationRoutes } from "#api/recommendation/routes.ts";
import { recommenderRoutes } from "#api/recommender/routes.ts";
import { riskRoutes } from "#api/risk/routes.ts";
import { statusRoutes } from "#api/status/routes.ts";
import { widgetRoutes } from "#api/widget/routes.ts";
import { VISIT_COOKIE } from "#wire/cookies/visit-cookie.ts";

const SERVICES: Readonly<Record<string, readonly RouteConfig[]>> = {
  "/api/estate": [...estateRoutes, ...homeRoutes, ...riskRoutes, ...letterRoutes, ...legalRoutes, ...favoriteRoutes],
  "/api/price-checker": priceCheckerRoutes,
  "/api/estimate": estimateRoutes,
  "/api/mypage": mypageRoutes,
  "/api/company": companyRoutes,
  "/api/company/recommender": companyRecommenderRoutes,
  "/api/counts": countRoutes,
  "/api/desk": deskRoutes,
  "/api/feeds": feedRoutes,
  "/api/mail": mailRoutes,
  "/api/recommender": recommenderRoutes,
  "/api/recommendation": recommendationRoutes,
  "/api/line": lineRoutes,
  "/api/biz": [...bizRoutes, ...guideRoutes],
  "/api/status": statusRoutes,
  "/api/leads": leadRoutes,
  "/api/content": contentRoutes,
  "/api/consultations": consultationRoutes,
  "/api/widget": widgetRoutes,
  "/api/direct-mail": directMailRoutes,
};

/** The OpenAPI 3.1 document of all services, from the same schemas that check what comes in. */
export function openApiDocument() {
  const app = new OpenAPIHono();
  for (const [prefix, routes] of Object.entries(SERVICES)) {
    for (const route of routes) app.openAPIRegistry.registerPath({ ...route, path: `${prefix}${route.path}` });
  }
  app.openAPIRegistry.registerComponent("securitySchemes", "accessToken", { type: "http", scheme: "bearer", bearerFormat: "JWT" });
  app.openAPIRegistry.registerComponent("securitySchemes", "companyKey", { type: "http", scheme: "bearer" });
  app.openAPIRegistry.registerComponent("securitySchemes", "widgetVisit", { type: "http", scheme: "bearer" });
  app.openAPIRegistry.registerComponent("securitySchemes", "visit", { type: "apiKey", in: "cookie", name: VISIT_COOKIE });
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "まちのね API",
      version: "1.0.0",
      description: "住まいの価格を調べるためのAPIです。AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。",
    },
    servers: [{ url: "/" }],
    tags: [
      { name: "estate", description: "不動産情報" },
      { name: "risk", description: "リスク診断" },
      { name: "letters", description: "問い合わせ・訂正・まちの声・お知らせの設定" },
      { name: "legal", description: "利用規約とプライバシーポリシー、事業者向け利用規約" },
      { name: "content", description: "お知らせとよくある質問" },
      { name: "price-checker", description: "AI価格チェック" },
      { name: "estimate", description: "推定結果" },
      { name: "mypage", description: "マイページ（会員のみ）" },
      { name: "mail", description: "メール: リンクからの停止、不達・苦情の知らせ" },
      {
        name: "recommendation",
        description:
          "おすすめの物件。会員はアクセストークンで、会員でない方（物件提案サービスのお客さまを含む）はお知らせのリンクで開きます。リンクで開いたことはサイトのクッキーで確かめるため、別のベースURLを設定しても、トークンのない呼び出しはサイトと同じオリジンの /api/recommendation が答えます。",
      },
      { name: "feeds", description: "物件の連携（会社の連携キー）" },
      { name: "recommender", description: "物件提案サービス（会社のお客さま向け）" },
      { name: "line", description: "LINE" },
      { name: "biz", description: "AI査定APIのご案内（キーで使うAPIの仕様書は /api/biz/v1/openapi.json などにあります）" },
      { name: "status", description: "稼働状況" },
      { name: "leads", description: "事業者のお問い合わせ・資料請求・トライアル" },
      { name: "direct-mail", description: "ダイレクトメール（事業者向け）" },
      { name: "consultations", description: "オンライン相談の予約（事業者向け）" },
      { name: "widget", description: "価格チェッカー（ほかのサイトに置く枠）" },
      { name: "company-recommender", description: "業者の管理画面: 物件提案（会社のスタッフのみ）" },
      { name: "counts", description: "画面を開いた回数" },
      { name: "desk", description: "運営の画面（運営の担当者のみ）" },
      { name: "company", description: "業者の管理画面（会社のスタッフのみ）" },
    ],
  });
}
