import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../api/error-text.ts';
import { ConflictDialog } from '../../../../drawers/conflict-dialog.tsx';
import { showToast } from '../../../../ui/notices/notices.tsx';
import type { DraftSaver } from './draft-saver.ts';

interface DraftConflictProps {
  saver: DraftSaver;
  isPutOff: boolean;
  onPutOff: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved this draft meanwhile: whose drawing stays is the reader's choice. */
export function DraftConflict({ saver, isPutOff, onPutOff, onTakeTheirs }: DraftConflictProps) {
  const { t } = useTranslation('plan-editor');
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  const keepMine = async () => {
    try {
      await saver.keepMine();
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
  return (
    <ConflictDialog
      changedBy={t('conflict.text')}
      conflicts={state === 'conflict' && !isPutOff ? [] : null}
      onClose={onPutOff}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
