/** An address as it may be shown to whoever has a link to it: `f***@e***`. In small letters, or the spelling would tell an address that is kept from one that was typed. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return `${firstCharacter(address)}***@${firstCharacter(address.slice(at + 1))}***`.toLowerCase();
}

function firstCharacter(text: string): string {
  return [...text][0] ?? "";
}
