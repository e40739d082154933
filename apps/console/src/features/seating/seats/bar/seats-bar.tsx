import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LOOK } from '#brands/look.ts';
import { DAY_TIME_TEMPLATE, formatNamedDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { WorkBar } from '#pages/work-bar.tsx';
import { useTableView } from '#tables/url/use-table-view.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { TableIcon } from '#ui/icons.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { type SeatsKind, useSeatDesk } from '../desk/seat-desk-context.ts';
import { NewerVersionLink, ReportMenu, SeatsMenu } from './bar-menus.tsx';
import { FindSeatBox } from './find-seat-box.tsx';

interface SeatsBarProps {
  findBox: RefObject<HTMLInputElement | null>;
  /** True if the bar has no room for the search and the button of the reports. */
  isPhone: boolean;
}

export function SeatsBar({ findBox, isPhone }: SeatsBarProps) {
  const { t, i18n } = useTranslation('seats');
  const { show, kind } = useSeatDesk();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const name = chooseText(show.name, i18n.language, show.defaultCulture);
  const when = formatNamedDay(show.startsAtLocal, i18n.language, DAY_TIME_TEMPLATE);
  const handleKindChange = (next: SeatsKind) =>
    navigate(`${paths.seats(show.showCode, next)}?${params}`.replace(/\?$/, ''));
  return (
    <WorkBar backLabel={t('bar.back')} backTo={paths.show(show.showCode)} isAbove name={name} title={t('title')}>
      <Box component="span" sx={FACTS_LOOK}>
        {`${when} ${show.zoneName} · ${show.venue.name}`}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        <StatusChip status={show.status} />
      </Box>
      <Box sx={{ flex: 1 }} />
      {/* Its texts belong to another page; without this, bar, legend and tools would hide until they load. */}
      <Suspense fallback={null}>
        <NewerVersionLink show={show} />
      </Suspense>
      <Box sx={{ flex: 'none' }}>
        <SegmentedControl
          label={t('bar.kind')}
          value={kind}
          options={[
            { value: 'tickets', label: t('legend.tickets') },
            { value: 'holds', label: t('legend.holds') },
          ]}
          onChange={handleKindChange}
        />
      </Box>
      <Box sx={{ width: '1px', height: 20, bgcolor: LOOK.line, mx: 0.75, display: { xs: 'none', md: 'block' } }} />
      <TableSwitch />
      {!isPhone && <ReportMenu />}
      <SeatsMenu hasReports={isPhone} />
      {!isPhone && <FindSeatBox input={findBox} />}
    </WorkBar>
  );
}

function TableSwitch() {
  const { t } = useTranslation('seats');
  const [isTable, setTable] = useTableView();
  const handleToggle = () => setTable(!isTable);
  return (
    <Button
      size="small"
      aria-pressed={isTable}
      aria-label={t('bar.table')}
      startIcon={<TableIcon />}
      onClick={handleToggle}
      sx={{ flex: 'none', '&[aria-pressed=true]': { bgcolor: LOOK.active } }}
    >
      <Box component="span" sx={WIDE_WORD_LOOK}>
        {t('bar.table')}
      </Box>
    </Button>
  );
}

const WIDE_WORD_LOOK = { display: { xs: 'none', md: 'inline' } };

const FACTS_LOOK = {
  display: { xs: 'none', lg: 'inline' },
  minWidth: 0,
  flexShrink: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: LOOK.text2,
  fontVariantNumeric: 'tabular-nums',
};
