import { type Browser, chromium, type Page } from "@playwright/test";
import { DEVELOPMENT_POOL } from "#domain/identity/index.server.ts";
import { SAMPLE_MEMBERS, SAMPLE_PASSWORD } from "#main/setup/seed-members.server.ts";
import { browserPath } from "#tools/browser-path.ts";
import { median } from "./measure.ts";
import { acijScript, timeAcij } from "./session/acij.ts";
import { forgetSession, type SignInTime, timeSignIn } from "./session/sign-in.ts";
import { type RunningSite, startSite } from "./site/running-site.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const RUNS = 11;
const WARM_UPS = 3;
const person = { address: SAMPLE_MEMBERS[0]?.email ?? "", password: SAMPLE_PASSWORD };

/**
 * A sign-in by the form in a browser, from the click to My Page on the screen: of a browser that the account knows, and of one that it does not.
 * Beside it the bare sign-in of amazon-cognito-identity-js in the same browser at the same service, which keeps no session and shows no page.
 */
async function run(): Promise<readonly BenchFigure[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ["--no-sandbox"] });
  try {
    const page = await openPage(browser, site);
    const reference = await acijTime(page, site);
    const known = await measure(page, site, { isStranger: false });
    const stranger = await measure(page, site, { isStranger: true });
    return [...figures("known", known, reference), ...figures("new", stranger, reference)];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function openPage(browser: Browser, { url }: RunningSite): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    viewport: { width: 1280, height: 900 },
  });
  return context.newPage();
}

async function measure(page: Page, { identityUrl }: RunningSite, how: { readonly isStranger: boolean }): Promise<SignInTime[]> {
  const times: SignInTime[] = [];
  for (let i = 0; i < RUNS + WARM_UPS; i += 1) {
    await forgetSession(page.context(), how);
    const time = await timeSignIn(page, person, identityUrl);
    if (i >= WARM_UPS) times.push(time);
  }
  return times;
}

async function acijTime(page: Page, { identityUrl }: RunningSite): Promise<number> {
  await page.goto("/login/", { waitUntil: "networkidle" });
  await page.evaluate(await acijScript());
  const { poolId: UserPoolId, clientId: ClientId } = DEVELOPMENT_POOL;
  const wanted = { endpoint: `${identityUrl}/`, UserPoolId, ClientId, Username: person.address, Password: person.password };
  const times: number[] = [];
  for (let i = 0; i < RUNS + WARM_UPS; i += 1) {
    const time = await timeAcij(page, wanted);
    if (i >= WARM_UPS) times.push(time);
  }
  return median(times);
}

function figures(name: string, times: readonly SignInTime[], reference: number): BenchFigure[] {
  const of = (part: keyof SignInTime) => median(times.map((time) => time[part]));
  const whole = of("whole");
  const parts = ["service", "handOver", "page", "drawing", "arithmetic"] as const;
  return [
    { name: `session.sign-in.${name}.ms`, value: whole, unit: "ms", reference, ratio: whole / reference },
    ...parts.map((part) => ({ name: `session.sign-in.${name}.${part}.ms`, value: of(part), unit: "ms" })),
  ];
}

export const group: BenchGroup = { name: "session", run };
