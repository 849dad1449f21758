import type { FlagGrade } from "./types.ts";

/** What each grade of a 九掛け asks for, the one wording of every page: without a full stop, to stand in a sentence or a note. */
export const CERTAINTY_RULES: Readonly<Record<Extract<FlagGrade, "A" | "B" | "C">, string>> = {
  A: "20件に1件しか下回らない価格より安く、似た成約も推定を裏づけ、安い理由が掲載から見つからないもの",
  B: "10件に1件しか下回らない価格（80%の幅の下の端）より安いもの",
  C: "推定の90%以下であることだけを満たすもの",
};
