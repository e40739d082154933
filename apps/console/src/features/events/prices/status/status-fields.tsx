import Box from '@mui/material/Box';
import { PAUSED_STATUS_CODE, STANDARD_STATUS_CODE, VISIBILITIES } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { isComp, toTicketStatus } from '../ticket-status.ts';
import type { StatusValues } from './status-values.ts';

interface StatusFieldsProps {
  prices: readonly Price[];
  show: Pick<Show, 'status' | 'timeZone'>;
  isDisabled: boolean;
}

const WATCHED = ['statusCode', 'visibility'] as const;

export function StatusFields({ prices, show, isDisabled }: StatusFieldsProps) {
  const { t } = useTranslation('prices');
  const [statusCode, visibility] = useWatch<StatusValues, typeof WATCHED>({ name: WATCHED });
  const hasStandard = prices.some((price) => !isComp(price));
  const [only] = prices;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {hasStandard && (
        <SegmentedField
          disabled={isDisabled}
          help={t(`statusDrawer.means.${statusCode === null ? 'mixed' : toTicketStatus(statusCode)}`)}
          label={t('statusDrawer.sale')}
          name="statusCode"
          options={[
            { value: STANDARD_STATUS_CODE, label: t('status.onSale') },
            { value: PAUSED_STATUS_CODE, label: t('status.paused') },
          ]}
        />
      )}
      <SegmentedField
        disabled={isDisabled}
        help={t(`statusDrawer.sees.${visibility ?? 'mixed'}`)}
        label={t('form.visibleTo')}
        name="visibility"
        options={VISIBILITIES.map((value) => ({
          value,
          label: t(`visibility.${value}`),
          disabled: value === 'public' && !hasStandard,
        }))}
      />
      {prices.length === 1 && only && (
        <BuyerNow
          price={{ ...only, statusCode: statusCode ?? only.statusCode, visibility: visibility ?? only.visibility }}
          show={show}
        />
      )}
    </Box>
  );
}

function BuyerNow({ price, show }: { price: Price; show: StatusFieldsProps['show'] }) {
  const { t } = useTranslation('prices');
  const state = findBuyerState(price, show, toWallTime(new Date(), show.timeZone));
  const write = (wallTime: string | null) => (wallTime === null ? '' : formatZonedTime(wallTime, show.timeZone));
  return (
    <Box role="status" sx={{ p: 1.5, borderRadius: '6px', bgcolor: 'background.sunken', typography: 'body2' }}>
      <Box component="b" sx={{ display: 'block', fontWeight: 530 }}>
        {t('statusDrawer.now')}
      </Box>
      {t(`statusDrawer.buyer.${state}`, {
        count: price.stock.available,
        from: write(price.onSaleAtLocal),
        until: write(price.offSaleAtLocal),
      })}
    </Box>
  );
}

/** Tells whether a buyer at a public site can buy, or why not. */
type BuyerState =
  | 'eventClosed'
  | 'hidden'
  | 'boxOffice'
  | 'paused'
  | 'notYet'
  | 'over'
  | 'soldOut'
  | 'withCode'
  | 'onSale';

type Facts = Pick<Price, 'statusCode' | 'visibility' | 'onSaleAtLocal' | 'offSaleAtLocal' | 'stock'>;

/** `nowLocal` is the wall time in the show's zone (`YYYY-MM-DDTHH:mm:ss`), like the sale window. */
export function findBuyerState(price: Facts, show: Pick<Show, 'status'>, nowLocal: string): BuyerState {
  const { onSaleAtLocal, offSaleAtLocal, visibility, stock } = price;
  if (show.status !== 'ACTIVE') return 'eventClosed';
  if (visibility === 'hidden') return 'hidden';
  if (price.statusCode === PAUSED_STATUS_CODE) return 'paused';
  if (onSaleAtLocal !== null && nowLocal < onSaleAtLocal) return 'notYet';
  if (offSaleAtLocal !== null && nowLocal >= offSaleAtLocal) return 'over';
  if (stock.available <= 0) return 'soldOut';
  if (visibility === 'box-office') return 'boxOffice';
  return visibility === 'code' ? 'withCode' : 'onSale';
}
