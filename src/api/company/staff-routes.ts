import { createRoute, z } from "@hono/zod-openapi";
import { CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import { security, tags } from "./company-routes.ts";
import { workplaceSchema } from "./company-schemas.ts";
import {
  acceptInputSchema,
  invitationInputSchema,
  linkSchema,
  openedInvitationSchema,
  roleInputSchema,
  staffListSchema,
} from "./staff-schemas.ts";

const params = z.object({ id: z.string().max(40) });
const STAFF = { 200: jsonAnswer(staffListSchema, "スタッフと招待"), ...MEMBERS_ONLY, ...STAFF_ONLY };
const CHANGED = { ...STAFF, ...NOT_FOUND, ...CHANGED_OR_NOT_NOW };

export const staffRoute = createRoute({ method: "get", path: "/staff", tags, security, summary: "スタッフの一覧", responses: STAFF });

export const changeRoleRoute = createRoute({
  method: "put",
  path: "/staff/{id}",
  tags,
  security,
  summary: "スタッフの役割を変える",
  request: { params, body: jsonBody(roleInputSchema) },
  responses: { ...CHANGED, ...UNREADABLE, ...INVALID },
});

export const removeStaffRoute = createRoute({
  method: "delete",
  path: "/staff/{id}",
  tags,
  security,
  summary: "スタッフから外す",
  request: { params },
  responses: CHANGED,
});

export const inviteRoute = createRoute({
  method: "post",
  path: "/invitations",
  tags,
  security,
  summary: "スタッフを招待する",
  description: "招待のメールを送ります。7日間、招待したメールアドレスの会員だけが参加できます。",
  request: { body: jsonBody(invitationInputSchema) },
  responses: { ...STAFF, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID },
});

export const revokeInvitationRoute = createRoute({
  method: "delete",
  path: "/invitations/{id}",
  tags,
  security,
  summary: "招待を取り消す",
  request: { params },
  responses: CHANGED,
});

export const openInvitationRoute = createRoute({
  method: "post",
  path: "/invitation",
  tags,
  security,
  summary: "招待のリンクの内容",
  request: { body: jsonBody(linkSchema) },
  responses: { 200: jsonAnswer(openedInvitationSchema, "招待"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const acceptInvitationRoute = createRoute({
  method: "post",
  path: "/invitation/acceptance",
  tags,
  security,
  summary: "招待を受けて参加する",
  request: { body: jsonBody(acceptInputSchema) },
  responses: {
    200: jsonAnswer(workplaceSchema, "会社と自分の役割"),
    ...MEMBERS_ONLY,
    ...STAFF_ONLY,
    ...NOT_FOUND,
    ...CHANGED_OR_NOT_NOW,
    ...UNREADABLE,
    ...INVALID,
  },
});

export const staffRoutes = [
  staffRoute,
  changeRoleRoute,
  removeStaffRoute,
  inviteRoute,
  revokeInvitationRoute,
  openInvitationRoute,
  acceptInvitationRoute,
];
