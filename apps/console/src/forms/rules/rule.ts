/** The fifteen shared form messages (spec §5); the texts are `kit:rules.<key>`. The server sends the codes of twelve of them. */
export const RULE_KEYS = [
  'required',
  'nonNegative',
  'validDateTime',
  'validDate',
  'validTime',
  'colour',
  'barcode',
  'email',
  'maxLength',
  'min',
  'max',
  'precision',
  'whole',
  'alphanumeric',
  'notInPast',
] as const;
export type RuleKey = (typeof RULE_KEYS)[number];

export const isRuleKey = (code: string): code is RuleKey => RULE_KEYS.some((key) => key === code);

export interface RuleProblem {
  key: RuleKey;
  values?: Record<string, string | number>;
  /** The language of a text by culture that has the problem, where it is not the one in the field. */
  culture?: string;
}

/** Looks at one value; every rule but `required` and the date rules lets an empty value pass. */
export type Rule = (value: unknown) => RuleProblem | undefined;

/** The first problem in the order the rules are given. */
export function findProblem(rules: readonly Rule[], value: unknown): RuleProblem | undefined {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return undefined;
}

export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
