import { useState } from "react";
import { useForm } from "#web/kit/form/use-form.ts";
import type { NotesData } from "#web/risk/facts/find-details.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { readNote } from "./note-words.ts";
import { sendNote } from "./send-note.ts";
import { TownNotesView } from "./town-notes.view.tsx";

export function TownNotesScreen(props: NotesData & { readonly search: ReportSearch }) {
  const [isReceived, setReceived] = useState(false);
  const form = useForm({
    initial: {},
    read: readNote,
    send: async (note) => {
      const outcome = await sendNote(props.report.subject.key, note);
      if (outcome === "done") setReceived(true);
      return outcome;
    },
  });
  return <TownNotesView {...props} {...{ form, isReceived }} />;
}
