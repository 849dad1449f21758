import { CERTAINTY_WORDS, DEPTH_WORDS, type FlagCertainty } from "./flag-words.ts";

export type FlagDepthName = "near" | "nine" | "eight-and-half" | "eight" | "doubtful";

/** Depth from light to dark; the letter on it stays readable (4.5:1 and more). */
export const DEPTH_COLOURS: Readonly<Record<FlagDepthName, { readonly fill: string; readonly ink: string }>> = {
  near: { fill: "#F3E6D3", ink: "#1B2430" },
  nine: { fill: "#EFA24A", ink: "#1B2430" },
  "eight-and-half": { fill: "#C8401F", ink: "#FFFFFF" },
  eight: { fill: "#7A1410", ink: "#FFFFFF" },
  doubtful: { fill: "#E3E0DA", ink: "#1B2430" },
};

/** In a square of 24: circle A, diamond B, triangle C; a square for what has to be checked, a ring for a nearest miss. */
export const GRADE_SHAPES: Readonly<Record<FlagCertainty, string>> = {
  A: "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21Z",
  B: "M12 .5 23.5 12 12 23.5 .5 12Z",
  C: "M12 .8 23.6 22.4H.4Z",
  check: "M2.5 2.5h19v19h-19Z",
  near: "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21Z",
};

/** What stands on the shape. */
export const GRADE_LETTERS: Readonly<Record<FlagCertainty, string>> = { A: "A", B: "B", C: "C", check: "!", near: "" };

type GradeMarkProps = {
  readonly grade: FlagCertainty;
  readonly depth: FlagDepthName;
  readonly size?: number;
  readonly isDecoration?: boolean;
};

/** A flag as a mark: the colour is the depth, shape and letter are the certainty. `isDecoration`: the words stand beside it. */
export function GradeMark({ grade, depth, size = 26, isDecoration = false }: GradeMarkProps) {
  const { fill, ink } = DEPTH_COLOURS[depth];
  return (
    <svg width={size} height={size} viewBox="-1 -1 26 26" className="shrink-0" aria-hidden={isDecoration || undefined}>
      {!isDecoration && <title>{`${DEPTH_WORDS[depth]}、${CERTAINTY_WORDS[grade]}`}</title>}
      <path d={GRADE_SHAPES[grade]} fill={fill} stroke="#FFFFFF" strokeWidth="1.6" strokeLinejoin="round" className="print:stroke-ink" />
      <text x="12" y={grade === "C" ? 19.2 : 16.2} textAnchor="middle" fontSize="11.5" fontWeight="700" fill={ink}>
        {GRADE_LETTERS[grade]}
      </text>
    </svg>
  );
}

/** What colours and shapes mean, both in words. */
export function FlagLegend() {
  return (
    <div className="flex flex-wrap gap-x-7 gap-y-2 text-12">
      <div>
        <p className="font-bold">深さ（色）</p>
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
          {(["nine", "eight-and-half", "eight"] as const).map((depth) => (
            <li key={depth} className="flex items-center gap-1.5">
              <svg aria-hidden="true" width="13" height="13" viewBox="0 0 13 13">
                <rect width="13" height="13" rx="2" fill={DEPTH_COLOURS[depth].fill} />
              </svg>
              {DEPTH_WORDS[depth]}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="font-bold">確かさ（形）</p>
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
          {(["A", "B", "C"] as const).map((grade) => (
            <li key={grade} className="flex items-center gap-1">
              <GradeMark grade={grade} depth="eight-and-half" size={19} isDecoration />
              {{ A: "高い", B: "中", C: "低い" }[grade]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
