import { z } from "zod";
import { answerHostedChallenge, associateSoftwareToken, type HostedStep, verifySoftwareToken } from "#domain/identity/index.server.ts";
import { setUpAppPage } from "#identity-server/pages/challenge-pages.ts";
import { errorPage } from "#identity-server/pages/error-page.ts";
import { type Problem, pathIn } from "#identity-server/pages/markup.ts";
import { tryStep } from "./challenge-answer.ts";
import { codeOf } from "./typed-input.ts";
import { show, showLost, type Visit } from "./visit.ts";

const associated = z.object({ SecretCode: z.string(), Session: z.string() });
const verified = z.object({ Session: z.string() });

type SetUp = { readonly session: string; readonly account: string; readonly factors: readonly string[] };

/** Shows the secret of a new authenticator app. Where the pool offers no app, a person without a second factor cannot go on. */
export async function askSetUp(visit: Visit, { session, account, factors }: SetUp): Promise<Response> {
  if (!factors.includes("SOFTWARE_TOKEN_MFA"))
    return show(visit, errorPage("set-up-impossible", { again: pathIn(visit.frame, "/login") }), 400);
  const { service, caller, frame } = visit;
  const { SecretCode, Session } = associated.parse(await associateSoftwareToken.run(service, { Session: session }, caller));
  return show(visit, setUpAppPage({ frame, session: Session, problems: [] }, { text: SecretCode, account }));
}

/** Takes the first code of the app. A wrong one shows the same secret again. */
export async function takeSetUpAnswer(visit: Visit, form: URLSearchParams, on: (step: HostedStep) => Promise<Response>): Promise<Response> {
  const { service, pool, request, caller, frame } = visit;
  const session = form.get("session") ?? "";
  const secret = { text: form.get("secret") ?? "", account: form.get("account") ?? "" };
  if (!/^[A-Z2-7]{16,128}$/.test(secret.text)) return showLost(visit);
  const back = (problem: Problem) => show(visit, setUpAppPage({ frame, session, problems: [problem] }, secret), 400);
  const code = codeOf(form);
  if (!/^\d{6}$/.test(code)) return back({ field: "code", text: "アプリに表示された6桁の数字を入力してください。" });
  const prove = async () => {
    const { Session } = verified.parse(await verifySoftwareToken.run(service, { Session: session, UserCode: code }, caller));
    const answer = { pool, client: request.client, challenge: "MFA_SETUP", session: Session, responses: {} } as const;
    return answerHostedChallenge(service, answer, caller);
  };
  return tryStep(visit, prove, { on, back });
}
