import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  children?: ReactNode;
}

/** Covers the bottom of the table, so that selecting does not move the rows; Escape clears the selection. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('kit');
  useEscape(count > 0, onClear);
  if (count === 0) return null;
  return (
    <Box aria-label={t('tables.selected', { count })} role="toolbar" sx={BAR_LOOK}>
      <GlobalStyles styles={SCROLL_LOOK} />
      <Box aria-live="polite" component="span" sx={{ px: 1, typography: 'subtitle2', whiteSpace: 'nowrap' }}>
        {t('tables.selected', { count })}
      </Box>
      <Box sx={RULE_LOOK} />
      {children}
      {children !== undefined && <Box sx={RULE_LOOK} />}
      <Button onClick={onClear} variant="text">
        {t('tables.clear')}
        <Box component="kbd" sx={{ display: { xs: 'none', sm: 'inline-block' }, ...KEY_LOOK }}>
          Esc
        </Box>
      </Button>
    </Box>
  );
}

/** Ignores Escape in fields, menus and dialogs, which use it themselves. */
function useEscape(isActive: boolean, run: () => void) {
  // The bar does not take the focus, so it listens on the window.
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('[role=dialog],[role=menu],[role=listbox],input:not([type=checkbox]),textarea');
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) run();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isActive, run]);
}

/** Nothing that takes the focus stays below the bar. */
const SCROLL_LOOK = { html: { scrollPaddingBottom: 84 } };

const BAR_LOOK = {
  position: 'sticky',
  bottom: 24,
  zIndex: 9,
  width: 'fit-content',
  maxWidth: '100%',
  mx: 'auto',
  mt: 1,
  p: 1,
  display: 'flex',
  // On a phone, scrolled out of sight, 'Clear' would not be found.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 0.5,
  overflowX: 'auto',
  '& > *': { flex: 'none' },
  bgcolor: LOOK.surface,
  boxShadow: LOOK.shadowPop,
  // The colours of the system have no shadows, but this edge.
  outline: '1px solid transparent',
  borderRadius: 1,
};

const RULE_LOOK = {
  display: { xs: 'none', sm: 'block' },
  width: '1px',
  height: 20,
  bgcolor: LOOK.line,
  mx: 0.75,
  flex: 'none',
};

const KEY_LOOK = {
  font: 'inherit',
  fontSize: 11,
  lineHeight: '18px',
  color: LOOK.text2,
  border: `1px solid ${LOOK.line}`,
  borderRadius: '4px',
  px: 0.625,
};
