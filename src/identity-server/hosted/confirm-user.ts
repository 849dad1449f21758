import { type Context, Hono } from "hono";
import { CONFIRM_USER_PATH, readSignUpLink, type SignUpLink } from "#domain/identity/codes/sign-up-link.ts";
import { IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { confirmSignUp, type IdentityService, secretHashOf } from "#domain/identity/index.server.ts";
import { askToConfirmPage, type LinkOutcome, linkOutcomePage } from "#identity-server/pages/confirm-user-page.ts";
import { FORM_TOKEN } from "#identity-server/pages/markup.ts";
import { faultAnswer } from "#identity-server/visits/fault-answer.ts";
import { boundedForm, readForm } from "#identity-server/visits/form-body.ts";
import { pageAnswer } from "#identity-server/visits/page-answer.ts";
import { formToken, isOwnForm } from "./form-guard.server.ts";

type Parts = { readonly service: IdentityService; readonly callerOf: (c: Context) => Caller };

/**
 * Where the link of a sign-up mail leads. Opening it asks; the button confirms: mail services open links by themselves, and an address that
 * nobody looked at must not count as confirmed. Whoever signed up chose the address, so the button takes it from no account that has it.
 */
export function confirmUserRoutes(parts: Parts): Hono {
  const app = new Hono();
  app.get(CONFIRM_USER_PATH, (c) => {
    const { search } = new URL(c.req.url);
    if (readSignUpLink(search) === null) return show(c, "wrong");
    return pageAnswer(c, askToConfirmPage({ query: search.slice(1), token: formToken(c, parts.service) }));
  });
  app.post(CONFIRM_USER_PATH, boundedForm, async (c) => {
    const form = await readForm(c);
    if (!form || !isOwnForm(c, parts.service, form.get(FORM_TOKEN))) return faultAnswer(c, "form-foreign", 403);
    const link = readSignUpLink(new URL(c.req.url).search);
    return show(c, link === null ? "wrong" : await confirm(parts.service, link, parts.callerOf(c)));
  });
  return app;
}

function show(c: Context, outcome: LinkOutcome): Response | Promise<Response> {
  return pageAnswer(c, linkOutcomePage(outcome), { status: outcome === "confirmed" || outcome === "used" ? 200 : 400 });
}

async function confirm(service: IdentityService, { clientId, username, code }: SignUpLink, caller: Caller): Promise<LinkOutcome> {
  try {
    const hash = secretHashOf(await service.directory.client(clientId), username);
    const members = { ClientId: clientId, Username: username, ConfirmationCode: code, ForceAliasCreation: false };
    await confirmSignUp.run(service, { ...members, ...(hash === null ? {} : { SecretHash: hash }) }, caller);
    return "confirmed";
  } catch (refusal) {
    if (!(refusal instanceof IdentityRefusal)) throw refusal;
    return outcomeOf(refusal);
  }
}

function outcomeOf({ type, message }: IdentityRefusal): LinkOutcome {
  if (message === refuse.alreadyConfirmed().message) return "used";
  if (type === "ExpiredCodeException") return "expired";
  if (type === "AliasExistsException") return "taken";
  return type === "LimitExceededException" || type === "TooManyRequestsException" ? "too-often" : "wrong";
}
