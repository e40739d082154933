import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../brands/look.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { ColleagueList } from './colleague-list.tsx';
import { type Colleague, type LiveState, listColleagues } from './live-state.ts';
import { useColleagueWords } from './use-colleague-words.ts';

/** Who else is at these seats, in one quiet line; all of them on request. */
export function PresenceLine({ live }: { live: LiveState }) {
  const { t } = useTranslation('seats');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { show } = useSeatDesk();
  const { sayShortly } = useColleagueWords(show.timeZone);
  const colleagues = listColleagues(live);
  const [first] = colleagues;
  const trouble = sayTrouble(live);
  if (trouble) {
    return (
      <Box role="status" sx={{ ...LINE_LOOK, color: 'warning.ink' }}>
        {t(`live.${trouble}`)}
      </Box>
    );
  }
  if (!first) return null;
  const rest = colleagues.length - 1;
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={t('live.open', { count: colleagues.length })}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={BUTTON_LOOK}
      >
        <Dot colleague={first} />
        <Box component="span" sx={TEXT_LOOK}>
          {sayShortly(first)}
          {rest > 0 && ` ${t('live.more', { count: rest })}`}
        </Box>
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('live.title') } }}
      >
        <ColleagueList colleagues={colleagues} />
      </Popover>
    </>
  );
}

/** Filled while there are unsaved changes. */
function Dot({ colleague }: { colleague: Colleague }) {
  const isEditing = colleague.editingSince !== null;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        width: 8,
        height: 8,
        borderRadius: '50%',
        border: '1.5px solid currentColor',
        bgcolor: isEditing ? 'currentColor' : 'transparent',
      }}
    />
  );
}

function sayTrouble({ connection, hasOtherPlan }: LiveState): 'otherPlan' | 'lost' | 'closed' | null {
  if (hasOtherPlan) return 'otherPlan';
  return connection === 'lost' || connection === 'closed' ? connection : null;
}

const TEXT_LOOK = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const LINE_LOOK = { minWidth: 0, flexShrink: 1, ...TEXT_LOOK };
const BUTTON_LOOK = {
  gap: 1,
  minWidth: 24,
  height: 24,
  px: 0.75,
  flexShrink: 1,
  borderRadius: '4px',
  font: 'inherit',
  color: LOOK.text,
  '&:hover': { bgcolor: LOOK.active },
};
