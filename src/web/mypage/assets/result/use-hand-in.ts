import { useState } from "react";
import { type ApiClient, type AssetResponse, apiClient, formBody } from "#api/client/client.ts";
import { documentFaultWords } from "#domain/assets/ownership/document-files.ts";
import { minutes } from "#kernel/duration.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { addFiles, type ChosenFiles, NO_FILES, removeFile } from "#web/kit/letter/letter-files.ts";
import { sendWithProgress, slowProgress } from "#web/kit/letter/send-with-progress.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { DOCUMENTS } from "./document-rules.ts";

/** 30 MB over a slow mobile line. */
const UPLOAD_TIMEOUT = minutes(5);

export type HandIn = {
  readonly form: Form;
  readonly chosen: ChosenFiles;
  readonly add: (picked: readonly File[]) => void;
  readonly remove: (index: number) => void;
  /** From 0 to 1; null: nothing to tell. */
  readonly uploaded: number | null;
  readonly isDone: boolean;
};

/** What shows who owns a home, chosen and sent. */
export function useHandIn(asset: AssetResponse, onDone: () => Promise<void>): HandIn {
  const [chosen, setChosen] = useState(NO_FILES);
  const [uploaded, setUploaded] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);
  const form = useForm<readonly File[]>({
    initial: {},
    read: () =>
      chosen.files.length === 0
        ? { ok: false, issues: [{ field: "files", message: documentFaultWords({ fault: "none", file: null }) }] }
        : { ok: true, input: chosen.files },
    send: async (files) => {
      const report = slowProgress(setUploaded);
      const carry = (request: Request) => sendWithProgress(request, report);
      const outcome = await handIn(asset, files, { mypage: apiClient().mypage, isOnline: navigator.onLine, carry });
      setUploaded(null);
      if (outcome !== "done") return outcome;
      setChosen(NO_FILES);
      setDone(true);
      await onDone();
      return outcome;
    },
  });
  return {
    ...{ form, chosen, uploaded, isDone },
    add: (picked) => {
      form.forgive("files");
      setChosen(addFiles(chosen, picked, DOCUMENTS));
    },
    remove: (index) => setChosen((before) => removeFile(before, index)),
  };
}

type Parts = {
  readonly mypage: ApiClient["mypage"];
  readonly isOnline: boolean;
  readonly carry: (request: Request) => Promise<Response>;
};

export async function handIn(
  { id, version }: Pick<AssetResponse, "id" | "version">,
  files: readonly File[],
  { mypage, isOnline, carry }: Parts,
): Promise<Outcome> {
  const body = formBody({ version: String(version) }, files);
  const answer = await mypage.post("/assets/{id}/documents", { path: { id }, body, timeout: UPLOAD_TIMEOUT, send: carry });
  return answer.ok ? "done" : problemFailure(answer.problem, isOnline);
}
