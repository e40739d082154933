import type { ConfirmedTexts } from '@parterre/contract/wire/values';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { findRuleProblem, type Rule, type RuleProblem } from '../rules.ts';
import { CONFIRMED_TEXTS, confirmText, forgetField } from './confirmed-texts.ts';
import { useTextLanguages } from './text-languages.ts';
import { listCultures, readTextState, type TextState, type Texts } from './text-state.tsx';

export interface TextsModel {
  texts: Texts;
  source: string;
  /** The source comes first. */
  cultures: readonly string[];
  stateOf: (culture: string) => TextState;
  /** Confirmed by the user but not saved yet. */
  isConfirmed: (culture: string) => boolean;
  confirm: (culture: string, isConfirmed: boolean) => void;
  /** `change` writes the texts into the form; by default they are set and validated immediately. */
  write: (culture: string, text: string, change?: (texts: Texts) => void) => void;
}

const NOW = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

export function useTexts(name: string): TextsModel {
  const { culture: source, cultures, outdated } = useTextLanguages();
  const { setValue, formState } = useFormContext();
  const [value, confirmedValue] = useWatch({ name: [name, CONFIRMED_TEXTS] });
  const confirmed: ConfirmedTexts = confirmedValue ?? {};
  const stored = readTexts(get(formState.defaultValues, name));
  const texts = readTexts(value);
  const situation = { texts, stored, source, outdated: outdated?.[name] ?? [], confirmed: confirmed[name] ?? [] };
  return {
    texts,
    source,
    cultures: listCultures(source, cultures, texts),
    stateOf: (culture) => readTextState(culture, situation),
    isConfirmed: (culture) => situation.confirmed.includes(culture),
    confirm: (culture, isConfirmed) =>
      setValue(CONFIRMED_TEXTS, confirmText(confirmed, name, culture, isConfirmed), { shouldDirty: true }),
    write: (culture, text, change = (next) => setValue(name, next, NOW)) => {
      change({ ...texts, [culture]: text });
      if (culture === source && confirmed[name])
        setValue(CONFIRMED_TEXTS, forgetField(confirmed, name), { shouldDirty: true });
    },
  };
}

/** Validates the text of one language: only the first can be required. */
export function findTextProblem(rules: readonly Rule[], text: string, isSource: boolean): RuleProblem | undefined {
  return isSource || text.trim() !== '' ? findRuleProblem(rules, text) : undefined;
}

export function readTexts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([culture, text]) => [culture, typeof text === 'string' ? text : '']),
  );
}
