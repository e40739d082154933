import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { Tip } from '#ui/controls/tip.tsx';
import { Kbd, nameKeys, spellKeys } from '#ui/kbd.tsx';

interface ToolButtonProps {
  label: string;
  shortcut?: string;
  icon: ReactNode;
  isPressed?: boolean;
  isDisabled?: boolean;
  /** Why the user may not use the tool. */
  reason?: string | undefined;
  onPress: () => void;
}

/** A tool beside a drawing; on narrow screens it shows icon and key, with the label as a tooltip. */
export function ToolButton(props: ToolButtonProps) {
  const { label, shortcut, icon, isPressed, isDisabled = false, reason, onPress } = props;
  const { t } = useTranslation('kit');
  const { breakpoints } = useTheme();
  const hasWord = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const button = (
    <ButtonBase
      aria-keyshortcuts={shortcut && spellKeys(shortcut)}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={reason !== undefined || undefined}
      aria-description={reason}
      disabled={isDisabled && reason === undefined}
      onClick={reason === undefined ? onPress : undefined}
      sx={TOOL_LOOK}
    >
      {icon}
      {hasWord && (
        <Box component="span" sx={WORD_LOOK}>
          {label}
        </Box>
      )}
      {shortcut && (
        <Kbd aria-hidden sx={{ ml: 'auto', ...(shortcut.length > 1 && { fontSize: 10, px: '3px' }) }}>
          {nameKeys(shortcut, t)}
        </Kbd>
      )}
    </ButtonBase>
  );
  if (hasWord && reason === undefined) return button;
  return (
    <Tip
      title={reason === undefined ? label : hasWord ? reason : t('labelled', { label, value: reason })}
      placement="right"
    >
      {isDisabled && reason === undefined ? <span>{button}</span> : button}
    </Tip>
  );
}

/** A long word breaks, so that the key beside it stays in the panel. */
const WORD_LOOK = {
  minWidth: 0,
  py: 0.5,
  lineHeight: '16px',
  textAlign: 'left',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
};

const TOOL_LOOK = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: { xs: 0, lg: 1.25 },
  width: '100%',
  minHeight: 32,
  pl: 1,
  pr: 0.75,
  borderRadius: '4px',
  typography: 'button',
  color: LOOK.text2,
  '&:hover': { bgcolor: LOOK.hover },
  '&[aria-pressed=true]': { bgcolor: LOOK.primarySoft, color: LOOK.primaryInk },
  '&.Mui-disabled, &[aria-disabled=true]': { color: LOOK.text3, opacity: 0.7 },
  '&[aria-disabled=true]': { cursor: 'not-allowed' },
};
