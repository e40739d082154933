import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { findProblem, type Rule } from '../rules/rule.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { asText } from './text-field.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface TextByCultureFieldProps extends FieldProps {
  /** The culture edited in place, as `en-GB`. */
  culture: string;
  /** Opens the other cultures of this field; left out, there is no link. */
  onTranslate?: (name: string) => void;
}

/** Holds `{"en-GB": "Stalls", …}`: the default culture here, the others behind a link. */
export function TextByCultureField({ culture, onTranslate, rules = [], ...props }: TextByCultureFieldProps) {
  const { t } = useTranslation('kit');
  const field = useField(props, [forCultures(culture, rules)]);
  const texts = readTexts(field.value);
  const others = Object.keys(texts).filter((key) => key !== culture && texts[key]).length;
  const link = onTranslate && (
    <Link
      component="button"
      onClick={() => onTranslate(props.name)}
      sx={{ fontSize: 12, lineHeight: '20px' }}
      type="button"
      underline="hover"
    >
      {others === 0 ? t('forms.translate') : t('forms.otherLanguages', { count: others })}
    </Link>
  );
  const change = (text: string) => {
    const { [culture]: _replaced, ...rest } = texts;
    field.change(text === '' ? rest : { ...rest, [culture]: text });
  };
  return (
    <FieldFrame aside={link} field={field}>
      <FieldInput field={field} input={{ lang: culture }} onType={change} text={texts[culture] ?? ''} />
    </FieldFrame>
  );
}

/** The default culture obeys every rule, the others only where they have a text. */
const forCultures =
  (culture: string, rules: readonly Rule[]): Rule =>
  (value) => {
    const texts = readTexts(value);
    const own = findProblem(rules, texts[culture] ?? '');
    if (own) return own;
    for (const text of Object.values(texts)) {
      const problem = text === '' ? undefined : findProblem(rules, text);
      if (problem) return problem;
    }
    return undefined;
  };

function readTexts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([culture, text]) => [culture, asText(text)]));
}
