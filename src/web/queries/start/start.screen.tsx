import { useSessionView } from "#web/session/site/hooks.ts";
import { OnePageScreen } from "./one-page.screen.tsx";
import type { BegunSearch } from "./search-begun.ts";
import { StartView } from "./start.view.tsx";
import type { StartSearch } from "./start-search.ts";
import { useSearchSaving } from "./use-search-saving.ts";
import { useStart } from "./use-start.ts";

type StartProps = { readonly mode: StartSearch["mode"] | undefined; readonly search: BegunSearch | null };

export function StartScreen({ mode, search }: StartProps) {
  const { isLoggedIn } = useSessionView();
  return mode === "all" ? <OnePageScreen isMember={isLoggedIn} /> : <Begin isMember={isLoggedIn} search={search} />;
}

function Begin({ isMember, search }: Pick<StartProps, "search"> & { readonly isMember: boolean }) {
  const { onBegin, onTake, ...ways } = useStart(isMember);
  const saving = useSearchSaving(isMember);
  return (
    <StartView {...ways} {...{ search, saving }} onBegin={(channel) => void onBegin(channel)} onTake={(answers) => void onTake(answers)} />
  );
}
