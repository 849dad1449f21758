import { createRoute, z } from "@hono/zod-openapi";
import { COMPANY_KEY_ONLY, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";

const tags = ["mail"];
const text = { schema: z.string() } as const;
const taken = { 204: { description: "受け付けました。同じ知らせがもう一度届いても、何も変わりません" } };

export const sesReportRoute = createRoute({
  method: "post",
  path: "/reports/ses",
  tags,
  summary: "SESの不達・苦情の知らせ(SNS)",
  description: "署名と、設定(MAIL_SES_TOPICS)にあるトピックかを確かめます。購読の確認には応じ、購読の解除には応じません。",
  request: { body: { required: true, content: { "text/plain": text } } },
  responses: { ...taken, ...UNREADABLE, ...COMPANY_KEY_ONLY, ...NOT_FOUND },
});

export const sendGridReportRoute = createRoute({
  method: "post",
  path: "/reports/sendgrid",
  tags,
  summary: "SendGridの不達・苦情の知らせ(署名付き Event Webhook)",
  request: { body: { required: true, content: { "text/plain": text } } },
  responses: { ...taken, ...UNREADABLE, ...COMPANY_KEY_ONLY, ...NOT_FOUND },
});

export const dsnReportRoute = createRoute({
  method: "post",
  path: "/reports/dsn",
  tags,
  security: [{ companyKey: [] }],
  summary: "メールで届いた配送不能通知(RFC 3464)",
  description:
    "メールサーバーが、届いた通知をそのまま本文に入れて送ります。512KBまで。こちらから送ったメールとその宛先についての通知だけを受け付けます。",
  request: { body: { required: true, content: { "message/rfc822": text } } },
  responses: { ...taken, ...UNREADABLE, ...COMPANY_KEY_ONLY, ...NOT_FOUND },
});

export const reportRoutes = [sesReportRoute, sendGridReportRoute, dsnReportRoute];
