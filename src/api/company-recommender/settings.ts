import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { orNull } from "#api/http/or-null.ts";
import { problem } from "#api/http/problem-answer.ts";
import { CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import {
  chooseMorningMail,
  type OfficeSettingsView,
  officeSettings,
  recheckMail,
  type SettingsRefusal,
  saveOfficeSettings,
} from "#domain/tenants/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { FindTexts } from "#platform/mail-domain/check-mail-domain.ts";
import { type OurSending, officeSelector } from "#platform/mail-domain/dkim-key.server.ts";
import { refuseOffice, security, tags } from "./frame.ts";
import { optionalTextInput } from "./office-text.ts";

export type SettingsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** TXT records of a name. */
  readonly findTexts: FindTexts;
  /** How mails go out from domains of offices; null or left out: they do not. */
  readonly ours?: OurSending | null;
};

const check = z.enum(["unchecked", "ok", "missing", "wrong"]);
const changeable = {
  brandColour: z.string().max(20),
  allowedHosts: z.array(z.string().max(253)).max(20),
  /** Null: mails come from ours. */
  mailDomain: z.string().max(253).nullable(),
  approval: z.enum(["auto", "manual"]),
  hotDays: z.number().int(),
  hasMorningMail: z.boolean(),
};

const settingsSchema = z
  .object({
    ...changeable,
    allowedHosts: changeable.allowedHosts.readonly(),
    greeting: z.string(),
    /** Goes up with every change. */
    version: z.number().int(),
    /** What an operator alone changes. */
    register: z.object({
      key: z.string(),
      name: z.string(),
      licence: z.string(),
      address: z.string(),
      email: z.string(),
      state: z.string(),
    }),
    mail: z.object({
      ...{ spf: check, dkim: check, dmarc: check, selector: z.string().nullable(), checkedAt: z.string().nullable() },
      /** Whether mails to customers go out from there now. */
      isReady: z.boolean(),
      /** What DNS must say for that; null: all mails come from ours. */
      wanted: orNull(z.object({ selector: z.string(), dkim: z.string(), spf: z.string() }).openapi("OfficeMailRecords")),
    }),
    /** Whether whoever asks gets the morning mail. */
    hasOwnMorningMail: z.boolean(),
  })
  .openapi("CompanyRecommenderSettings");

const settingsInputSchema = z
  .strictObject({ ...changeable, greeting: optionalTextInput(300), version: z.number().int() })
  .openapi("CompanyRecommenderSettingsInput");

const morningInputSchema = z.strictObject({ isWanted: z.boolean() }).openapi("CompanyMorningMailInput");
const recheckInputSchema = z
  .strictObject({
    selector: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9._-]{0,61}[a-z0-9])?$/i)
      .optional(),
  })
  .openapi("CompanyMailCheckInput");

const checksSchema = z
  .object({
    checks: z
      .array(
        z.object({
          what: z.enum(["SPF", "DKIM", "DMARC"]),
          name: z.string(),
          state: z.enum(["ok", "missing", "wrong", "unknown"]),
          /** What to do. */
          hint: z.string(),
        }),
      )
      .readonly(),
  })
  .openapi("CompanyMailChecks");

const SETTINGS = { 200: jsonAnswer(settingsSchema, "設定"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };

const settingsRoute = createRoute({ method: "get", path: "/settings", tags, security, summary: "物件提案の設定", responses: SETTINGS });

const saveSettingsRoute = createRoute({
  method: "put",
  path: "/settings",
  tags,
  security,
  summary: "物件提案の設定を保存する",
  description: "商号、免許証番号、所在地と、利用の開始・停止は、運営だけが変えられます。読んだときの version と違うときは409です。",
  request: { body: jsonBody(settingsInputSchema) },
  responses: { ...SETTINGS, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID },
});

const morningRoute = createRoute({
  method: "put",
  path: "/morning-mail",
  tags,
  security,
  summary: "自分に届く朝のお知らせ",
  request: { body: jsonBody(morningInputSchema) },
  responses: { ...SETTINGS, ...UNREADABLE, ...INVALID },
});

const recheckRoute = createRoute({
  method: "post",
  path: "/mail-checks",
  tags,
  security,
  summary: "差出人のドメインを確かめる",
  description: "SPF、DKIM、DMARCを調べて、5秒のうちに答えます。続けて調べるときは、10秒の間をおきます。",
  request: { body: jsonBody(recheckInputSchema) },
  responses: {
    200: jsonAnswer(checksSchema, "調べた結果"),
    ...MEMBERS_ONLY,
    ...STAFF_ONLY,
    ...NOT_FOUND,
    ...CHANGED_OR_NOT_NOW,
    ...UNREADABLE,
    ...INVALID,
  },
});

export const settingsRoutes = [settingsRoute, saveSettingsRoute, morningRoute, recheckRoute];

/** 設定: how an office uses its recommender. */
export function addSettings(service: OpenAPIHono<MemberEnv>, deps: SettingsDeps): void {
  service.openapi(settingsRoute, (c) => settingsNow(c, deps));

  service.openapi(saveSettingsRoute, async (c) => {
    const saved = await saveOfficeSettings(deps, c.var.member, c.req.valid("json"));
    return saved.ok ? settingsNow(c, deps) : refuseSettings(c, saved.reason);
  });

  service.openapi(morningRoute, async (c) => {
    const saved = await chooseMorningMail(deps, c.var.member, c.req.valid("json").isWanted);
    return saved.ok ? settingsNow(c, deps) : refuseOffice(c, saved.reason);
  });

  service.openapi(recheckRoute, async (c) => {
    const found = await recheckMail(deps, c.var.member, c.req.valid("json").selector ?? null);
    if (found.ok) return c.json({ checks: found.value }, 200);
    if (found.reason === "too-soon") return problem(c, "illegal-transition", { state: found.reason, detail: TOO_SOON });
    if (found.reason === "no-domain") return problem(c, "illegal-transition", { state: found.reason, detail: NO_DOMAIN });
    return refuseOffice(c, found.reason);
  });
}

const TOO_SOON = "調べたばかりです。10秒おいてから、もう一度お試しください";
const NO_DOMAIN = "会社のメールのドメインを保存してから、調べてください";

async function settingsNow(c: Context<MemberEnv>, { db, ours = null }: SettingsDeps) {
  const found = await officeSettings(db, c.var.member);
  return found.ok ? c.json(present(found.value, ours), 200) : refuseOffice(c, found.reason);
}

function present({ tenant, extras, hasOwnMorningMail }: OfficeSettingsView, ours: OurSending | null) {
  const { key, name, licence, address, email, state, brandColour, allowedHosts, mailDomain, approval, hotDays, spf, dkim, dmarc } = tenant;
  const { greeting, hasMorningMail, version, mailSelector, mailCheckedAt } = extras;
  return {
    ...{ brandColour, allowedHosts, mailDomain, approval, hotDays, hasMorningMail, hasOwnMorningMail, version, greeting: greeting ?? "" },
    register: { key, name, licence, address, email, state },
    mail: {
      spf,
      dkim,
      dmarc,
      selector: mailSelector,
      checkedAt: mailCheckedAt?.toISOString() ?? null,
      isReady: tenant.isMailReady,
      wanted: wantedOf(ours, key),
    },
  };
}

function wantedOf(ours: OurSending | null, key: string) {
  return ours && { selector: officeSelector(ours, key), dkim: `v=DKIM1; k=rsa; p=${ours.publicKey}`, spf: `include:${ours.includes}` };
}

const AT_FIELD = {
  colour: { field: "brandColour", message: "#0b5d66 の形で、白の上で読める濃さ（コントラスト比4.5以上）にしてください" },
  hosts: { field: "allowedHosts", message: "www.example.jp の形で、10件までにしてください" },
  days: { field: "hotDays", message: "1日から60日のあいだにしてください" },
  "mail-domain": { field: "mailDomain", message: "example.jp の形にしてください" },
  greeting: { field: "greeting", message: "300文字までにしてください" },
} as const;

function refuseSettings(c: Context, reason: SettingsRefusal) {
  if (reason === "conflict") return problem(c, "conflict");
  if (reason === "no-tenant" || reason === "not-staff" || reason === "not-allowed") return refuseOffice(c, reason);
  return problem(c, "validation", { errors: [{ ...AT_FIELD[reason], reason: "format" }] });
}
