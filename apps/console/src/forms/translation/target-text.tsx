import Box from '@mui/material/Box';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '#i18n/name-language.ts';
import { FieldFrame } from '../fields/field-frame.tsx';
import { FieldInput } from '../fields/field-input.tsx';
import { type FieldModel, useIsLocked } from '../fields/use-field.tsx';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { TargetNotes } from './target-notes.tsx';
import { useTranslatedField } from './text-languages.ts';
import { TextStateMark } from './text-state.tsx';
import { findTextProblem, type TextsModel } from './use-texts.ts';

interface TargetTextProps {
  name: string;
  model: TextsModel;
  culture: string;
  /** Set if the user followed a link here: the text takes the focus once. */
  wantsFocus: RefObject<boolean>;
}

const ROWS = 6;

export function TargetText(props: TargetTextProps) {
  const { name, model, culture } = props;
  const { i18n } = useTranslation('texts');
  const { mode } = useTranslatedField(name);
  const isLocked = useIsLocked();
  const text = model.texts[culture] ?? '';
  const target = useTarget(props, nameLanguage(culture, i18n.language, model.cultures));
  const handleWrite = (typed: string) => model.write(culture, typed);
  const aside = (
    <Box component="span" sx={{ typography: 'caption', lineHeight: '20px', color: 'text.secondary' }}>
      <TextStateMark isSource={culture === model.source} state={model.stateOf(culture)} />
    </Box>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <FieldFrame aside={aside} field={{ ...target, disabled: false }} kind={mode === 'rich' ? 'group' : 'single'}>
        {mode === 'rich' ? (
          <RichTextInput field={target} html={text} lang={culture} onType={handleWrite} />
        ) : (
          <FieldInput
            field={target}
            input={{ lang: culture, readOnly: isLocked, ...(mode === 'lines' ? { rows: ROWS } : {}) }}
            onType={handleWrite}
            text={text}
          />
        )}
      </FieldFrame>
      <TargetNotes culture={culture} isLocked={isLocked} model={model} />
    </Box>
  );
}

/** Not registered in the form, because it is part of the form's own field; errors are shown while typing. */
function useTarget({ name, model, culture, wantsFocus }: TargetTextProps, label: string): FieldModel {
  const { t } = useTranslation('kit');
  const id = useId();
  const { rules } = useTranslatedField(name);
  const problem = findTextProblem(rules, model.texts[culture] ?? '', culture === model.source);
  const error = problem && t(`rules.${problem.key}`, { ...problem.values });
  return {
    id,
    label,
    help: undefined,
    error,
    disabled: false,
    isRequired: false,
    describedBy: error === undefined ? undefined : `${id}-error`,
    value: undefined,
    change: () => undefined,
    blur: () => undefined,
    attach: (element) => {
      if (element === null || !wantsFocus.current) return;
      wantsFocus.current = false;
      element.focus();
    },
  };
}
