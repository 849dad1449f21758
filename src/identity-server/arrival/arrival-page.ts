import type { OpenArrival } from "#domain/identity/index.server.ts";
import {
  type ArrivalView,
  arrivalCodePage,
  arrivalConsentPage,
  arrivalEmailPage,
  arrivalLinkPage,
  arrivalMailPage,
  arrivalPasswordPage,
} from "#identity-server/pages/arrival-pages.ts";
import type { Frame, Markup, Problem } from "#identity-server/pages/markup.ts";

type Shown = {
  readonly frame: Frame;
  readonly open: OpenArrival;
  readonly problems: readonly Problem[];
  /** The address as it was typed. */
  readonly typed?: string;
};

/** The page of what is asked next. */
export function arrivalPage(shown: Shown): Markup {
  const { frame, open, problems } = shown;
  const { arrival, pool, need, codeSentTo } = open;
  const view = { frame, provider: arrival.provider, problems };
  const owned = { ...view, email: arrival.email ?? "" };
  switch (need) {
    case "email":
      return emailPage(view, shown);
    case "link-password":
      return arrivalPasswordPage(owned);
    case "link-code":
      return codeSentTo === null ? arrivalMailPage(owned) : arrivalCodePage(view, { sentTo: codeSentTo, isFixed: true });
    case "link":
      return arrivalLinkPage(owned);
    case "consent":
    case "account":
      return arrivalConsentPage(view, { email: arrival.emailProof === null ? null : arrival.email, terms: pool.settings.terms });
  }
}

/** The address, or the code that went there. What is wrong with an address is shown where it is typed. */
function emailPage(view: ArrivalView, { open: { arrival, codeSentTo }, problems, typed }: Shown): Markup {
  return codeSentTo === null || problems.some(({ field }) => field === "email")
    ? arrivalEmailPage(view, typed ?? arrival.email ?? "")
    : arrivalCodePage(view, { sentTo: codeSentTo, isFixed: false });
}
