import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, memo, Suspense } from "react";
import { LowerHalf, type LowerHalfProps } from "./lower-half.tsx";

/** The server draws it; a browser shows what the server drew, and fetches the code for it when the search box is alive. */
const Half = createIsomorphicFn()
  .server(() => LowerHalf)
  .client(() => lazy(async () => ({ default: (await import("./lower-half.tsx")).LowerHalf })))();

export const LaterHalf = memo(function LaterHalf(props: LowerHalfProps) {
  return (
    <Suspense>
      <Half {...props} />
    </Suspense>
  );
});
