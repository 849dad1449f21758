/** A building or a place as it stands in a mail: `マンション: 豊洲レジデンス`, `場所: 江東区豊洲五丁目付近`. */
export function subjectLine({ kind, name }: { readonly kind: "building" | "place"; readonly name: string }): string {
  return `${kind === "building" ? "マンション" : "場所"}: ${name}`;
}
