import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Tells a screen reader the title of the page a navigation led to; a full page load does this by itself. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", (event) => {
        if (event.fromLocation && event.pathChanged) setTitle(document.title);
      }),
    [router],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
