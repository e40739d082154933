import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { VersionMove } from '@parterre/contract/seating-plans/version-moves';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useMoveToVersionMutation, usePreviewVersionMoveQuery } from '#api/queries/seating/seating-plans.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { useIsOpen } from '#drawers/use-is-open.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { MovePreview } from './move-preview.tsx';

/**
 * `/shows/:showCode/seating/version`: the effect of the plan's newest version on the show's seats, and the version
 * move.
 */
export function VersionMoveDrawer() {
  const { t } = useTranslation('version-moves');
  const navigate = useNavigate();
  const result = useGetShowQuery({ params: { showCode: useShowCode() } });
  const handleClose = () => void navigate('..', { relative: 'path' });
  const show = result.currentData;
  if (show && show.planVersionId !== null && show.seating === 'RESERVED')
    return <OpenMove onClose={handleClose} show={show} />;
  return (
    <AppDrawer heading={{ title: t('drawer.titlePlain') }} onClose={handleClose} open>
      <LoadedPart label={t('drawer.loading')} result={{ ...result, data: show }} rows={4}>
        {() => t('drawer.noPlan')}
      </LoadedPart>
    </AppDrawer>
  );
}

function OpenMove({ show, onClose }: { show: Show; onClose: () => void }) {
  const { t } = useTranslation('version-moves');
  // Sales continue, so a cached preview may be wrong.
  const result = usePreviewVersionMoveQuery(
    { params: { showCode: show.showCode } },
    { refetchOnMountOrArgChange: true },
  );
  const preview = result.currentData;
  const { move, isMoving, refusal } = useVersionMove(show.showCode, result.refetch, onClose);
  const lockReason = useLockReason('seat:write');
  const numbers = { from: preview?.from.number, to: preview?.to.number };
  const isSame = preview?.reason === 'SAME_VERSION';
  const heading =
    preview && !isSame
      ? { title: t('drawer.title', numbers), facts: t('drawer.from', numbers) }
      : { title: t('drawer.titlePlain') };
  return (
    <AppDrawer
      footer={
        preview &&
        !isSame && (
          <SaveBar
            actions={
              <>
                <Button onClick={onClose} variant="outlined">
                  {t('drawer.cancel')}
                </Button>
                <ReasonedButton
                  color="primary"
                  loading={isMoving}
                  onClick={() => void move(preview)}
                  reason={findReason()}
                  variant="contained"
                >
                  {t('drawer.confirm', numbers)}
                </ReasonedButton>
              </>
            }
            summary={null}
          />
        )
      }
      heading={heading}
      onClose={onClose}
      open
    >
      {refusal !== undefined && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      <LoadedPart label={t('drawer.loading')} result={{ ...result, data: preview }} rows={5}>
        {(loaded) => (isSame ? t('drawer.same', numbers) : <MovePreview preview={loaded} />)}
      </LoadedPart>
    </AppDrawer>
  );

  function findReason(): string | undefined {
    if (lockReason !== undefined) return lockReason;
    if (show.status === 'CANCELLED') return t('drawer.cancelled');
    return preview?.canMove ? undefined : t('drawer.cannot', { ...numbers, count: preview?.obstacleCount ?? 0 });
  }
}

/**
 * Moves the show if it is unchanged since the preview; otherwise nothing moves and the preview is read again. Needs
 * `seat:write`.
 */
function useVersionMove(showCode: string, readAgain: () => unknown, onMoved: () => void) {
  const { t } = useTranslation('version-moves');
  const [send, { isLoading }] = useMoveToVersionMutation();
  const [refusal, setRefusal] = useState<string>();
  const isOpen = useIsOpen();
  const move = async ({ to, revision }: VersionMove) => {
    setRefusal(undefined);
    try {
      const body = { versionId: to.id, revision };
      const moved = await send({ params: { showCode }, body }).unwrap();
      const numbers = { to: moved.planVersionNumber, count: moved.added };
      showToast(t(moved.added > 0 ? 'drawer.doneAdded' : 'drawer.done', numbers));
      if (isOpen.current) onMoved();
    } catch (error) {
      setRefusal(explain(error));
      await readAgain();
    }
  };
  return { move, isMoving: isLoading, refusal };

  function explain(error: unknown): string {
    return findProblem(error)?.code === 'STALE' ? t('drawer.stale') : errorText(error);
  }
}
