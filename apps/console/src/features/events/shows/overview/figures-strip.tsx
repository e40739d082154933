import Box from '@mui/material/Box';
import type { ShowOverview } from '@parterre/contract/shows/overview';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { type Figure, FigureStrip } from '#ui/figures/figure-strip.tsx';
import { formatAmount, formatMoney } from '#ui/figures/money-text.tsx';

interface FiguresStripProps {
  show: Pick<Show, 'currency' | 'saleState'>;
  figures: ShowOverview['figures'];
}

export function FiguresStrip({ show, figures }: FiguresStripProps) {
  const { t, i18n } = useTranslation('shows');
  const { language } = i18n;
  const {
    sold,
    pending,
    comps,
    capacity,
    grossMinor,
    available,
    held,
    blocked,
    inBaskets,
    reservedByCodes,
    withoutPrice,
    today,
  } = figures;
  const write = (value: number) => formatNumber(value, language);
  const money = (amountMinor: number) => formatMoney(amountMinor, show.currency, language);
  const addends = { held, blocked, inBaskets, reservedByCodes, withoutPrice };
  const taken = Object.entries(addends).filter(([, count]) => count > 0);
  const shown: Figure[] = [
    {
      label: t('figures.sold'),
      value: write(sold),
      unit: t('figures.ofCapacity', { capacity: write(capacity) }),
      note: [
        t('figures.share', {
          share: formatNumber(capacity > 0 ? sold / capacity : 0, language, {
            style: 'percent',
            maximumFractionDigits: 1,
          }),
        }),
        ...(pending > 0 ? [t('figures.pending', { count: pending })] : []),
        ...(comps > 0 ? [t('figures.comps', { count: comps })] : []),
      ].join(' · '),
    },
    {
      label: t('figures.gross'),
      value:
        grossMinor === null ? (
          '–'
        ) : (
          <GrossFigure amount={formatAmount(grossMinor, show.currency, language)} currency={show.currency} />
        ),
      note:
        sold > 0 && grossMinor !== null
          ? t('figures.average', { amount: money(Math.round(grossMinor / sold)) })
          : undefined,
    },
    {
      label: t('figures.available'),
      value: write(available),
      note: taken.map(([addend, count]) => t(`figures.${addend}`, { count })).join(' · ') || undefined,
    },
    {
      label: t('figures.today'),
      value: write(today.tickets),
      note: today.grossMinor === null ? describeDays() : `${money(today.grossMinor)} · ${describeDays()}`,
    },
  ];
  return <FigureStrip figures={shown} />;

  function describeDays(): string {
    if (show.saleState === 'ENDED') return t('figures.isOver');
    return figures.daysToGo === 0 ? t('figures.isToday') : t('figures.daysToGo', { count: figures.daysToGo });
  }
}

function GrossFigure({ amount, currency }: { amount: string; currency: string }) {
  return (
    <>
      <Box
        component="span"
        sx={{ typography: 'caption', lineHeight: 1, letterSpacing: 0, color: 'text.tertiary', mr: 0.75 }}
      >
        {currency}
      </Box>
      {amount}
    </>
  );
}
