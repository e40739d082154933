import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { NO_FILTER, readSelectMode, type SeatFilter, selectSeats } from '../select-seats.ts';

interface SelectButtonProps {
  filter: { price: number } | { hold: number };
  name: string;
  rightPx: number;
  /** The offset on touch screens, where the button must not cover the row's text. */
  touchRightPx: number;
}

/** Shift adds and Alt subtracts, as with the map's tools. Visible while its row has the focus or the pointer. */
export function SelectButton({ filter, name, rightPx, touchRightPx }: SelectButtonProps) {
  const { t } = useTranslation('seats');
  const select = useSelectFromLegend();
  return (
    <IconButton
      size="small"
      data-row-action
      aria-label={t('legend.select', { name })}
      title={t('legend.selectTip')}
      onClick={(event) => select(filter, name, event)}
      sx={{
        position: 'absolute',
        right: rightPx,
        top: 3,
        [LOW]: { top: 0 },
        bgcolor: LOOK.surface,
        [TOUCH]: { right: touchRightPx },
      }}
    >
      <CheckIcon />
    </IconButton>
  );
}

/** Without hover, the row's buttons are always visible, so the row leaves room for them. */
export const TOUCH = '@media (hover: none)';
/** In a low window rows are lower, so that nine tickets and five holds are whole; not where fingers press them. */
export const LOW = '@media (max-height: 960px) and (hover: hover)';

export const ROW_ACTIONS_LOOK = {
  position: 'relative',
  '& [data-row-action]': { opacity: 0 },
  '&:hover [data-row-action], & [data-row-action]:focus-visible': { opacity: 1 },
  [TOUCH]: { '& [data-row-action]': { opacity: 1 } },
};

export function useSelectFromLegend() {
  const { t, i18n } = useTranslation('seats');
  const { desk, announce } = useSeatDesk();
  return (filter: Partial<SeatFilter>, name: string, keys: { shiftKey: boolean; altKey: boolean }) => {
    const { map, geometry } = desk;
    const found = selectSeats({ map, geometry, filter: { ...NO_FILTER, ...filter }, mode: readSelectMode(keys) });
    announce(t('legend.selected', { count: found, number: formatNumber(found, i18n.language), name }));
  };
}
