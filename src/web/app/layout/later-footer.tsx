import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, memo, Suspense } from "react";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";

/** The server draws it; a browser shows what the server drew, and fetches the code for it when the page above is alive. */
const Footer = createIsomorphicFn()
  .server(() => SiteFooter)
  .client(() => lazy(async () => ({ default: (await import("./site-footer.tsx")).SiteFooter })))();

/** Only other words draw it anew: until its code is there, what the server drew stays. */
export const LaterFooter = memo(function LaterFooter(props: SiteFooterProps) {
  return (
    <Suspense>
      <Footer {...props} />
    </Suspense>
  );
});
