import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { useCounts, useSeatDesk } from '../desk/seat-desk-context.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import { useSoldDifferences } from '../desk/use-sold-differences.ts';
import { PriceMark } from './legend-marks.tsx';
import { LegendRow, LegendSection } from './legend-section.tsx';
import { ROW_ACTIONS_LOOK, SelectButton, TOUCH } from './select-button.tsx';

export function LegendTickets({ arming }: { arming: ArmingModel }) {
  const { t, i18n } = useTranslation('seats');
  const { desk, kind, show, prices, readOnlyReason } = useSeatDesk();
  const counts = useCounts(desk.map);
  const { sold, error } = useSoldDifferences();
  const isArmable = kind === 'tickets' && readOnlyReason === undefined;
  const money = (valueMinor: number) => formatAmount(valueMinor, show.currency, i18n.language);
  const number = (value: number) => formatNumber(value, i18n.language);
  const focusKey = (arming.armedRow ?? arming.rows[0])?.key;
  const rows = [
    ...prices.map((price) => ({ ...price, key: `price-${price.ordinal}` })),
    { ordinal: 0, key: 'price-none', name: t('legend.noPrice'), colour: null, mark: '' },
  ];
  return (
    <LegendSection
      title={t('legend.tickets')}
      isArmable={isArmable}
      aside={
        <Box component="span" sx={{ typography: 'note', color: LOOK.text3 }}>
          {t('seats', { count: counts.seatCount, number: number(counts.seatCount) })}
        </Box>
      }
      head={
        <Box aria-hidden sx={HEAD_LOOK}>
          <span>{t('legend.seats')}</span>
          <span>{t('legend.value', { currency: show.currency })}</span>
        </Box>
      }
    >
      {rows.map((row) => {
        const count = counts.prices.find(({ ordinal }) => ordinal === row.ordinal);
        const seats = number(count?.seats ?? 0);
        // Empty while the statistics load; a dash if there is no value.
        const value =
          row.ordinal === 0 || error !== undefined
            ? '–'
            : sold && money((count?.valueMinor ?? 0) + (sold.get(row.ordinal) ?? 0));
        const many = { count: count?.seats ?? 0, number: seats };
        const armingRow = arming.rows.find(({ key }) => key === row.key);
        return (
          <Box key={row.key} sx={TICKET_LOOK}>
            <LegendRow
              columns="24px minmax(0,1fr) 48px 92px"
              mark={
                row.colour === null ? (
                  <Box component="span" sx={NO_PRICE_LOOK} />
                ) : (
                  <PriceMark colour={row.colour} mark={row.mark} />
                )
              }
              name={row.name}
              seats={seats}
              note={
                <Box sx={{ color: value === '–' ? LOOK.text3 : undefined }}>
                  {value ?? <Skeleton width={64} sx={{ ml: 'auto' }} />}
                </Box>
              }
              description={
                value === undefined || value === '–'
                  ? t('seats', many)
                  : t('legend.rowValue', { ...many, value, currency: show.currency })
              }
              arm={
                isArmable
                  ? {
                      isArmed: arming.armedRow?.key === row.key,
                      isFocusable: focusKey === row.key,
                      onArm: () => (arming.armedRow?.key === row.key ? arming.disarm() : arming.arm(armingRow)),
                    }
                  : undefined
              }
            />
            <SelectButton filter={{ price: row.ordinal }} name={row.name} rightPx={106} touchRightPx={8} />
          </Box>
        );
      })}
    </LegendSection>
  );
}

const TICKET_LOOK = [ROW_ACTIONS_LOOK, { [TOUCH]: { '& > [data-legend-row]': { pr: '46px' } } }];

const HEAD_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 92px',
  columnGap: 0.5,
  height: 20,
  p: '0 14px 0 10px',
  [TOUCH]: { pr: '46px' },
  textAlign: 'right',
  typography: 'tiny',
  color: LOOK.text3,
};

const NO_PRICE_LOOK = {
  width: 16,
  height: 16,
  ml: '3px',
  borderRadius: '4px',
  border: `1px dashed ${LOOK.controlLine}`,
};
