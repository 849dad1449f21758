type Drawn = Uint8Array | "too-long";
type Draw<Sheet> = (sheet: Sheet) => Promise<Drawn>;

/** Draws a sheet once for what it says, and keeps it until it says something else: everybody who asks meanwhile has the same. What was not drawn is tried anew by the next. */
export function keptPrint<Sheet>(draw: Draw<Sheet>): Draw<Sheet> {
  let kept: { readonly says: string; readonly made: Promise<Drawn> } | null = null;
  return (sheet) => {
    const says = JSON.stringify(sheet);
    if (kept?.says === says) return kept.made;
    const made = draw(sheet);
    kept = { says, made };
    const forget = () => {
      if (kept?.made === made) kept = null;
    };
    made.then((drawn) => drawn === "too-long" && forget(), forget);
    return made;
  };
}
