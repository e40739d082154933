import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { readSelectMode, selectSeats } from '../select/select-seats.ts';
import { NO_FILTER, type SeatFilter } from '../table/filter-seats.ts';

/** Selects the seats a row of the legend counts and says how many. */
export function useSelectFromLegend() {
  const { t, i18n } = useTranslation('seats');
  const { desk, announce } = useSeatDesk();
  return (filter: Partial<SeatFilter>, name: string, keys: { shiftKey: boolean; altKey: boolean }) => {
    const { map, geometry } = desk;
    const found = selectSeats({ map, geometry, filter: { ...NO_FILTER, ...filter }, mode: readSelectMode(keys) });
    announce(t('legend.selected', { count: found, number: formatNumber(found, i18n.language), name }));
  };
}
