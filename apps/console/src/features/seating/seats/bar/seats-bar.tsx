import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type RefObject, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Logo } from '#brands/logo.tsx';
import { LOOK } from '#brands/look.ts';
import { DAY_TIME_TEMPLATE } from '#dates/format-date-time.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { FrameMenu } from '#pages/frame-menu.ts';
import { paths } from '#pages/paths.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { ChevronLeftIcon, TableIcon } from '#ui/icons.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { type SeatsKind, useSeatDesk } from '../desk/seat-desk-context.ts';
import { sayDay } from '../explain/seat-words.ts';
import { SEATS_BAR_LOOK } from '../use-layout.ts';
import { NewerVersionLink, ReportMenu, SeatsMenu } from './bar-menus.tsx';
import { FindSeatBox } from './find-seat-box.tsx';

interface SeatsBarProps {
  findBox: RefObject<HTMLInputElement | null>;
  /** False if the bar has no room for the search. */
  hasFindBox: boolean;
}

export function SeatsBar({ findBox, hasFindBox }: SeatsBarProps) {
  const { t, i18n } = useTranslation('seats');
  const { brand } = useTheme();
  const { show, kind } = useSeatDesk();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const name = chooseText(show.name, i18n.language, show.defaultCulture);
  const when = sayDay(show.startsAtLocal, i18n.language, DAY_TIME_TEMPLATE);
  const handleKindChange = (next: SeatsKind) =>
    navigate(`${paths.seats(show.showCode, next)}?${params}`.replace(/\?$/, ''));
  return (
    <Box component="header" sx={SEATS_BAR_LOOK}>
      <title>{`${t('title')}, ${name} · ${brand.displayName}`}</title>
      <Box sx={OWN_LOOK}>
        <TipIconButton label={t('bar.back')} href={paths.show(show.showCode)}>
          <ChevronLeftIcon />
        </TipIconButton>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <Logo variant="minimal" size={20} />
        </Box>
        <Typography variant="body2" component="h1" data-page-title tabIndex={-1} sx={NAME_LOOK}>
          {name}
        </Typography>
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
        <ReportMenu />
        <SeatsMenu />
        {hasFindBox && <FindSeatBox input={findBox} />}
      </Box>
      {useContext(FrameMenu)}
    </Box>
  );
}

function TableSwitch() {
  const { t } = useTranslation('seats');
  const [params, setParams] = useUrlParams();
  const isTable = params.get('view') === 'table';
  const handleToggle = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isTable) next.delete('view');
        else next.set('view', 'table');
        return next;
      },
      { replace: true },
    );
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

/** On a phone the bar's own buttons scroll, in languages with long words, so that the profile menu keeps its place. */
const OWN_LOOK = {
  display: { xs: 'flex', sm: 'contents' },
  alignItems: 'center',
  // As wide as 320 px leaves room for.
  gap: 0.25,
  flex: 1,
  minWidth: 0,
  height: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const WIDE_WORD_LOOK = { display: { xs: 'none', md: 'inline' } };

const NAME_LOOK = {
  fontWeight: 'fontWeightMedium',
  minWidth: { xs: 0, sm: 40 },
  flexShrink: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Less than a letter would be left of it; it stays the heading.
  '@media (max-width: 359px)': visuallyHidden,
};

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
