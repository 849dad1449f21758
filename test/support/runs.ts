/** How many cases tests try that draw them: `few` while somebody works, `usual` before a change is handed over, `full` for a longer search. */
const DEPTHS = ["few", "usual", "full"] as const;
type Depth = (typeof DEPTHS)[number];

/** The number for the depth that the environment asks for (TEST_RUNS); where `few` or `full` is left out, the usual number. */
export function runs(
  wanted: { readonly few?: number; readonly usual: number; readonly full?: number },
  asked = process.env.TEST_RUNS,
): number {
  return wanted[depthOf(asked)] ?? wanted.usual;
}

function depthOf(asked = "usual"): Depth {
  const found = DEPTHS.find((depth) => depth === asked);
  if (!found) throw new Error(`TEST_RUNS must be one of ${DEPTHS.join(", ")}, not ${asked}`);
  return found;
}
