import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '#ui/icons.tsx';

export interface DrawerHeading {
  title: string;
  /** Facts that cannot be changed here: a chip, counts. */
  facts?: ReactNode;
  /** Moves along the rows of the list without closing; undefined at either end of the list. */
  walk?: { previous?: (() => void) | undefined; next?: (() => void) | undefined } | undefined;
}

interface DrawerHeaderProps {
  heading: DrawerHeading;
  titleId: string;
  onClose: () => void;
}

export function DrawerHeader({ heading, titleId, onClose }: DrawerHeaderProps) {
  const { t } = useTranslation('kit');
  const { title, facts, walk } = heading;
  return (
    <Box component="header" sx={HEADER_LOOK}>
      <Box sx={WORDS_LOOK}>
        <Box
          component="h2"
          id={titleId}
          sx={{
            m: 0,
            typography: 'h5',
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {title}
        </Box>
        <Box
          sx={{
            minWidth: 0,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            overflow: 'hidden',
            typography: 'body2',
            color: LOOK.text2,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {typeof facts === 'string' ? <Box sx={FACT_LOOK}>{facts}</Box> : facts}
        </Box>
      </Box>
      {walk && (
        <>
          <WalkButton go={walk.previous} icon="up" label={t('drawers.previous')} />
          <WalkButton go={walk.next} icon="down" label={t('drawers.next')} />
        </>
      )}
      <IconButton aria-label={t('drawers.close')} onClick={() => onClose()}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

/** Facts that have no room beside the title stand below it: squeezed, a date would lose its end. */
const WORDS_LOOK = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, flex: 1, minWidth: 0 };

/** Facts that are too long for a phone wrap to a second line. */
const FACT_LOOK = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: '16px',
  whiteSpace: 'normal',
};

interface WalkButtonProps {
  go: (() => void) | undefined;
  icon: 'up' | 'down';
  label: string;
}

function WalkButton({ go, icon, label }: WalkButtonProps) {
  return (
    <IconButton aria-label={label} disabled={!go} onClick={() => go?.()}>
      {icon === 'up' ? <ChevronUpIcon /> : <ChevronDownIcon />}
    </IconButton>
  );
}

const HEADER_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  flex: 'none',
  py: 0.5,
  pl: 3,
  pr: 1.5,
  borderBottom: `1px solid ${LOOK.line}`,
  whiteSpace: 'nowrap',
};
