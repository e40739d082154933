import Button from '@mui/material/Button';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '#ui/save-bar.tsx';
import { CONFIRMED_TEXTS } from './confirmed-texts.ts';
import { type TextLanguages, useTextLanguages } from './text-languages.ts';
import { isToDo, listCultures, readTextState, type TextState } from './text-state.tsx';
import { readTexts } from './use-texts.ts';

interface ToDoBarProps {
  texts: readonly FormText[];
  at: { field: string; culture: string };
  onShow: (field: string, culture: string) => void;
  onClose: () => void;
}

/** Shows how many texts of the form are left to translate, and moves from one to the next. */
export function ToDoBar({ texts, at, onShow, onClose }: ToDoBarProps) {
  const { t } = useTranslation('texts');
  const left = texts.filter(({ state }) => isToDo(state)).length;
  const go = (step: 1 | -1) => {
    const found = stepToDo(texts, at, step);
    return found && (() => onShow(found.field, found.culture));
  };
  const [previous, next] = [go(-1), go(1)];
  return (
    <SaveBar
      actions={
        <>
          <Button disabled={!previous} onClick={previous} variant="outlined">
            {t('drawer.previous')}
          </Button>
          <Button disabled={!next} onClick={next} variant="outlined">
            {t('drawer.next')}
          </Button>
          <Button color="primary" onClick={onClose} variant="contained">
            {t('drawer.done')}
          </Button>
        </>
      }
      summary={
        <span>
          <b>{left === 0 ? t('drawer.allDone') : t('drawer.left', { count: left })}</b> {t('drawer.savedWithForm')}
        </span>
      }
    />
  );
}

export interface FormText {
  field: string;
  culture: string;
  state: TextState;
}

export function useFormTexts(): FormText[] {
  const languages = useTextLanguages();
  const { formState } = useFormContext();
  const values = useWatch();
  return listFormTexts(languages, {
    names: languages.fields.map(({ name }) => name),
    values,
    stored: formState.defaultValues,
    confirmed: get(values, CONFIRMED_TEXTS) ?? {},
  });
}

interface FormState {
  names: readonly string[];
  /** The current values, compared with `stored`, the loaded ones. */
  values: unknown;
  stored: unknown;
  confirmed: Readonly<Record<string, readonly string[]>>;
}

/** Lists every text of a form in every language, ordered by field and then language. */
export function listFormTexts(languages: TextLanguages, { names, values, stored, confirmed }: FormState): FormText[] {
  const { culture: source, cultures, outdated } = languages;
  return names.flatMap((field) => {
    const texts = readTexts(get(values, field));
    const situation = {
      texts,
      stored: readTexts(get(stored, field)),
      source,
      outdated: outdated?.[field] ?? [],
      confirmed: confirmed[field] ?? [],
    };
    return listCultures(source, cultures, texts).map((culture) => ({
      field,
      culture,
      state: readTextState(culture, situation),
    }));
  });
}

/** Returns the next (step 1) or previous (step -1) text to do, wrapping around; undefined if all are done. */
export function stepToDo(texts: readonly FormText[], at: Omit<FormText, 'state'>, step: 1 | -1): FormText | undefined {
  const inOrder = step === 1 ? texts : texts.toReversed();
  const here = inOrder.findIndex(({ field, culture }) => field === at.field && culture === at.culture);
  const following = [...inOrder.slice(here + 1), ...inOrder.slice(0, Math.max(0, here))];
  return following.find(({ state }) => isToDo(state));
}
