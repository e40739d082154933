import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { NativeSelect } from '#ui/controls/native-select.tsx';

interface PairRowProps {
  mark?: ReactNode;
  name: string;
  note: string;
  /** '' if no option is chosen. */
  value: string;
  options: readonly { value: string; label: string; isTaken?: boolean }[];
  onChoose: (value: string) => void;
}

export function PairRow({ mark, name, note, value, options, onChoose }: PairRowProps) {
  const { t } = useTranslation('seats');
  return (
    <Box sx={ROW_LOOK}>
      <Box sx={{ flex: 'none', width: mark ? 30 : 0, display: 'flex' }}>{mark}</Box>
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Box sx={{ typography: 'caption', color: LOOK.text2, fontVariantNumeric: 'tabular-nums' }}>{note}</Box>
      </Box>
      <NativeSelect
        aria-label={t('copy.pairs.here', { name })}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ flex: { xs: '1 1 100%', sm: '0 0 50%' } }}
        value={value}
      >
        {options.map((option) => (
          <option disabled={option.isTaken} key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

const ROW_LOOK = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 0.5,
  minHeight: 48,
  py: 0.75,
  fontSize: 13,
  lineHeight: '18px',
  borderTop: `1px solid ${LOOK.line}`,
};
