import { useSessionView } from "#web/session/site/hooks.ts";
import { OnePageScreen } from "./one-page.screen.tsx";
import { StartView } from "./start.view.tsx";
import { useStart } from "./use-start.ts";

/** `all`: the whole form on one page, for who knows it. */
export type StartSearch = { readonly mode?: "all" };

export function StartScreen({ mode }: StartSearch) {
  const { isLoggedIn } = useSessionView();
  return mode === "all" ? <OnePageScreen isMember={isLoggedIn} /> : <Begin isMember={isLoggedIn} />;
}

function Begin({ isMember }: { readonly isMember: boolean }) {
  const { onBegin, ...ways } = useStart(isMember);
  return <StartView {...ways} onBegin={(channel) => void onBegin(channel)} />;
}
