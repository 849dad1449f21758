import type { Page } from "@playwright/test";

/** `isOffering`: the browser also offers passkeys where a name is typed (conditional mediation); without, they come by the button alone. */
type Wishes = { readonly isOffering?: boolean };

/** A phone or computer that unlocks by a finger, as Chrome pretends one. It signs whatever it is asked, as soon as it is. */
export async function withAuthenticator(page: Page, { isOffering = false }: Wishes = {}) {
  if (!isOffering) await page.addInitScript(offerNothing);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true } as const;
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return {
    setUserVerified: (isUserVerified: boolean) => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** Whether anybody is there to touch it. */
    setPresent: (enabled: boolean) => cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

function offerNothing(): void {
  if (window.PublicKeyCredential) window.PublicKeyCredential.isConditionalMediationAvailable = async () => false;
}
