import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BAR_HEIGHT_PX } from '#brands/look.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useSeatDesk } from './desk/seat-desk-context.ts';
import { EDGE_PX, FOOT_PX, PANEL_LOOK, SHEET_SHARE, TOOLS_NARROW_PX, TOOLS_WIDTH_PX } from './use-layout.ts';

interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Not modal: the map stays usable beside it. Takes the focus on opening; Escape returns it. */
export function SeatsSidePanel({ title, onClose, children }: SidePanelProps) {
  const { t } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const titleId = useId();
  const handleClose = () => {
    onClose();
    desk.map.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    handleClose();
  };
  return (
    <Box component="section" aria-labelledby={titleId} onKeyDown={handleKeyDown} sx={PANEL}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 28 }}>
        <Typography id={titleId} variant="h2" tabIndex={-1} ref={takeFocus} sx={{ flex: 1, outline: 'none' }}>
          {title}
        </Typography>
        <TipIconButton size="small" label={t('panel.close', { title })} onClick={handleClose}>
          <CloseIcon />
        </TipIconButton>
      </Box>
      {children}
    </Box>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

const PANEL = {
  ...PANEL_LOOK,
  zIndex: 3,
  left: { xs: EDGE_PX, sm: EDGE_PX + TOOLS_NARROW_PX + 8, lg: EDGE_PX + TOOLS_WIDTH_PX + 8 },
  right: { xs: EDGE_PX, sm: 'auto' },
  width: { sm: 304 },
  top: { xs: 'auto', sm: BAR_HEIGHT_PX + EDGE_PX },
  bottom: { xs: FOOT_PX - 48, sm: 'auto' },
  maxHeight: {
    xs: `${SHEET_SHARE * 100}%`,
    sm: `calc(100% - ${BAR_HEIGHT_PX + 2 * EDGE_PX + FOOT_PX}px)`,
  },
  overflowY: 'auto',
  p: '8px 8px 12px 14px',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
};
