import { type Answer, apiClient } from "#api/client/client.ts";
import { minutes } from "#kernel/duration.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { saveFile } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

const TIMEOUT = minutes(2);

type Ask = { readonly send: (request: Request) => Promise<Response>; readonly timeout: number; readonly isRepeatable: false };

/** Asks for a PDF, which the client would read as an answer in JSON. */
async function fetchPdf(ask: (how: Ask) => Promise<Answer<unknown>>): Promise<Blob> {
  const kept: { blob: Blob | null } = { blob: null };
  const send = async (request: Request) => {
    const response = await fetch(request);
    if (!response.ok) return response;
    kept.blob = await response.blob();
    return Response.json({});
  };
  const answer = await ask({ send, timeout: TIMEOUT, isRepeatable: false });
  if (!answer.ok) throw answer.problem;
  if (!kept.blob) throw new Error("an answer without a file");
  return kept.blob;
}

/** Looks at the letter to the first address. */
export function PreviewButton({ id }: { readonly id: string }) {
  return (
    <SavePdf label="お手紙を確かめる（PDF）" name="tegami-kakunin.pdf">
      {(how) => apiClient().company.get("/direct-mail/mailings/{id}/preview", { path: { id }, ...how })}
    </SavePdf>
  );
}

type FileButtonProps = {
  readonly of: { readonly id: string; readonly run: string; readonly file: number };
  readonly label: string;
  /** What there is to read anew: that the file was taken, or that its run is void. */
  readonly onAsked: () => void;
};

/** Takes a printed file. */
export function FileButton({ of, label, onAsked }: FileButtonProps) {
  return (
    <SavePdf label={label} name={`tegami-${of.file}.pdf`} onAsked={onAsked}>
      {(how) => apiClient().company.post("/direct-mail/mailings/{id}/runs/{run}/files/{file}", { path: of, body: {}, ...how })}
    </SavePdf>
  );
}

type SaveProps = {
  readonly label: string;
  readonly name: string;
  readonly onAsked?: () => void;
  readonly children: (how: Ask) => Promise<Answer<unknown>>;
};

function SavePdf({ label, name, onAsked, children }: SaveProps) {
  const isReady = useIsReady();
  const saving = useAction(failureText);
  const save = async () => {
    await saving.run(async () => saveFile(await fetchPdf(children), name));
    onAsked?.();
  };
  return (
    <div>
      <Button size="bar" tone="secondary" disabled={!isReady} isBusy={saving.isBusy} onClick={() => void save()}>
        {label}
      </Button>
      {saving.failure !== null && <ErrorText id={`save-${name}`}>{saving.failure}</ErrorText>}
    </div>
  );
}
