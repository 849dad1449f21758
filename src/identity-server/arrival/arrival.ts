import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { password as passwordShape } from "#domain/identity/core/shapes.ts";
import {
  type HostedStep,
  leaveArrival,
  linkByCode,
  linkByPassword,
  mailArrivalCode,
  makeArrivalAccount,
  type OpenArrival,
  openArrival,
  proveArrivalEmail,
} from "#domain/identity/index.server.ts";
import { goOn } from "#identity-server/hosted/challenge.ts";
import { consentProblems } from "#identity-server/hosted/consent.ts";
import { isStepLost, problemHere } from "#identity-server/hosted/refusal-texts.ts";
import { codeOf, missing, nameOf } from "#identity-server/hosted/typed-input.ts";
import { show, showLost, type Visit } from "#identity-server/hosted/visit.ts";
import { ARRIVAL_PATH } from "#identity-server/pages/arrival-pages.ts";
import { type Problem, pathIn } from "#identity-server/pages/markup.ts";
import { arrivalToken, forgetArrival } from "#identity-server/visits/browser-cookies.ts";
import { NOTICE } from "#identity-server/visits/read-authorize.ts";
import { DENIED, returnWithFault } from "#identity-server/visits/return-to-client.ts";
import { arrivalPage } from "./arrival-page.ts";

type Answer = Response | Promise<Response>;
type Step = (visit: Visit, open: OpenArrival, form: URLSearchParams) => Promise<Response>;

/** GET /arrival: whatever is asked of who came from a provider. With the notice `another-address`: to type another than the one a code went to. */
export async function showArrival(visit: Visit): Promise<Response> {
  const open = await opened(visit);
  if (!open) return showLost(visit);
  return showAt(visit, open.need === "email" && visit.c.req.query(NOTICE) === "another-address" ? { ...open, codeSentTo: null } : open, []);
}

async function opened({ c, service, request }: Visit): Promise<OpenArrival | null> {
  const token = arrivalToken(c, service);
  return token === null ? null : openArrival(service, token, request.client.poolId);
}

function showAt(visit: Visit, open: OpenArrival, problems: readonly Problem[], typed?: string): Answer {
  const page = arrivalPage({ frame: visit.frame, open, problems, ...(typed === undefined ? {} : { typed }) });
  return show(visit, page, problems.length > 0 ? 400 : 200);
}

/** Takes a form of an arrival; a refusal is shown beside what was asked. */
function taking(step: Step) {
  return async (visit: Visit, form: URLSearchParams): Promise<Response> => {
    const open = await opened(visit);
    if (!open) return showLost(visit);
    try {
      return await step(visit, open, form);
    } catch (refusal) {
      if (!(refusal instanceof IdentityRefusal)) throw refusal;
      if (isStepLost(refusal)) return showLost(visit);
      return showAt(visit, open, [arrivalProblem(visit, open, refusal)], nameOf(form, "email"));
    }
  };
}

function arrivalProblem(visit: Visit, { need }: OpenArrival, refusal: IdentityRefusal): Problem {
  if (refusal.type === "InvalidParameterException" && need === "email")
    return { field: "email", text: "メールアドレスの形式が正しくありません。" };
  if (refusal.type === "UsernameExistsException") return { field: null, text: "このログインは、別のアカウントで使われています。" };
  if (refusal.type === "PasswordResetRequiredException")
    return { field: null, text: "安全のため、先にパスワードを再設定してください。「パスワードを忘れたとき」から再設定できます。" };
  const problem = problemHere(refusal, visit);
  return need === "link-password" && problem.field === "password" ? { field: "password", text: "パスワードがちがいます。" } : problem;
}

/** On to the next question, by GET, so that a reload repeats nothing. */
function next({ c, frame }: Visit): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(pathIn(frame, ARRIVAL_PATH), 303);
}

/** The arrival has become an account, or part of one; its cookie is worth nothing any more. */
function settled(visit: Visit, step: HostedStep): Promise<Response> {
  forgetArrival(visit.c, visit.service);
  return goOn(visit, step);
}

/** POST /arrival/email: mails a code, to the address that was typed or to that of the account. */
export const takeArrivalEmail = taking(async (visit, open, form) => {
  const email = open.need === "email" ? nameOf(form, "email") : (open.arrival.email ?? "");
  const empty = open.need === "email" ? missing(form, { email: "メールアドレス" }) : [];
  if (empty.length > 0) return showAt(visit, { ...open, codeSentTo: null }, empty, email);
  if (open.need !== "email" && open.need !== "link-code") return next(visit);
  const { service, request, caller } = visit;
  await mailArrivalCode(service, { open, client: request.client, email }, caller);
  return next(visit);
});

/** POST /arrival/code */
export const takeArrivalCode = taking(async (visit, open, form) => {
  const empty = missing(form, { code: "確認コード" });
  if (empty.length > 0) return showAt(visit, open, empty);
  await proveArrivalEmail(visit.service, open, codeOf(form));
  return next(visit);
});

/** POST /arrival/password */
export const takeArrivalPassword = taking(async (visit, open, form) => {
  const empty = missing(form, { password: "パスワード" });
  const password = form.get("password") ?? "";
  if (empty.length > 0) return showAt(visit, open, empty);
  if (!passwordShape.safeParse(password).success) return showAt(visit, open, [{ field: "password", text: "パスワードがちがいます。" }]);
  const { service, request, caller } = visit;
  return settled(visit, await linkByPassword(service, { open, client: request.client, password }, caller));
});

/** POST /arrival/link */
export const takeArrivalLink = taking(async (visit, open) => {
  const { service, request, caller } = visit;
  return settled(visit, await linkByCode(service, { open, client: request.client }, caller));
});

/** POST /arrival/consent: makes the account. */
export const takeArrivalConsent = taking(async (visit, open, form) => {
  const { service, request, caller, pool } = visit;
  const problems = consentProblems(pool, form);
  if (problems.length > 0) return showAt(visit, open, problems);
  const termsVersion = pool.settings.terms?.version ?? null;
  return settled(visit, await makeArrivalAccount(service, { open, client: request.client, termsVersion }, caller));
});

/** POST /arrival/leave: back without an account, and nothing is kept. */
export const takeArrivalLeave = taking(async (visit, open) => {
  const { c, service, request } = visit;
  await leaveArrival(service, open.arrival);
  forgetArrival(c, service);
  return returnWithFault(c, service, request, DENIED);
});
