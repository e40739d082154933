import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '#ui/save-bar.tsx';
import { type FormText, stepToDo } from './list-form-texts.ts';
import { isToDo } from './text-state.ts';

interface ToDoBarProps {
  /** All texts of the form. */
  texts: readonly FormText[];
  at: { field: string; culture: string };
  onShow: (field: string, culture: string) => void;
  onClose: () => void;
}

/** How much is left to translate in the form, and the way along it, over its fields. */
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
