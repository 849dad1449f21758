import { createRoute, z } from "@hono/zod-openapi";
import { CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import {
  customerParams,
  customerSchema,
  customersQuerySchema,
  customersSchema,
  deletedSchema,
  exportSchema,
  newCustomerSchema,
  noteSchema,
} from "./customer-schemas.ts";
import { security, tags } from "./frame.ts";

const one = { params: customerParams };
const OFFICE = { ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };
const CUSTOMER = { 200: jsonAnswer(customerSchema, "お客さま"), ...OFFICE };
const CHANGES = { ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID };

export const customersRoute = createRoute({
  method: "get",
  path: "/customers",
  tags,
  security,
  summary: "物件提案のお客さま",
  description: "20人ずつ。関心の高い順、登録の新しい順、お名前の順に並べられます。",
  request: { query: customersQuerySchema },
  responses: { 200: jsonAnswer(customersSchema, "お客さまと、状態ごとの人数"), ...OFFICE, ...INVALID },
});

export const customerRoute = createRoute({
  method: "get",
  path: "/customers/{id}",
  tags,
  security,
  summary: "お客さまの条件、届けた物件と反応",
  request: one,
  responses: CUSTOMER,
});

export const addCustomerRoute = createRoute({
  method: "post",
  path: "/customers",
  tags,
  security,
  summary: "同意をいただいたお客さまを追加する",
  description:
    "会社の名前で、条件の登録をお願いするメールを1通送ります。本人が条件を登録するまで、ほかには何も送りません。1日に100人までで、それより多いときはファイルを使ってください。",
  request: { body: jsonBody(newCustomerSchema) },
  responses: { 201: jsonAnswer(customerSchema, "追加したお客さま"), ...OFFICE, ...CHANGES },
});

export const stopRoute = createRoute({
  method: "post",
  path: "/customers/{id}/stop",
  tags,
  security,
  summary: "お客さまの依頼で、配信を止める",
  description: "すぐに止まります。再開は、お客さま本人だけができます。",
  request: { ...one, body: jsonBody(z.strictObject({})) },
  responses: { ...CUSTOMER, ...UNREADABLE, ...INVALID },
});

export const noteRoute = createRoute({
  method: "put",
  path: "/customers/{id}/note",
  tags,
  security,
  summary: "お客さまのメモを保存する",
  request: { ...one, body: jsonBody(noteSchema) },
  responses: { ...CUSTOMER, ...CHANGES },
});

export const deleteCustomerRoute = createRoute({
  method: "delete",
  path: "/customers/{id}",
  tags,
  security,
  summary: "お客さまの依頼で、データを削除する",
  description: "お名前、アドレス、条件、届けた物件と反応を削除します。会社からは、もう一度追加できません。元にはもどせません。",
  request: one,
  responses: { 200: jsonAnswer(deletedSchema, "削除しました"), ...OFFICE },
});

export const exportRoute = createRoute({
  method: "post",
  path: "/customers/export",
  tags,
  security,
  summary: "お客さまの一覧を、表計算ソフトで開けるファイルにする",
  description: "管理者だけが使えます。書き出したことは記録に残ります。数式として読まれる文字で始まる内容には、先頭に「'」を付けます。",
  request: { body: jsonBody(z.strictObject({})) },
  responses: { 200: jsonAnswer(exportSchema, "CSV の文字列"), ...OFFICE, ...UNREADABLE, ...INVALID },
});

export const customerRoutes = [customersRoute, customerRoute, addCustomerRoute, stopRoute, noteRoute, deleteCustomerRoute, exportRoute];
