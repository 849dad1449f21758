import type { RecommenderCustomerLine, RecommenderLine, RecommenderTenantPage, RecommenderVisit } from "#api/client/client.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Gallery, GalleryCase } from "#web/kit/ui/gallery.ts";
import { ApplyCompanyScreen } from "./apply/company.screen.tsx";
import { ApplySetupScreen } from "./apply/setup.screen.tsx";
import { FailedPage } from "./frame/failed-page.tsx";
import { TenantFrame } from "./frame/tenant-frame.tsx";
import { InputFormLineScreen } from "./line/inputform-line.screen.tsx";
import { OpeningView, OutsideView, UnprovedView } from "./line/line-form.view.tsx";
import { ResultView } from "./line/line-result.view.tsx";
import { QueryUpsertResultLineScreen } from "./line/queryupsertresult-line.screen.tsx";
import { InputFormScreen } from "./pages/inputform.screen.tsx";
import { InputFormMailScreen } from "./pages/inputformmail.screen.tsx";
import { QueryFormScreen } from "./pages/queryform.screen.tsx";
import { QueryListScreen } from "./pages/querylist.screen.tsx";
import { QueryUpsertResultScreen } from "./pages/queryupsertresult.screen.tsx";
import { RedirectScreen } from "./pages/redirect.screen.tsx";
import { SavedCard } from "./pages/saved-card.tsx";
import { ServiceView } from "./pages/service.view.tsx";

const tenant: RecommenderTenantPage = {
  ...{ key: "mihon-home", name: "見本ホーム", licence: "東京都知事(1)第99999号", address: "東京都江東区豊洲1-1-1" },
  ...{ brandColour: "#7a3e1d", isSample: true, greeting: "はじめまして。" },
};
const areas = [{ name: "東京都", cities: [{ code: "13108", name: "江東区", count: 24 }] }];
const line: RecommenderLine & { readonly liff: NonNullable<RecommenderLine["liff"]> } = {
  ...{ basicId: "@mihon-home", friendUrl: "https://line.me/R/ti/p/@mihon-home" },
  liff: { id: "1234567890-AbcdEfgh", url: "https://liff.line.me/1234567890-AbcdEfgh", isStandIn: false },
};
const query: RecommenderVisit["queries"][number] = {
  ...{ id: "q1", state: "active", words: "江東区 / 中古マンション / 6,000万円以下", version: 1, updatedAt: "2026-11-20T03:00:00Z" },
  answers: structuredClone({
    ...{ ...NO_WISH, channels: ["normal"], kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] },
    price: { min: null, max: 60_000_000 },
  }) as RecommenderVisit["queries"][number]["answers"],
};
const visit: RecommenderVisit = {
  ...{ tenant, name: "山田 花子", address: "hanako@example.jp", state: "active", nextMailAt: "2026-11-24T09:00:00Z" },
  queries: [query, { ...query, id: "q2", state: "paused" }, { ...query, id: "q3", state: "waiting" }],
};
const saved: RecommenderCustomerLine = {
  ...{ tenant: tenant.key, state: "linked", friendUrl: line.friendUrl, nextAt: "2026-11-24T09:00:00Z", isApprovedFirst: true },
  saved: { id: "q1", words: query.words, matches: 12 },
};

const TOKEN = "a".repeat(43);
/** Opened by the link of a mail. */
const opened = (name: string, element: GalleryCase["element"], given: RecommenderVisit = visit): GalleryCase => ({
  name,
  element,
  asks: { hash: `#t=${TOKEN}`, answers: { "POST /api/recommender/visits": given, "GET /api/recommender/visit/line": saved } },
});
const none = { ...visit, queries: [] };
/** Opened by a link while the service does not answer. */
const failing = (name: string, element: GalleryCase["element"]): GalleryCase => ({
  name,
  element,
  asks: { hash: `#t=${TOKEN}`, answers: {} },
});

export const gallery: Gallery = {
  title: "物件提案サービス",
  cases: [
    { name: "導入お申し込み", element: <ApplyCompanyScreen /> },
    { name: "導入お申し込み 2/2", element: <ApplySetupScreen /> },
    { name: "ご案内", element: <ServiceView tenant={tenant} hasLine /> },
    { name: "取得失敗", element: <FailedPage title="ご希望条件の入力" /> },
    { name: "ご希望条件", element: <InputFormScreen tenant={tenant} areas={areas} /> },
    { name: "ご希望条件：エリアなし", element: <InputFormScreen tenant={tenant} areas={[]} /> },
    {
      name: "ページへ移動中",
      element: <RedirectScreen tenant={tenant} target={{ url: "https://www.mihon.example/1", host: "www.mihon.example" }} home="h1" />,
    },
    { name: "LINE：使えない", element: <InputFormLineScreen tenant={tenant} areas={areas} line={null} /> },
    {
      name: "LINE：開いている",
      element: (
        <TenantFrame tenant={tenant}>
          <h1 className="text-28">ご希望条件の入力</h1>
          <OpeningView />
        </TenantFrame>
      ),
    },
    {
      name: "LINE：LINEの外",
      element: (
        <TenantFrame tenant={tenant}>
          <h1 className="text-28">ご希望条件の入力</h1>
          <OutsideView tenant={tenant} line={line} url={line.liff.url} />
        </TenantFrame>
      ),
    },
    {
      name: "LINE：確かめられない",
      element: (
        <TenantFrame tenant={tenant}>
          <h1 className="text-28">ご希望条件の入力</h1>
          <UnprovedView tenant={tenant} url={line.liff.url} />
        </TenantFrame>
      ),
    },
    {
      name: "LINE：保存した、友だちではない",
      element: (
        <TenantFrame tenant={tenant}>
          <h1 className="text-28">条件の登録</h1>
          <ResultView line={{ ...saved, state: "not_linked" }} tenant={tenant} onClose={() => undefined} />
        </TenantFrame>
      ),
    },
    {
      name: "条件を保存した",
      element: (
        <TenantFrame tenant={tenant}>
          <h1 className="text-28">条件の登録</h1>
          <SavedCard
            saved={{ words: query.words, matches: 12 }}
            isNew={false}
            {...{ tenant, address: null, nextMailAt: visit.nextMailAt }}
          />
        </TenantFrame>
      ),
    },
    opened("メールから：ご希望条件", <InputFormMailScreen areas={areas} />),
    opened("メールから：条件の変更", <QueryFormScreen id="q1" areas={areas} />),
    opened("メールから：条件の変更、見つからない", <QueryFormScreen id="q9" areas={areas} />),
    opened("メールから：一覧", <QueryListScreen />),
    opened("メールから：一覧、なし", <QueryListScreen />, none),
    opened("メールから：登録の確定", <QueryUpsertResultScreen />),
    opened("メールから：登録の確定、なし", <QueryUpsertResultScreen />, none),
    opened("LINEから：登録の結果", <QueryUpsertResultLineScreen tenantKey={tenant.key} />),
    { name: "LINEから：登録の結果、なし", element: <QueryUpsertResultLineScreen tenantKey={tenant.key} /> },
    { name: "リンクを開いていない", element: <QueryListScreen /> },
    failing("取得失敗：ご希望条件（メール）", <InputFormMailScreen areas={areas} />),
    failing("取得失敗：条件の変更", <QueryFormScreen id="q1" areas={areas} />),
    failing("取得失敗：一覧", <QueryListScreen />),
    failing("取得失敗：登録の結果", <QueryUpsertResultScreen />),
    failing("取得失敗：登録の結果（LINE）", <QueryUpsertResultLineScreen tenantKey={tenant.key} />),
  ],
};
