import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { InstalmentDays } from '@parterre/contract/instalments';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#ui/figures/money-text.tsx';

interface DayCellProps {
  day: string;
  /** The day in full, for screen readers. */
  dayName: string;
  /** One sum per currency. */
  sums: InstalmentDays['items'];
  onOpen: () => void;
}

/** A day with its sums; each has a label, so that colour is never the only cue. */
export function DayCell({ day, dayName, sums, onOpen }: DayCellProps) {
  const { t, i18n } = useTranslation(['instalments', 'programme']);
  const number = Number(day.slice(8));
  if (sums.length === 0) return <Box sx={{ ...CELL_LOOK, color: 'text.tertiary' }}>{number}</Box>;
  const parts = sums.flatMap(({ currency, overdueMinor, dueMinor, paidMinor }) =>
    (
      [
        ['overdue', overdueMinor],
        ['due', dueMinor],
        ['paid', paidMinor],
      ] as const
    )
      .filter(([, amountMinor]) => amountMinor > 0)
      .map(([status, amountMinor]) => ({
        status,
        text: `${t(`programme:instalmentStatus.${status}`)} ${formatAmount(amountMinor, currency, i18n.language)}`,
        currency,
      })),
  );
  // The name has what is shown in one piece, for those who say what they see.
  const told = [number, ...parts.map(({ text }) => text), ...new Set(parts.map(({ currency }) => currency))].join(' ');
  return (
    <ButtonBase
      aria-label={t('kit:labelled', { label: dayName, value: told })}
      onClick={onOpen}
      sx={{ ...CELL_LOOK, '&:hover': HOVER_LOOK }}
    >
      <span>{number}</span>
      {parts.map(({ status, text, currency }) => (
        <Box component="span" key={`${status}-${currency}`} sx={{ ...PART_LOOK, color: COLOURS[status] }}>
          {text}
        </Box>
      ))}
    </ButtonBase>
  );
}

const COLOURS = { overdue: 'error.ink', due: 'info.ink', paid: 'success.ink' } as const;
const HOVER_LOOK = { bgcolor: 'action.hover' };
const CELL_LOOK = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  width: '100%',
  height: '100%',
  minHeight: 64,
  p: { xs: '2px', sm: '4px 6px' },
  typography: 'caption',
  textAlign: 'left',
  '&:focus-visible': { outlineOffset: -2 },
} as const;
const PART_LOOK = {
  maxWidth: '100%',
  fontSize: { xs: 9, sm: 11 },
  lineHeight: '14px',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
