type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses among the forms of a text by a number, as a language does: `one` and `other`, in some also `few` or `many`. */
export function pluralIn(tag: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
