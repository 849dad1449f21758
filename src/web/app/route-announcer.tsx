import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { MAIN_ID } from "#web/kit/link/skip-link.tsx";

/** Tells a screen reader the title of the page a navigation led to, and puts the keyboard at its beginning; a full page load does both by itself. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", (event) => {
        if (!event.fromLocation || !event.pathChanged) return;
        setTitle(document.title);
        beginAtMain();
      }),
    [router],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** The link that led here is gone, or stands in the header: the next Tab goes on in the page. A page that has put the focus itself keeps it. */
function beginAtMain(): void {
  const main = document.getElementById(MAIN_ID);
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}
