import { useTranslation } from 'react-i18next';
import { undoStep } from './seat-desk.ts';
import { useSeatDesk } from './seat-desk-context.ts';

/** Takes the newest step back and says so, whichever way it was asked for. */
export function useUndo(): () => void {
  const { t } = useTranslation('seats');
  const { desk, readOnlyReason, announce } = useSeatDesk();
  return () => {
    if (readOnlyReason !== undefined || !undoStep(desk)) return;
    announce(t('say.undone', { count: desk.map.undoDepth }));
  };
}
