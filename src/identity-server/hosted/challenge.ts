import { z } from "zod";
import { findSignedInBrowser, type HostedChallenge, type HostedStep } from "#domain/identity/index.server.ts";
import { readRecoveryCode } from "#domain/identity/recovery/recovery-code.ts";
import { appCodePage, type ChallengeView, chooseFactorPage, newPasswordPage, smsPage } from "#identity-server/pages/challenge-pages.ts";
import type { Field, Markup, Problem } from "#identity-server/pages/markup.ts";
import { signInHere } from "#identity-server/visits/browser-cookies.ts";
import { goOnSignedIn } from "#identity-server/visits/return-to-client.ts";
import { attributeField, attributesIn, labelsOf } from "./attribute-fields.ts";
import { answerStep } from "./challenge-answer.ts";
import { passwordRule } from "./password-rule.ts";
import { askSetUp, takeSetUpAnswer } from "./set-up-app.ts";
import { choiceProblems, codeOf, missing } from "./typed-input.ts";
import { show, showLost, type Visit } from "./visit.ts";

/** After the password, and after every answer: the next question, or signed in and back to the client. */
export async function goOn(visit: Visit, step: HostedStep): Promise<Response> {
  if (!step.isDone) return ask(visit, step.challenge);
  const { c, service, request } = visit;
  await signInHere(c, service, step.browserSession);
  const signedIn = await findSignedInBrowser(service, step.browserSession, request.client.poolId);
  if (!signedIn) throw new Error("the session that was just opened is gone");
  return goOnSignedIn(c, service, request, signedIn);
}

function ask(visit: Visit, { name, session, parameters }: HostedChallenge): Response | Promise<Response> {
  const view = { frame: visit.frame, session, problems: [] };
  switch (name) {
    case "SMS_MFA":
      return show(visit, smsPage(view, parameters.CODE_DELIVERY_DESTINATION ?? ""));
    case "SOFTWARE_TOKEN_MFA":
      return show(visit, appCodePage(view));
    case "SELECT_MFA_TYPE":
      return show(visit, chooseFactorPage(view, listOf(parameters.MFAS_CAN_CHOOSE)));
    case "MFA_SETUP":
      return askSetUp(visit, { session, account: parameters.USER_ID_FOR_SRP ?? "", factors: listOf(parameters.MFAS_CAN_SETUP) });
    case "NEW_PASSWORD_REQUIRED": {
      const names = listOf(parameters.requiredAttributes).map((attribute) => attribute.replace(/^userAttributes\./, ""));
      return show(
        visit,
        newPasswordView(
          visit,
          view,
          names.map((attribute) => attributeField(attribute)),
        ),
      );
    }
  }
}

function listOf(json: string | undefined): string[] {
  return z.array(z.string()).parse(JSON.parse(json ?? "[]"));
}

const viewOf = ({ frame }: Visit, form: URLSearchParams, problems: readonly Problem[]): ChallengeView => ({
  frame,
  session: form.get("session") ?? "",
  problems,
});

type CodeStep = {
  readonly challenge: "SMS_MFA" | "SOFTWARE_TOKEN_MFA";
  readonly response: string;
  readonly page: (view: ChallengeView) => Markup;
};

const SMS: CodeStep = { challenge: "SMS_MFA", response: "SMS_MFA_CODE", page: (view) => smsPage(view, "") };
const APP: CodeStep = { challenge: "SOFTWARE_TOKEN_MFA", response: "SOFTWARE_TOKEN_MFA_CODE", page: appCodePage };

function takeCode({ challenge, response, page }: CodeStep) {
  return (visit: Visit, form: URLSearchParams): Response | Promise<Response> => {
    const back = (problem: Problem) => show(visit, page(viewOf(visit, form, [problem])), 400);
    if (form.has("recovery")) return takeRecovery(visit, form, { challenge, response, back });
    const [empty] = missing(form, { code: "確認コード" });
    if (empty) return back(empty);
    const step = { challenge, session: form.get("session") ?? "", responses: { [response]: codeOf(form) } };
    return answerStep(visit, step, { on: (next) => goOn(visit, next), back });
  };
}

type RecoveryStep = Pick<CodeStep, "challenge" | "response"> & { readonly back: (problem: Problem) => Response | Promise<Response> };

/** A recovery code in place of the code that was asked for. Anything that is none is not sent: it would count as a wrong code. */
function takeRecovery(visit: Visit, form: URLSearchParams, { challenge, response, back }: RecoveryStep): Response | Promise<Response> {
  const code = readRecoveryCode(form.get("recovery") ?? "");
  if (code === null) return back({ field: "recovery", text: "リカバリーコードは、英数字12文字を入力してください。" });
  const step = { challenge, session: form.get("session") ?? "", responses: { [response]: code } };
  const wrong = { field: "recovery", text: "リカバリーコードがちがうか、すでに使われています。別のコードをお試しください。" };
  return answerStep(visit, step, { on: (next) => goOn(visit, next), back: (problem) => back(problem.field === "code" ? wrong : problem) });
}

/** POST /login/sms */
export const takeSmsCode = takeCode(SMS);
/** POST /login/app */
export const takeAppCode = takeCode(APP);

/** POST /login/choose: one of two buttons; anything else is not from our page. */
export function takeChoice(visit: Visit, form: URLSearchParams): Promise<Response> {
  const step = {
    challenge: "SELECT_MFA_TYPE",
    session: form.get("session") ?? "",
    responses: { ANSWER: form.get("factor") ?? "" },
  } as const;
  return answerStep(visit, step, { on: (next) => goOn(visit, next), back: () => showLost(visit) });
}

/** POST /login/setup */
export function takeSetUp(visit: Visit, form: URLSearchParams): Promise<Response> {
  return takeSetUpAnswer(visit, form, (next) => goOn(visit, next));
}

/** POST /login/newPassword: the person's own password in place of a temporary one, and what the account lacks. */
export function takeNewPassword(visit: Visit, form: URLSearchParams): Response | Promise<Response> {
  const names = (form.get("needed") ?? "").split(" ").filter((name) => name !== "");
  const fields = names.map((name) => attributeField(name, form.get(name) ?? ""));
  const refused = (problems: readonly Problem[]) => show(visit, newPasswordView(visit, viewOf(visit, form, problems), fields), 400);
  const problems = [...missing(form, labelsOf(fields)), ...choiceProblems(form)];
  if (problems.length > 0) return refused(problems);
  const attributes = attributesIn(form, names).map(({ Name, Value }) => [`userAttributes.${Name}`, Value]);
  const responses = { ...Object.fromEntries(attributes), NEW_PASSWORD: form.get("new_password") ?? "" };
  const step = { challenge: "NEW_PASSWORD_REQUIRED", session: form.get("session") ?? "", responses } as const;
  return answerStep(visit, step, { on: (next) => goOn(visit, next), back: (problem) => refused([problem]) });
}

function newPasswordView({ pool }: Visit, view: ChallengeView, fields: readonly Field[]): Markup {
  return newPasswordPage(view, { hint: passwordRule(pool.settings.passwordPolicy), fields });
}
