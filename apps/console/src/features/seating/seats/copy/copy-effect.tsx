import Box from '@mui/material/Box';
import type { SeatCopyPreview } from '@parterre/contract/seat-copies';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { HoldFlag } from '../legend/legend-marks.tsx';
import { useAdapted } from '../map/use-scheme.ts';
import { SeatChangeTable } from '../save/seat-change-table.tsx';
import { CopySection } from './copy-section.tsx';

export function CopyEffect({ preview }: { preview: SeatCopyPreview }) {
  const { t, i18n } = useTranslation('seats');
  const { prices, holds, show } = useSeatDesk();
  const money = (amount: number) => formatAmount(amount, preview.currency, i18n.language);
  const sum = (of: (price: SeatCopyPreview['priceChanges'][number]) => number) =>
    money(preview.priceChanges.reduce((total, price) => total + of(price), 0));
  const { changed, blocksSwitched } = preview.seats;
  const changedPrices = preview.priceChanges.filter(({ seats, seatsBefore }) => seats !== seatsBefore);
  const changedHolds = preview.holdChanges.filter(({ seats, seatsBefore }) => seats !== seatsBefore);
  const adapt = useAdapted();
  const flagOf = ({ holdId, fromHoldId }: SeatCopyPreview['holdChanges'][number]) => {
    const like = preview.holds.find((hold) => hold.fromHoldId === fromHoldId);
    return holds.find((hold) => hold.holdId === holdId) ?? (like && { ...like, colour: adapt(like.colour) });
  };
  return (
    <CopySection title={t('copy.effect.title')}>
      <Box role="status" sx={{ mb: 1.5 }}>
        {changed + blocksSwitched === 0 && t('copy.effect.nothing')}
        {changed > 0 && <div>{t('copy.effect.seats', { count: changed })}</div>}
        {blocksSwitched > 0 && <div>{t('copy.effect.blocks', { count: blocksSwitched })}</div>}
      </Box>
      {changedPrices.length > 0 && (
        <SeatChangeTable
          caption={t('legend.tickets')}
          currency={show.currency}
          money={money}
          rows={changedPrices.map(({ priceTypeId, name, ...row }) => ({
            ...row,
            key: String(priceTypeId ?? 'none'),
            hasValue: priceTypeId !== null,
            name:
              priceTypeId === null ? (
                t('legend.noPrice')
              ) : (
                <>
                  <ColourSwatch colour={prices.find((price) => price.priceTypeId === priceTypeId)?.colour ?? ''} />
                  {chooseText(name, i18n.language, show.defaultCulture)}
                </>
              ),
          }))}
          total={{ before: sum((price) => price.valueBeforeMinor), after: sum((price) => price.valueMinor) }}
        />
      )}
      {changedHolds.length > 0 && (
        <SeatChangeTable
          caption={t('legend.holds')}
          rows={changedHolds.map((hold) => ({
            key: `${hold.holdId}-${hold.fromHoldId}`,
            seats: hold.seats,
            seatsBefore: hold.seatsBefore,
            name: (
              <>
                <HoldFlag colour={flagOf(hold)?.colour ?? null} flag={flagOf(hold)?.reservationFlag ?? '–'} />
                {hold.label === ''
                  ? t('legend.noHold')
                  : hold.fromHoldId === null
                    ? hold.label
                    : t('copy.effect.newHold', { name: hold.label })}
              </>
            ),
          }))}
        />
      )}
    </CopySection>
  );
}
