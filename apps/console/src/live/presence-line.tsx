import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import type { OtherViewer } from './live-state.ts';

export interface OtherViewerWords {
  presence: string;
  saved: string | null;
}

interface PresenceLineProps<Save> {
  others: readonly OtherViewer<Save>[];
  describe: (other: OtherViewer<Save>) => OtherViewerWords;
  /** Why other viewers are unknown; shown in their place. */
  trouble: string | null;
  /** The heading of the list: 'Others at these seats'. */
  title: string;
  /** The label of the button: '2 other people at these seats'. */
  label: string;
  /** The side on which the list opens. */
  side: 'above' | 'below';
}

/**
 * A single line, so that many viewers do not cover the work; opens a list of all. In the bar of a phone, which leads to a
 * list below it, there is room for the dot alone.
 */
export function PresenceLine<Save>({ others, describe, trouble, title, label, side }: PresenceLineProps<Save>) {
  const { t } = useTranslation('kit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first] = others;
  const isShort = side === 'below';
  if (trouble !== null)
    return (
      <Box role="status" title={trouble} sx={{ ...LINE_LOOK, color: 'warning.ink' }}>
        {isShort && (
          <Box component="span" sx={{ display: { xs: 'inline-flex', sm: 'none' }, p: 1 }}>
            <Dot isEditing />
          </Box>
        )}
        <Box component="span" sx={isShort ? SHORT_LOOK : undefined}>
          {trouble}
        </Box>
      </Box>
    );
  if (!first) return null;
  const nameOf = ({ name, isSelf }: OtherViewer<Save>) => (isSelf ? t('live.self') : name);
  const { presence, saved } = describe(first);
  const rest = others.length - 1;
  const [near, far] = side === 'above' ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={label}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={BUTTON_LOOK}
      >
        <Dot isEditing={first.editingSince !== null} />
        <Box component="span" sx={isShort ? [TEXT_LOOK, SHORT_LOOK] : TEXT_LOOK}>
          {/* Shows the most important fact: unsaved changes, then the last save, then presence. */}
          {t('kit:labelled', {
            label: nameOf(first),
            value: first.editingSince ? presence : (saved ?? presence),
          })}
          {rest > 0 && ` ${t('live.more', { count: rest })}`}
        </Box>
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: near, horizontal: 'left' }}
        transformOrigin={{ vertical: far, horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <Box sx={{ p: 2, width: 320, maxWidth: 'calc(100vw - 32px)', fontSize: 13, lineHeight: '18px' }}>
          <Box component="h2" sx={{ m: 0, mb: 1, typography: 'subtitle2' }}>
            {title}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {others.map((other) => (
              <li key={other.userId}>
                <b>{nameOf(other)}</b>
                <Lines {...describe(other)} />
              </li>
            ))}
          </Box>
        </Box>
      </Popover>
    </>
  );
}

function Lines({ presence, saved }: OtherViewerWords) {
  return (
    <>
      <Box sx={{ color: LOOK.text2 }}>{presence}</Box>
      {saved && <Box sx={{ color: LOOK.text2 }}>{saved}</Box>}
    </>
  );
}

/** Filled while the viewer edits. */
function Dot({ isEditing }: { isEditing: boolean }) {
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

const TEXT_LOOK = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
/** Still read by screen readers on a phone. */
const SHORT_LOOK = ({ breakpoints }: Theme) => ({ [breakpoints.down('sm')]: VISUALLY_HIDDEN });
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
