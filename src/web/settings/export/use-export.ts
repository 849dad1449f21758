import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { saveFile } from "#web/kit/save/save-text.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { type AskProof, provenWork } from "#web/settings/proof/proof.ts";
import type { ExportCardProps } from "./export-card.tsx";
import { takeData } from "./take-data.ts";

const DONE = "ファイルを保存しました。ダウンロードしたファイルの置き場所から開けます。";

/** Takes everything of the member away, once they proved who they are. */
export function useExport(ask: AskProof): Omit<ExportCardProps, "isReady"> {
  const acting = useAction(failureText);
  const [outcome, setOutcome] = useState("");
  const take = async () => {
    setOutcome("");
    const { file, name } = await provenWork(ask, () => takeData(apiClient().mypage));
    saveFile(file, name);
    setOutcome(DONE);
  };
  return { acting, outcome, onTake: () => void acting.run(take) };
}
