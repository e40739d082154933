import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '#i18n/name-language.ts';
import { findRuleProblem, type Rule } from '../rules.ts';

export interface FieldProps {
  /** A dotted path into the form's values. */
  name: string;
  label: string;
  /** Writes behind the label that the field may stay empty. */
  isOptional?: boolean;
  help?: string;
  rules?: readonly Rule[];
  disabled?: boolean;
}

export interface FieldModel {
  id: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  disabled: boolean;
  /** True if the field must not be empty. */
  isRequired: boolean;
  describedBy: string | undefined;
  value: unknown;
  change: (value: unknown) => void;
  blur: () => void;
  attach: (element: { focus: () => void } | null) => void;
}

/** Connects a field to its form: value, rules worded in the reader's language, and the ids of its parts. */
export function useField(props: FieldProps, ownRules: readonly Rule[] = []): FieldModel {
  const { name, label, isOptional = false, help, rules = [], disabled = false } = props;
  const { t, i18n } = useTranslation('kit');
  const id = useId();
  const validate = (value: unknown) => {
    const problem = findRuleProblem([...ownRules, ...rules], value);
    if (!problem) return true;
    const message = t(`rules.${problem.key}`, { ...problem.values });
    if (problem.culture === undefined) return message;
    return t('texts.inLanguage', { language: nameLanguage(problem.culture, i18n.language), message });
  };
  const { field, fieldState } = useController({ name, rules: { validate } });
  const error = fieldState.error?.message;
  return {
    id,
    label: isOptional ? t('forms.optional', { label }) : label,
    help,
    error,
    disabled,
    isRequired: findRuleProblem(rules, '') !== undefined,
    describedBy: error ? `${id}-error` : help ? `${id}-help` : undefined,
    value: field.value,
    change: field.onChange,
    blur: field.onBlur,
    attach: field.ref,
  };
}

/** Locks the fields of a form for users who may only read: no typing and no clicks. */
export function FormFields({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  return (
    <FieldsLock.Provider value={isLocked}>
      <Box component="fieldset" disabled={isLocked} sx={FIELDS_LOOK}>
        {children}
      </Box>
    </FieldsLock.Provider>
  );
}

/** True if the form is read-only: for controls that a disabled fieldset does not affect. */
export const useIsLocked = (): boolean => useContext(FieldsLock);

export const FieldsLock = createContext(false);

const FIELDS_LOOK = {
  display: 'contents',
  '&:disabled': { pointerEvents: 'none', '& .MuiOutlinedInput-root': { bgcolor: 'background.sunken' } },
};
