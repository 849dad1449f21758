/** Bytes as Web Crypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function base64(bytes: Bytes): string {
  return btoa(String.fromCharCode(...bytes));
}

export function bytesOfBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Big-endian. */
export function numberOf(bytes: Bytes): bigint {
  return bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}

/** Minimal two's complement, as Cognito hashes numbers: a zero byte in front where the top bit is set. */
export function padded(number: bigint): Bytes {
  const digits = number.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  const signed = even > "8" ? `00${even}` : even;
  return Uint8Array.from(signed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function joined(...parts: readonly Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
