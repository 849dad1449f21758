import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import type { NotesData } from "./find-details.ts";
import type { ReportSearch } from "./report-search.ts";
import { sendNote } from "./send-note.ts";
import { TownNotesView } from "./town-notes.view.tsx";

export function TownNotesScreen(props: NotesData & { readonly search: ReportSearch }) {
  const router = useRouter();
  const [isReceived, setReceived] = useState(false);
  const form = useTypedForm({}, async (typed) => {
    const outcome = await sendNote(props.report.apartment.key, typed);
    if (outcome === "done") setReceived(true);
    return outcome;
  });
  return <TownNotesView {...props} {...{ form, isReceived }} onRetry={() => void router.invalidate()} />;
}
