import { createRoute } from "@hono/zod-openapi";
import { CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import { addressLinkSchema, applicationSchema, companyInputSchema, leftSchema, workplaceSchema } from "./company-schemas.ts";

export const tags = ["company"];
export const security = [{ accessToken: [] }];
const WORKPLACE = { 200: jsonAnswer(workplaceSchema, "会社と自分の役割"), ...MEMBERS_ONLY, ...STAFF_ONLY };
const SAVED = { ...WORKPLACE, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID };

export const workplaceRoute = createRoute({
  method: "get",
  path: "/me",
  tags,
  security,
  summary: "どの会社のスタッフか",
  description: "二段階認証が設定されていない会員には、この API はすべて second-factor-required で答えます。",
  responses: WORKPLACE,
});

export const applyRoute = createRoute({
  method: "post",
  path: "/application",
  tags,
  security,
  summary: "業者アカウントを申し込む",
  request: { body: jsonBody(applicationSchema) },
  responses: SAVED,
});

export const saveCompanyRoute = createRoute({
  method: "put",
  path: "/profile",
  tags,
  security,
  summary: "会社の情報を保存する",
  description:
    "承認されなかった申し込みは、保存すると、もう一度申し込まれます。承認の後、商号と免許証番号は運営だけが変えられます。お問い合わせの宛先は、新しい宛先に届くメールで確定してから変わります。",
  request: { body: jsonBody(companyInputSchema) },
  responses: SAVED,
});

export const confirmAddressRoute = createRoute({
  method: "post",
  path: "/inquiry-address",
  tags,
  security,
  summary: "お問い合わせの宛先を確定する",
  description: "新しい宛先に届いたメールのリンクの token を、その会社のスタッフが送ります。一度だけ、24時間使えます。",
  request: { body: jsonBody(addressLinkSchema) },
  responses: { ...WORKPLACE, ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const leaveRoute = createRoute({
  method: "delete",
  path: "/me",
  tags,
  security,
  summary: "会社から抜ける",
  description: "承認前の申し込みは、最後の管理者が抜けると取り下げられます。",
  responses: { 200: jsonAnswer(leftSchema, "抜けました"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...CHANGED_OR_NOT_NOW },
});

export const companyProfileRoutes = [workplaceRoute, applyRoute, saveCompanyRoute, confirmAddressRoute, leaveRoute];
