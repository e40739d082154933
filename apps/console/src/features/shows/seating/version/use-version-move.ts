import type { VersionMove } from '@parterre/contract/seating-plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../api/error-text.ts';
import { findProblem } from '../../../../api/failure.ts';
import { useMoveToVersionMutation } from '../../../../api/queries/seating-plans.ts';
import { showToast } from '../../../../ui/notices/notices.tsx';

/** Moves the event as the reader saw it. When it is another event by then, nothing moves and the preview is read again. */
export function useVersionMove(showCode: string, readAgain: () => unknown, onMoved: () => void) {
  const { t } = useTranslation('version-move');
  const [send, { isLoading }] = useMoveToVersionMutation();
  const [refusal, setRefusal] = useState<string>();
  const move = async ({ to, revision }: VersionMove) => {
    setRefusal(undefined);
    try {
      const body = { versionId: to.id, revision };
      const moved = await send({ params: { showCode }, body }).unwrap();
      const numbers = { to: moved.planVersionNumber, count: moved.added };
      showToast(t(moved.added > 0 ? 'drawer.doneAdded' : 'drawer.done', numbers));
      onMoved();
    } catch (error) {
      setRefusal(explain(error));
      await readAgain();
    }
  };
  return { move, isMoving: isLoading, refusal };

  function explain(error: unknown): string {
    const code = findProblem(error)?.code;
    if (code === 'STALE') return t('drawer.stale');
    return code === 'CONFLICT' ? t('drawer.taken') : errorText(error);
  }
}
