import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Hold } from '@parterre/contract/holds';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useListHoldsQuery, useListHoldUsesQuery, useRemoveHoldMutation } from '#api/queries/events/holds.ts';
import { selectUnsavedChanges } from '#api/settings.ts';
import { useAppSelector } from '#api/store.ts';
import { LOOK } from '#brands/look.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { HoldUses } from './ledger/hold-uses.tsx';

interface DeleteHoldProps {
  hold: Hold;
  holds: readonly Hold[];
  showCode: string;
  onDeleted: () => void;
}

/**
 * Deletes a hold; while it has seats or unseated places only together with a move of them, and never while some are
 * claimed or guest lists or offer codes take from it. Needs `hold:write`.
 */
export function DeleteHold({ hold, holds, showCode, onDeleted }: DeleteHoldProps) {
  const { t } = useTranslation('holds');
  const [remove] = useRemoveHoldMutation();
  const { refetch } = useListHoldsQuery({ params: { showCode } });
  // What cannot be read does not stand in the way: the server refuses what may not be.
  const { currentData: read } = useListHoldUsesQuery({ params: { showCode } }, { refetchOnMountOrArgChange: true });
  const uses = read?.items.filter(({ holdId }) => holdId === hold.holdId) ?? [];
  const hasUnsavedSeats = useAppSelector(selectUnsavedChanges).inPage;
  const [isAsking, setAsking] = useState(false);
  const [moveTo, setMoveTo] = useState<number | 'none'>('none');
  const { held, sold, inBaskets } = hold.seats;
  const isClaimed = sold + inBaskets > 0;
  const isEmpty = held + hold.places === 0;
  const counts = [
    ...(held > 0
      ? [
          t('delete.refused', {
            count: held,
            label: hold.label,
            claims: t('delete.claims', { sold, count: inBaskets }),
          }),
        ]
      : []),
    ...(hold.places > 0 ? [t('delete.places', { count: hold.places, label: hold.label })] : []),
  ].join(' ');
  const reason = isClaimed ? `${counts} ${t('delete.claimed')}` : hasUnsavedSeats ? t('delete.unsaved') : undefined;
  const handleConfirm = async () => {
    try {
      const params = { showCode, hold: String(hold.holdId) };
      await remove({ params, query: isEmpty ? {} : { moveTo }, revision: hold.revision }).unwrap();
      showToast(t('delete.done', { label: hold.label }), 'success');
      onDeleted();
    } catch (error) {
      showToast(errorText(error), 'error');
      void refetch();
      throw error;
    }
  };
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: `1px solid ${LOOK.line}` }}>
      <Button color="error" disabled={reason !== undefined || uses.length > 0} onClick={() => setAsking(true)}>
        {t('delete.button')}
      </Button>
      {reason !== undefined && <Box sx={{ mt: 1, typography: 'note', color: LOOK.text2 }}>{reason}</Box>}
      <HoldUses uses={uses} note={t('delete.used')} />
      <ConfirmDialog
        request={
          isAsking
            ? {
                title: t('delete.title', { label: hold.label }),
                body: isEmpty ? (
                  t('delete.text')
                ) : (
                  <MoveSeats text={counts} holds={holds} hold={hold} onChoose={setMoveTo} />
                ),
                confirmLabel: t(isEmpty ? 'delete.confirm' : 'delete.move'),
                isDangerous: true,
              }
            : null
        }
        onConfirm={handleConfirm}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

interface MoveSeatsProps {
  text: string;
  hold: Hold;
  holds: readonly Hold[];
  onChoose: (moveTo: number | 'none') => void;
}

function MoveSeats({ text, hold, holds, onChoose }: MoveSeatsProps) {
  const { t } = useTranslation('holds');
  const id = useId();
  return (
    <>
      {text}
      <Box component="label" htmlFor={id} sx={{ display: 'block', mt: 2, mb: 0.5, typography: 'subtitle2' }}>
        {t('delete.moveTo')}
      </Box>
      <Box
        component="select"
        id={id}
        defaultValue="none"
        onChange={(event) => onChoose(event.target.value === 'none' ? 'none' : Number(event.target.value))}
        sx={SELECT_LOOK}
      >
        <option value="none">{t('delete.moveToNone')}</option>
        {holds
          .filter((other) => other.holdId !== hold.holdId)
          .map((other) => (
            <option key={other.holdId} value={other.holdId}>
              {other.label}
            </option>
          ))}
      </Box>
    </>
  );
}

const SELECT_LOOK = {
  width: '100%',
  height: 36,
  px: 1,
  font: 'inherit',
  color: LOOK.text,
  bgcolor: LOOK.surface,
  border: `1px solid ${LOOK.controlLine}`,
  borderRadius: '6px',
};
