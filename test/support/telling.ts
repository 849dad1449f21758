/** Of the accounts that tests make. */
export const PASSWORD = "asagao-mado-7";
/** Of the sample members, in local mode. */
export const SAMPLE_PASSWORD = "mihon-no-kagi-7";
export const SAMPLE_TOTP_SECRET = "MIHONNOKAGIMACHINONEMIHONNOKAGI2";

/** A token, or the password of a member that a test made. A token begins a word: in the middle of sealed text its first letters stand by chance. */
export function isSecret(text: string): boolean {
  return /(?<![\w-])eyJ[\w-]{8}/.test(text) || text.includes(PASSWORD);
}

/** The lines of a log that have a token, a password, or the address of a member that a test made. */
export function tellingLines(output: string): readonly string[] {
  return output.split("\n").filter((line) => isSecret(line) || line.includes("e2e-"));
}
