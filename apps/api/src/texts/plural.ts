type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses a form of a text by a number: `one` and `other`, in some languages also `few` or `many`. */
export function pluralIn(tag: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
