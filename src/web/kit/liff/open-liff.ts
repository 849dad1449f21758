import type { LiffApp, LiffPage } from "./types.ts";

/** The page as LINE has opened it. Rejects where LINE cannot be asked. Its script is loaded here and nowhere else. */
export async function openLiff({ id, isStandIn }: LiffApp): Promise<LiffPage> {
  if (isStandIn) return standInPage();
  const { startLiff } = await import("./real-liff.ts");
  return startLiff(id);
}

/** As LINE hands it over: the tokens stand behind the #, where no server sees them; they are taken out of the address. */
function standInPage(): LiffPage {
  const idToken = new URLSearchParams(window.location.hash.slice(1)).get("id_token");
  if (idToken !== null) window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return { isInClient: idToken !== null, idToken, say: async () => false, close: () => window.history.back() };
}
