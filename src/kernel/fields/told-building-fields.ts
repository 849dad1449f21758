import { oneOf } from "./text-kinds.ts";

/** Structures that a visitor may name of a building that is not registered. */
export const STRUCTURE = oneOf(["SRC", "RC", "steel", "light-steel", "wood", "block"]);
