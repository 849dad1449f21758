import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { LetterState } from "./use-letter.ts";

/** The place on the page that stands for the letter being read once more: one step of the browser's history. */
const PLACE = "kakunin";

/** Lets the browser's Back lead from the confirm step to the form, as the button on the page does. */
export function useConfirmPlace({ step, back }: Pick<LetterState, "step" | "back">): void {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { hash } = useLocation();
  const isThere = hash === PLACE;
  const seen = useRef({ step, isThere });
  useEffect(() => {
    const before = seen.current;
    seen.current = { step, isThere };
    if (step === "confirm" && before.step === "write") void navigate({ to: ".", search: true, hash: PLACE, resetScroll: false });
    if (step === "confirm" && before.isThere && !isThere) back();
    if (step === "write" && before.step === "confirm" && isThere) history.back();
  }, [step, isThere, back, navigate, history]);
}
