import { z } from "zod";
import { readBlocks, splitHead, TextError } from "#platform/markdown/read-blocks.ts";
import type { Block } from "#wire/content/text-blocks.ts";
import { mayLink } from "./may-link.ts";
import type { FaqTopic, FaqTopicName, Question } from "./types.ts";

const head = z.strictObject({ title: z.string().min(1) });

/** A heading of a question: its id, a colon, and the question. */
const HEADING = /^([a-z0-9]+(?:-[a-z0-9]+)*): (.+)$/;

/** Questions from the Markdown they are kept as. Throws a `TextError` for a question without id or answer, and for an id that is there twice. */
export function readFaqTopic(topic: FaqTopicName, markdown: string): FaqTopic {
  const { fields, body } = splitHead(markdown);
  const parsed = head.safeParse(fields);
  if (!parsed.success) throw new TextError(`faq ${topic}: ${z.prettifyError(parsed.error)}`);
  const questions = questionsOf(topic, readBlocks(body, mayLink));
  const twice = questions.find(({ id }, at) => questions.findIndex((each) => each.id === id) !== at);
  if (twice) throw new TextError(`faq ${topic}: ${twice.id} is there twice`);
  return { topic, title: parsed.data.title, questions };
}

function questionsOf(topic: FaqTopicName, blocks: readonly Block[]): Question[] {
  const starts = blocks.flatMap((block, at) => (block.kind === "heading" ? [at] : []));
  if (starts[0] !== 0) throw new TextError(`faq ${topic}: begins with no question`);
  return starts.map((start, index) => {
    const heading = blocks[start];
    const [, id, question] = HEADING.exec(heading?.kind === "heading" ? heading.text : "") ?? [];
    const answer = blocks.slice(start + 1, starts[index + 1]);
    if (id === undefined || question === undefined || answer.length === 0)
      throw new TextError(`faq ${topic}: question ${index + 1} is none`);
    return { id, question, answer };
  });
}
