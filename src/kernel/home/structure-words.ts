/** What a building is made of, in words, by the choices of `STRUCTURE`. */
export const STRUCTURES = {
  SRC: "SRC造",
  RC: "RC造",
  steel: "鉄骨造",
  "light-steel": "軽量鉄骨造",
  wood: "木造",
  block: "ブロック造",
} as const;
