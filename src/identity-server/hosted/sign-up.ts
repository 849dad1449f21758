import { z } from "zod";
import type { Pool } from "#domain/identity/core/types.ts";
import { signUp } from "#domain/identity/index.server.ts";
import { TERMS_ATTRIBUTE } from "#domain/identity/pools/terms.ts";
import type { Field, Problem } from "#identity-server/pages/markup.ts";
import { signUpPage } from "#identity-server/pages/sign-up-page.ts";
import { accountCall, sentTo } from "./account-call.ts";
import { attributeField, attributesIn, labelsOf, newcomerAttributes } from "./attribute-fields.ts";
import { showConfirm, whatIsSent } from "./confirm.ts";
import { consentProblems, isConsentKept } from "./consent.ts";
import { passwordRule } from "./password-rule.ts";
import { toLogin } from "./to-login.ts";
import { choiceProblems, missing, nameOf } from "./typed-input.ts";
import { show, type Visit } from "./visit.ts";

/** GET /signup */
export function showSignUp(visit: Visit) {
  return show(visit, pageOf(visit, new URLSearchParams(), []));
}

/** POST /signup: a new account, and on to its code. */
export async function takeSignUp(visit: Visit, form: URLSearchParams): Promise<Response> {
  const refused = (problems: readonly Problem[]) => show(visit, pageOf(visit, form, problems), 400);
  const asked = fieldsOf(visit.pool, form);
  const problems = [...missing(form, labelsOf(asked)), ...choiceProblems(form), ...consentProblems(visit.pool, form)];
  if (problems.length > 0) return refused(problems);
  const username = usernameIn(visit.pool, form);
  const UserAttributes = [...attributesIn(form, newcomerAttributes(visit.pool)), ...agreedTerms(visit.pool)];
  const body = { Password: form.get("new_password") ?? "", UserAttributes };
  const done = await accountCall(visit, { operation: signUp, username, body });
  if (!done.ok) return refused([placed(done.reason, asked)]);
  const { UserConfirmed } = z.object({ UserConfirmed: z.boolean() }).parse(done.value);
  return UserConfirmed ? toLogin(visit, "confirmed") : showConfirm(visit, { username, lead: sentTo(done.value, whatIsSent(visit)) });
}

/** Where names are addresses, the first of them is the name. */
function usernameIn({ settings }: Pool, form: URLSearchParams): string {
  const [address] = settings.usernameAttributes;
  return address === undefined ? nameOf(form) : (attributesIn(form, [address])[0]?.Value ?? "");
}

function fieldsOf(pool: Pool, form: URLSearchParams): Field[] {
  const name: Field = { name: "username", label: "ユーザー名", type: "text", autocomplete: "username", value: nameOf(form) };
  const attributes = newcomerAttributes(pool).map((attribute) => attributeField(attribute, nameOf(form, attribute)));
  return pool.settings.usernameAttributes.length > 0 ? attributes : [name, ...attributes];
}

/** The version that was agreed to is kept with the account. */
function agreedTerms({ settings }: Pool): { readonly Name: string; readonly Value: string }[] {
  return settings.terms === null ? [] : [{ Name: TERMS_ATTRIBUTE, Value: settings.terms.version }];
}

/** A problem with a name goes to the field that has it. */
function placed(problem: Problem, asked: readonly Field[]): Problem {
  const isThere = asked.some(({ name }) => name === problem.field) || problem.field === "new_password";
  return isThere ? problem : { ...problem, field: problem.field === "username" ? (asked[0]?.name ?? null) : null };
}

function pageOf({ frame, pool }: Visit, form: URLSearchParams, problems: readonly Problem[]) {
  const { terms, passwordPolicy } = pool.settings;
  const consent = { terms, isConsentGiven: isConsentKept(pool, form) };
  return signUpPage({ frame, fields: fieldsOf(pool, form), passwordHint: passwordRule(passwordPolicy), ...consent, problems });
}
