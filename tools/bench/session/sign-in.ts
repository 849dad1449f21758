import type { BrowserContext, Page } from "@playwright/test";

/** Milliseconds of one sign-in by the form, from the click to My Page on the screen, and what they went to. */
export type SignInTime = {
  readonly whole: number;
  /** Waiting for the identity service: SRP, and the device's SRP or its confirmation. */
  readonly service: number;
  /** Handing the tokens to the site. */
  readonly handOver: number;
  /** Waiting for what My Page shows. */
  readonly page: number;
  /** From the last answer to My Page on the screen. */
  readonly drawing: number;
  /** What is left: above all the arithmetic of SRP. */
  readonly arithmetic: number;
};

export type Person = { readonly address: string; readonly password: string };

type Span = { readonly url: string; readonly start: number; readonly end: number };
type Seen = { readonly start: number; readonly end: number; readonly spans: readonly Span[] };

declare global {
  interface Window {
    signedIn?: Promise<Seen>;
  }
}

/** Signs in at `/login/` of the context's site. Typing is over, and the page has come to rest, when the time begins. */
export async function timeSignIn(page: Page, { address, password }: Person, identityUrl: string): Promise<SignInTime> {
  await page.goto("/login/", { waitUntil: "networkidle" });
  await page.locator("input[type=email]").fill(address);
  await page.locator("input[type=password]").fill(password);
  await page.evaluate(watch);
  await page.locator("form button[type=submit]").click();
  const seen = await page.evaluate(() => window.signedIn);
  if (!seen) throw new Error("the page was left before My Page was shown");
  return divided(seen, identityUrl);
}

/** Runs in the page. */
function watch(): void {
  window.signedIn = new Promise((resolve) => {
    const since = (start: number) => {
      const isThere = () => location.pathname.startsWith("/mypage") && document.querySelector("main h1") && !document.querySelector("form");
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        const spans = performance.getEntriesByType("resource").flatMap((entry) => {
          const { name: url, startTime, responseEnd } = entry as PerformanceResourceTiming;
          return startTime >= start ? [{ url, start: startTime, end: responseEnd }] : [];
        });
        resolve({ start, end: performance.now(), spans });
      });
      observer.observe(document, { subtree: true, childList: true });
    };
    addEventListener("click", () => since(performance.now()), { capture: true, once: true });
  });
}

function divided({ start, end, spans }: Seen, identityUrl: string): SignInTime {
  const service = spans.filter(({ url }) => url.startsWith(`${identityUrl}/`));
  const handOver = spans.filter(({ url }) => url.endsWith("/auth/session"));
  const page = spans.filter((span) => !service.includes(span) && !handOver.includes(span));
  const drawing = end - Math.max(start, ...page.filter(({ url }) => url.includes("/api/")).map((span) => span.end));
  const arithmetic = end - start - drawing - covered(spans.filter((span) => span.end <= end - drawing));
  return { whole: end - start, service: covered(service), handOver: covered(handOver), page: covered(page), drawing, arithmetic };
}

/** Milliseconds in which at least one of the spans is under way. */
function covered(spans: readonly Span[]): number {
  let [sum, until] = [0, 0];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    sum += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return sum;
}

/** Signs out without asking anybody; a browser that was known stays known, unless `isStranger`. */
export async function forgetSession(context: BrowserContext, { isStranger }: { readonly isStranger: boolean }): Promise<void> {
  if (isStranger) return context.clearCookies();
  await context.clearCookies({ name: /^auth\.(?!Cognito)/ });
}
