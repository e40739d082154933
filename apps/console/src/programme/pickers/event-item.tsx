import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { formatZonedTime } from '../../dates/format-zoned-time.ts';
import { chooseText } from '../../i18n/choose-text.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

interface EventItemProps {
  event: ShowSummary;
  onChoose: () => void;
}

/** One event to choose: name over date and venue. */
export function EventItem({ event, onChoose }: EventItemProps) {
  const { i18n } = useTranslation('programme');
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase onClick={onChoose} sx={ROW_LOOK}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
            {chooseText(event.name, i18n.language)}
          </Box>
          <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
            {formatZonedTime(event.startsAtLocal, event.timeZone)} · {event.venue.name}
          </Box>
        </Box>
        <StatusChip status={event.status} />
        <ChevronRightIcon sx={{ color: 'text.tertiary' }} />
      </ButtonBase>
    </Box>
  );
}

const ROW_LOOK = {
  width: '100%',
  minHeight: 56,
  py: 1,
  px: 1,
  gap: 1,
  textAlign: 'left',
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  '&:hover': { bgcolor: 'background.hover' },
  '&:focus-visible': { outlineOffset: -2 },
};
