/** Facts of one thing as they are; null where none of them is known. */
export function knownFacts<F extends object>(facts: F): F | null {
  return Object.values(facts).every((fact) => fact === null) ? null : facts;
}
