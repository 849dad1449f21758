import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { milliseconds } from "#kernel/duration.ts";
import { PENDING_DELAY } from "#wire/constants.ts";
import { keepEntry } from "./entry.ts";
import { type LinkFragment, readFragment } from "./link-fragment.ts";
import { type LinkState, LoadingView } from "./loading.view.tsx";
import { openLink } from "./open-link.ts";
import { type LoadingSearch, targetOf } from "./recc-search.ts";

/** Takes the token out of the address before anything else, has it checked, and goes on in its own place. */
export function LoadingScreen({ search }: { readonly search: LoadingSearch }) {
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ kind: "checking", isSlow: false });
  const link = useRef<LinkFragment | null>(null);
  const hasBegun = useRef(false);
  const goOn = () => void navigate({ ...targetOf(search), replace: true });
  const check = async ({ token }: LinkFragment) => {
    setState({ kind: "checking", isSlow: false });
    const slow = setTimeout(() => setState({ kind: "checking", isSlow: true }), milliseconds(PENDING_DELAY));
    const opened = await openLink(token).finally(() => clearTimeout(slow));
    if (opened.kind === "open") goOn();
    // Somebody else's link looks like none at all.
    else if (opened.kind === "unknown") void navigate({ to: "/404", replace: true });
    else setState(opened);
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    link.current = readFragment(window.location.hash);
    if (link.current === null) return setState({ kind: "closed" });
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    keepEntry({ source: link.current.source, tenant: null });
    void check(link.current);
  });
  const onRetry = () => {
    if (link.current) void check(link.current);
  };
  return <LoadingView state={state} token={() => link.current?.token ?? null} onRetry={onRetry} />;
}
