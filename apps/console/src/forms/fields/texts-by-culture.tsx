import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Rule } from '../rules/rule.ts';
import { required } from '../rules/text-rules.ts';
import { MultilineField } from './multiline-field.tsx';
import { TextField } from './text-field.tsx';

interface TextsByCultureProps {
  /** Dotted path; the texts lie under it by culture. */
  name: string;
  label: string;
  /** The one that is always shown, and required unless `isOptional`. */
  culture: string;
  /** All that can be written in. */
  cultures: readonly string[];
  rules?: readonly Rule[];
  isOptional?: boolean;
  /** Many lines instead of one. */
  rows?: number;
}

/** A text in the first language, the other languages below it on demand. Holds `{"en-GB": "…", "de": ""}`. */
export function TextsByCulture(props: TextsByCultureProps) {
  const { name, label, culture, cultures, rules = [], isOptional = false, rows } = props;
  const { t, i18n } = useTranslation('kit');
  const others = cultures.filter((other) => other !== culture);
  const [params] = useSearchParams();
  const isWanted = others.some((other) => params.get('field') === `${name}.${other}`);
  const [isOpen, setOpen] = useState(isWanted);
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const draw = (one: string, words: string, own: readonly Rule[]) =>
    rows === undefined ? (
      <TextField input={{ lang: one }} key={one} label={words} name={`${name}.${one}`} rules={own} />
    ) : (
      <MultilineField key={one} label={words} name={`${name}.${one}`} rows={rows} rules={own} />
    );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {draw(culture, label, isOptional ? rules : [required, ...rules])}
      {others.length > 0 && (
        <Link
          aria-expanded={isOpen}
          aria-label={`${label}: ${t('forms.otherLanguages', { count: others.length })}`}
          component="button"
          onClick={() => setOpen(!isOpen)}
          sx={{ justifySelf: 'start', fontSize: 12, lineHeight: '16px', mt: -0.5 }}
          type="button"
          underline="hover"
        >
          {t('forms.otherLanguages', { count: others.length })}
        </Link>
      )}
      {isOpen && others.map((other) => draw(other, `${label}, ${languages.of(other) ?? other}`, rules))}
    </Box>
  );
}
