import { useState } from "react";
import type { DirectMailTargets } from "#api/client/client.ts";
import { DirectmailView } from "./directmail.view.tsx";
import { findTargets } from "./find-targets.ts";

export function DirectmailScreen({ initial }: { readonly initial: DirectMailTargets | null }) {
  const [targets, setTargets] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const choose = async (cityCode: string) => {
    setBusy(true);
    setTargets(await findTargets(cityCode));
    setBusy(false);
  };
  return <DirectmailView targets={targets} isBusy={isBusy} onCity={(cityCode) => void choose(cityCode)} />;
}
