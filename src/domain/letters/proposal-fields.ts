import { required } from "#kernel/fields/field-kind.ts";
import { LETTER_FIELDS } from "#kernel/fields/letter-fields.ts";
import { oneOf } from "#kernel/fields/text-kinds.ts";

/** What somebody is to the building that they tell of. */
export const RELATIONS = {
  owner: "所有している",
  resident: "住んでいる",
  manager: "管理している",
  agent: "売買や賃貸を扱っている",
  other: "そのほか",
} as const;
export type Relation = keyof typeof RELATIONS;

export function isRelation(text: string): text is Relation {
  return Object.hasOwn(RELATIONS, text);
}

const { apartmentName, address, known, evidence, email } = LETTER_FIELDS;

/** What the form of a proposal asks for, in its order. */
export const PROPOSAL_FIELDS = {
  apartmentName,
  address: { ...address, isRequired: true },
  relation: required("この建物との関係", oneOf(Object.keys(RELATIONS) as [Relation, ...Relation[]])),
  known,
  evidence,
  email,
} as const;
