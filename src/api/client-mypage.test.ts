import { expect, it } from "vitest";
import { createApiClient } from "#api/client-services.ts";
import { NO_USER_INFO } from "#domain/members/user-info.ts";

const requests: Request[] = [];
const unit = { floor: 5, layout: null, areaM2: null, note: null, updatedAt: null };
const conditions = { layouts: [], areaFromM2: null, areaToM2: null, priceUpTo: null, note: null, wantsMail: true, updatedAt: null };
const { mypage, estate } = createApiClient({
  baseUrls: {},
  origin: "http://site.test",
  bearerToken: () => "token-1",
  send: (request) => {
    requests.push(request);
    return Response.json({});
  },
});

it.each<[string, () => Promise<unknown>, object | null]>([
  ["GET /api/mypage/overview", () => mypage.overview(), null],
  ["GET /api/mypage/profile", () => mypage.profile(), null],
  ["PUT /api/mypage/profile", () => mypage.saveProfile({ gender: null, updatedAt: null }), { gender: null, updatedAt: null }],
  ["GET /api/mypage/user-info", () => mypage.userInfo(), null],
  ["PUT /api/mypage/user-info", () => mypage.saveUserInfo({ ...NO_USER_INFO, updatedAt: null }), { ...NO_USER_INFO, updatedAt: null }],
  ["GET /api/mypage/consents", () => mypage.consents(), null],
  [
    "POST /api/mypage/consents",
    () => mypage.giveConsent({ purpose: "news-mail", textVersion: "2026-11-01" }),
    { purpose: "news-mail", textVersion: "2026-11-01" },
  ],
  ["DELETE /api/mypage/consents/news-mail", () => mypage.withdrawConsent("news-mail"), null],
  ["GET /api/mypage/risk-weights", () => mypage.riskWeights(), null],
  ["PUT /api/mypage/risk-weights", () => mypage.saveRiskWeights({ w: "1-1-1-1-1-1" }), { w: "1-1-1-1-1-1" }],
  ["DELETE /api/mypage/risk-weights", () => mypage.forgetRiskWeights(), null],
  ["POST /api/mypage/merge", () => mypage.merge({ searches: [], estimates: [] }), { searches: [], estimates: [] }],
  ["GET /api/mypage/connections/k%2F1", () => mypage.connection("k/1"), null],
  ["PUT /api/mypage/connections/k1/waiting", () => mypage.saveWaiting("k1", conditions), conditions],
  ["DELETE /api/mypage/connections/k1/waiting", () => mypage.withdrawWaiting("k1"), null],
  ["PUT /api/mypage/connections/k1/owner", () => mypage.saveOwner("k1", unit), unit],
  ["DELETE /api/mypage/connections/k1/owner", () => mypage.withdrawOwner("k1"), null],
  ["DELETE /api/mypage/account", () => mypage.deleteAccount(), null],
  ["GET /api/estate/postal-codes/1350061", () => estate.postalCode("1350061"), null],
])("sends %s, with the bearer token", async (line, call, body) => {
  await call();

  const request = requests.at(-1);
  expect(`${request?.method} ${new URL(request?.url ?? "").pathname}`).toBe(line);
  expect(request?.headers.get("authorization")).toBe("Bearer token-1");
  expect(request?.body ? await request.json() : null).toEqual(body);
});
