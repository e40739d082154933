import type { VersionChanges } from '@parterre/contract/seating-plans';
import { useTranslation } from 'react-i18next';
import { nameSeat } from './group-seats.ts';
import { PreviewPart } from './preview-part.tsx';
import { ShortList } from './short-list.tsx';

/** Seats that stand where they stood and are called something else. */
export function RenamedSeats({ changes: { renamed, renamedSeats } }: { changes: VersionChanges }) {
  const { t } = useTranslation('version-move');
  const unnamed = renamed - renamedSeats.length;
  return (
    <PreviewPart text={t('renamed.text', { count: renamed })} title={t('renamed.title')}>
      <ShortList
        items={renamedSeats.map(({ seatId, newSeatId }) => (
          <li key={seatId}>{t('renamed.pair', { from: nameSeat(seatId), to: nameSeat(newSeatId) })}</li>
        ))}
      />
      {unnamed > 0 && t('seats.more', { count: unnamed })}
    </PreviewPart>
  );
}
