import type { Hold } from '@parterre/contract/holds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListHoldsQuery, useListHoldUsesQuery, useRemoveHoldMutation } from '#api/queries/events/holds.ts';
import { selectUnsavedChanges } from '#api/settings.ts';
import { useAppSelector } from '#api/store.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import { firstReason } from '#ui/controls/first-reason.ts';
import { Labelled } from '#ui/controls/labelled.tsx';
import { NativeSelect } from '#ui/controls/native-select.tsx';
import { HoldUses } from './ledger/hold-uses.tsx';

interface DeleteHoldProps {
  hold: Hold;
  holds: readonly Hold[];
  showCode: string;
  reason: string | undefined;
  onDeleted: () => void;
}

/**
 * Deletes a hold. Needs `hold:write`. Its seats and unseated places must move to another hold or to none; not possible
 * while some are claimed, or while guest lists or offer codes use it.
 */
export function DeleteHold({ hold, holds, showCode, reason, onDeleted }: DeleteHoldProps) {
  const { t } = useTranslation('holds');
  const [remove] = useRemoveHoldMutation();
  const { refetch } = useListHoldsQuery({ params: { showCode } });
  // If the uses cannot be read, deleting is still offered: the server refuses it where necessary.
  const { currentData: read } = useListHoldUsesQuery({ params: { showCode } }, { refetchOnMountOrArgChange: true });
  const uses = read?.items.filter(({ holdId }) => holdId === hold.holdId) ?? [];
  const hasUnsavedSeats = useAppSelector(selectUnsavedChanges).inPage;
  const [chosenHoldId, setChosenHoldId] = useState<number>();
  const others = holds.filter(({ holdId }) => holdId !== hold.holdId);
  const moveTo = others.find(({ holdId }) => holdId === chosenHoldId)?.holdId ?? 'none';
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
  const handleDelete = async () => {
    try {
      const params = { showCode, hold: String(hold.holdId) };
      await remove({ params, query: isEmpty ? {} : { moveTo }, revision: hold.revision }).unwrap();
    } catch (error) {
      void refetch();
      throw error;
    }
  };
  return (
    <>
      <DeleteSection
        done={t('delete.done', { label: hold.label })}
        label={t('delete.button')}
        onDelete={handleDelete}
        onDeleted={onDeleted}
        reason={firstReason(
          reason,
          isClaimed && `${counts} ${t('delete.claimed')}`,
          hasUnsavedSeats && t('delete.unsaved'),
          uses.length > 0 && t('delete.used'),
        )}
        request={{
          title: t('delete.title', { label: hold.label }),
          body: isEmpty ? (
            t('delete.text')
          ) : (
            <MoveSeats text={counts} holds={others} moveTo={moveTo} onChoose={setChosenHoldId} />
          ),
          confirmLabel: t(isEmpty ? 'delete.confirm' : 'delete.move'),
        }}
      />
      <HoldUses uses={uses} note={t('delete.used')} />
    </>
  );
}

interface MoveSeatsProps {
  text: string;
  holds: readonly Hold[];
  moveTo: number | 'none';
  onChoose: (holdId: number | undefined) => void;
}

function MoveSeats({ text, holds, moveTo, onChoose }: MoveSeatsProps) {
  const { t } = useTranslation('holds');
  return (
    <>
      {text}
      <Labelled label={t('delete.moveTo')} sx={{ mt: 2 }}>
        {(id) => (
          <NativeSelect
            id={id}
            value={moveTo}
            onChange={(event) => onChoose(event.target.value === 'none' ? undefined : Number(event.target.value))}
          >
            <option value="none">{t('delete.moveToNone')}</option>
            {holds.map(({ holdId, label }) => (
              <option key={holdId} value={holdId}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
    </>
  );
}
