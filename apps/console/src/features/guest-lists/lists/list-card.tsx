import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GuestList } from '@parterre/contract/guest-lists';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { ToneChip } from '#ui/status-chip.tsx';
import { AllocationMeter } from '../allocation-meter.tsx';
import { useListWords } from '../use-list-words.ts';

/** A guest list on a phone. */
export function ListCard({ list, withEvent }: { list: GuestList; withEvent: boolean }) {
  const { t } = useTranslation('guest-lists');
  const words = useListWords();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Link href={paths.showGuestList(list.showCode, list.guestListId)} sx={{ fontWeight: 530 }}>
          {list.name}
        </Link>
        {list.figures.requested > 0 && (
          <ToneChip tone="warn">{t('waiting', { count: list.figures.requested })}</ToneChip>
        )}
      </Box>
      {withEvent && (
        <Box>
          {words.nameShow(list)}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{words.nameStart(list)}</Box>
        </Box>
      )}
      <AllocationMeter list={list} />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {[list.ownerName, `${t('column.cutOff')}: ${words.nameCutOff(list)}`].join(' · ')}
      </Box>
    </Box>
  );
}
