import Box from '@mui/material/Box';
import { PAUSED_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';

export type SoldShow = Pick<Show, 'status' | 'timeZone' | 'onSaleAtLocal' | 'offSaleAtLocal' | 'startsAtLocal'>;

/** Says what a buyer can buy of a ticket at this moment, with the status that is chosen in the form. */
export function BuyerNow({ price, show }: { price: Price; show: SoldShow }) {
  const { t } = useTranslation('prices');
  const state = findBuyerState(price, show, toWallTime(new Date(), show.timeZone));
  const window = state === 'eventNotYet' || state === 'eventOver' ? { ...show, offSaleAtLocal: endOf(show) } : price;
  const write = (wallTime: string | null) => (wallTime === null ? '' : formatZonedTime(wallTime, show.timeZone));
  return (
    <Box role="status" sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.sunken', typography: 'body2' }}>
      <Box component="b" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
        {t('statusDrawer.now')}
      </Box>
      {t(`statusDrawer.buyer.${state}`, {
        count: state === 'withCodeReserved' ? price.stock.reservedByCodes : price.stock.available,
        from: write(window.onSaleAtLocal),
        until: write(window.offSaleAtLocal),
      })}
    </Box>
  );
}

type Facts = Pick<Price, 'statusCode' | 'visibility' | 'onSaleAtLocal' | 'offSaleAtLocal' | 'stock'>;

/**
 * Tells whether a buyer at a public site can buy, or why not, by the rules of the server: sale windows limit public
 * sites alone, a pause the box office too. `nowLocal` is the wall time in the show's zone (`YYYY-MM-DDTHH:mm:ss`).
 */
export function findBuyerState(price: Facts, show: Omit<SoldShow, 'timeZone'>, nowLocal: string) {
  const { onSaleAtLocal, offSaleAtLocal, visibility, stock } = price;
  const isPaused = price.statusCode === PAUSED_STATUS_CODE;
  const isSoldOut = stock.available <= 0;
  if (show.status !== 'ACTIVE') return 'eventClosed';
  if (visibility === 'hidden') return 'hidden';
  if (visibility === 'box-office') return isPaused ? 'boxOfficePaused' : isSoldOut ? 'boxOfficeSoldOut' : 'boxOffice';
  if (show.onSaleAtLocal !== null && nowLocal < show.onSaleAtLocal) return 'eventNotYet';
  if (nowLocal >= endOf(show)) return 'eventOver';
  if (isPaused) return 'paused';
  if (onSaleAtLocal !== null && nowLocal < onSaleAtLocal) return 'notYet';
  if (offSaleAtLocal !== null && nowLocal >= offSaleAtLocal) return 'over';
  if (visibility === 'public') return isSoldOut ? 'soldOut' : 'onSale';
  if (!isSoldOut) return 'withCode';
  return stock.reservedByCodes > 0 ? 'withCodeReserved' : 'withCodeSoldOut';
}

/** Returns when public sites stop selling a show: at its start at the latest. */
const endOf = ({ offSaleAtLocal, startsAtLocal }: Pick<SoldShow, 'offSaleAtLocal' | 'startsAtLocal'>): string =>
  offSaleAtLocal !== null && offSaleAtLocal < startsAtLocal ? offSaleAtLocal : startsAtLocal;
