import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { saveQuery, savingFailure } from "#web/queries/steps/complete/save-query.ts";
import { useSiteSession } from "#web/session/site/hooks.ts";

/** `full`: there are as many saved conditions as there may be. */
export type SearchSaving = {
  readonly state: "open" | "busy" | "saved" | "failed" | "full";
  readonly failure: string | null;
  readonly isMember: boolean;
  /** Saves; a visitor signs in first and comes back to the same search. */
  readonly onSave: (answers: QueryAnswers) => void;
};

/** The way back from the login carries no query of an address, but a place on the page. */
const PLACE = "from=";

/** Saves a search as it stands. */
export function useSearchSaving(isMember: boolean): SearchSaving {
  const session = useSiteSession();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<Pick<SearchSaving, "state" | "failure">>({ state: "open", failure: null });
  useEffect(() => {
    const from = searchOfPlace(window.location.hash);
    if (from !== null) void navigate({ to: "/queries/input", search: { from }, replace: true, viewTransition: false });
  }, [navigate]);
  const save = async (answers: QueryAnswers) => {
    setSaving({ state: "busy", failure: null });
    const answer = await saveQuery({ answers, queryId: null, seen: null });
    setSaving(answer.ok ? { state: "saved", failure: null } : savingFailure(answer.problem));
  };
  const signIn = () => {
    const { pathname, search } = window.location;
    session.returnPath.remember(pathname, placeOfSearch(new URLSearchParams(search).get("from") ?? ""));
    void navigate({ to: "/login" });
  };
  return { ...saving, isMember, onSave: (answers) => (isMember ? void save(answers) : signIn()) };
}

/** A search as the fragment of an address. */
export function placeOfSearch(from: string): string {
  return `${PLACE}${encodeURIComponent(from)}`;
}

/** The search that a fragment carries; null: none. */
export function searchOfPlace(hash: string): string | null {
  if (!hash.startsWith(`#${PLACE}`)) return null;
  try {
    return decodeURIComponent(hash.slice(PLACE.length + 1)) || null;
  } catch {
    return null;
  }
}
