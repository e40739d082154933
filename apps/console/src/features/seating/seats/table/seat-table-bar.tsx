import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { MenuButton, MenuEntry } from '#ui/controls/more-menu.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { useAlternating } from '../desk/use-alternating.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import { NO_FILTER, type SeatFilter } from '../select-seats.ts';
import { SeatFilters } from './seat-filters.tsx';

interface SeatTableBarProps {
  filter: SeatFilter;
  onFilter: (filter: SeatFilter) => void;
  shownCount: number;
  arming: ArmingModel;
  onSelectRows: () => void;
  onSelectBlocks: () => void;
}

export function SeatTableBar(props: SeatTableBarProps) {
  const { filter, onFilter, shownCount, arming, onSelectRows, onSelectBlocks } = props;
  const { t, i18n } = useTranslation('seats');
  const { desk, isHeat, readOnlyReason } = useSeatDesk();
  const size = useMapSnapshot(desk.map, (snapshot) => snapshot.selectionSize);
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Box sx={BAR_LOOK}>
      <SeatFilters filter={filter} onFilter={onFilter} />
      {Object.values(filter).some((value) => value !== null) && (
        <Button variant="text" size="small" onClick={() => onFilter(NO_FILTER)}>
          {t('table.clearFilters')}
        </Button>
      )}
      {filter.block !== null && <BlockSwitch block={filter.block} />}
      <Box sx={{ flexBasis: '100%' }} />
      <Box component="span" role="status" sx={{ color: LOOK.text2, mr: 0.5 }}>
        {t('seats', { count: shownCount, number: number(shownCount) })}
        {size > 0 && ` · ${t('status.selected', { count: size, number: number(size) })}`}
      </Box>
      <Button size="small" aria-label={t('table.selectRows')} disabled={size === 0} onClick={onSelectRows}>
        {t('table.wholeRows')}
      </Button>
      <Button size="small" aria-label={t('table.selectBlocks')} disabled={size === 0} onClick={onSelectBlocks}>
        {t('table.wholeBlocks')}
      </Button>
      {!isHeat &&
        (arming.armedRow && readOnlyReason === undefined ? (
          <Button size="small" disabled={size === 0} onClick={arming.assign} sx={ASSIGN_LOOK}>
            <span>{t('table.assign', { name: arming.armedRow.name })}</span>
          </Button>
        ) : (
          <AssignMenu arming={arming} isDisabled={size === 0} reason={readOnlyReason} />
        ))}
    </Box>
  );
}

interface AssignMenuProps {
  arming: ArmingModel;
  isDisabled: boolean;
  reason: string | undefined;
}

/** Assigns without the legend, which has no room beside the table of a phone. */
function AssignMenu({ arming, isDisabled, reason }: AssignMenuProps) {
  const { t } = useTranslation('seats');
  return (
    <MenuButton isDisabled={isDisabled} label={t('table.assignMenu')} reason={reason} size="small">
      {arming.rows.map((row) => (
        <MenuEntry key={row.key} label={row.name} onChoose={() => arming.assignOnce(row)} />
      ))}
    </MenuButton>
  );
}

function BlockSwitch({ block }: { block: number }) {
  const { t } = useTranslation('seats');
  const { readOnlyReason } = useSeatDesk();
  const alternating = useAlternating();
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
      {t('blocks.alternating')}
      <Switch
        checked={alternating.isOn(block)}
        disabled={readOnlyReason !== undefined || alternating.running !== null}
        onChange={(_, checked) => void alternating.change(block, checked)}
      />
    </Box>
  );
}

/** Uses only the space left in its line, so that a long name does not wrap to another. */
const ASSIGN_LOOK = {
  flex: '1 1 0',
  minWidth: 120,
  maxWidth: 'max-content',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};

const BAR_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  p: 1,
  typography: 'body2',
  borderBottom: `1px solid ${LOOK.line}`,
  fontVariantNumeric: 'tabular-nums',
};
