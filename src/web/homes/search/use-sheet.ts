import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The place on the page that stands for the open sheet: one step of the browser's history. */
export const SHEET = "shiborikomi";

/** Whether the sheet of conditions is open. The browser's Back closes it, and keeps what was chosen in it. */
export function useSheet() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { hash, pathname, search } = useLocation();
  // The server knows no place on a page: the sheet opens once the page is alive.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const isOpen = isAlive && hash === SHEET;
  useEffect(() => {
    if (!isOpen) return undefined;
    return history.subscribe(({ location, action }) => {
      if (action.type !== "BACK" || location.pathname !== pathname || location.hash !== "") return;
      void navigate({ to: "/search", search, replace: true, resetScroll: false });
    });
  }, [history, isOpen, navigate, pathname, search]);
  const stand = (place: string | undefined, replace: boolean) =>
    void navigate({ to: "/search", search, replace, resetScroll: false, viewTransition: false, ...(place && { hash: place }) });
  return { isOpen, open: () => stand(SHEET, false), close: () => stand(undefined, true) };
}
