const HASH = 0x23;
const NEWLINE = 0x0a;
/** J-SHIS has about ten comment lines. */
const MAX_HEAD_BYTES = 65_536;

/**
 * A J-SHIS table begins with comment lines, the last of which names the columns (`# CODE,JCODE,AVS,ARV`): leaves that one as the header, without
 * its mark. A file without comments passes as it is.
 */
export async function* withHeaderLine(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let isOver = false;
  for await (const chunk of bytes) {
    if (isOver) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const end = endOfComments(head);
    if (end === null && head.length < MAX_HEAD_BYTES) continue;
    isOver = true;
    yield* uncommented(head, end ?? 0);
  }
  if (!isOver && head.length > 0) yield* uncommented(head, 0);
}

/** Where the first line begins that is no comment; null when that has not come yet. */
function endOfComments(head: Buffer): number | null {
  let at = 0;
  while (at < head.length) {
    if (head[at] !== HASH) return at;
    const next = head.indexOf(NEWLINE, at);
    if (next < 0) return null;
    at = next + 1;
  }
  return null;
}

function* uncommented(head: Buffer, end: number): Generator<Uint8Array> {
  const comments = head.subarray(0, end).toString("latin1").split(/\r?\n/);
  const header = comments.findLast((line) => /^#+\s*CODE\s*,/i.test(line));
  if (header === undefined) yield head;
  else yield Buffer.concat([Buffer.from(`${header.replace(/^#+\s*/, "")}\n`, "latin1"), head.subarray(end)]);
}
