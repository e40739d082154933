import Box from '@mui/material/Box';
import type { GuestList } from '@parterre/contract/guest-lists';
import { useTranslation } from 'react-i18next';
import { AllocationMeter } from '../allocation-meter.tsx';
import { useListWords } from '../use-list-words.ts';

/** How full the list is, and by what it is bound. */
export function ListFacts({ list }: { list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const words = useListWords();
  const { requested, approved, issued } = list.figures;
  const facts = [
    [t('column.owner'), list.ownerName],
    [t('column.cutOff'), words.nameCutOff(list)],
    [t('field.comp'), [words.nameComp(list), list.holdLabel].filter(Boolean).join(' · ')],
    [t('facts.people'), t('facts.counts', { requested, approved, issued })],
  ];
  return (
    <Box sx={LOOK}>
      <Box sx={{ flex: '1 1 200px', maxWidth: 320 }}>
        <AllocationMeter list={list} />
      </Box>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{name}</Box>
          <Box sx={{ overflowWrap: 'anywhere' }}>{value}</Box>
        </Box>
      ))}
    </Box>
  );
}

const LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1.5,
  p: 2,
  mb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  fontSize: 13,
};
