import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Note } from '#ui/note.tsx';
import { MoreIcon } from '../icons.tsx';
import { ReasonedButton } from './reasoned-button.tsx';
import { TipIconButton } from './tip-icon-button.tsx';

interface MoreMenuProps {
  /** The button's accessible name. */
  label: string;
  /** `MenuEntry` and dividers, which are rendered only while the menu is open. */
  children: ReactNode;
  /** Outlined among the buttons of a head, plain in a row. */
  isOutlined?: boolean;
  widthPx?: number;
  onOpen?: () => void;
}

/** A button with three dots that opens further actions on a thing. */
export function MoreMenu({ label, children, isOutlined = false, widthPx, onOpen }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <TipIconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        label={label}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
        size={isOutlined ? 'medium' : 'small'}
        sx={isOutlined ? { border: 1, borderColor: 'line.strong' } : null}
      >
        <MoreIcon />
      </TipIconButton>
      <OpenMenu anchor={anchor} onClose={() => setAnchor(null)} widthPx={widthPx}>
        {children}
      </OpenMenu>
    </>
  );
}

interface MenuButtonProps extends Omit<ButtonProps, 'children' | 'disabled' | 'href' | 'onClick'> {
  label: ReactNode;
  /** Why the button is locked; undefined if it is not. */
  reason?: string | undefined;
  /** True while there is nothing to choose from. */
  isDisabled?: boolean;
  /** Entries, which are rendered only while the menu is open. */
  children: ReactNode;
}

/** A button with words that opens a menu. */
export function MenuButton({ label, reason, isDisabled = false, children, ...look }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button: ButtonProps = {
    ...look,
    'aria-expanded': anchor !== null,
    'aria-haspopup': 'menu',
    onClick: (event) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {reason === undefined ? (
        <Button {...button} disabled={isDisabled}>
          {label}
        </Button>
      ) : (
        <ReasonedButton {...button} reason={reason}>
          {label}
        </ReasonedButton>
      )}
      <OpenMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {children}
      </OpenMenu>
    </>
  );
}

interface OpenMenuProps {
  anchor: HTMLElement | null;
  widthPx?: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

function OpenMenu({ anchor, widthPx, onClose, children }: OpenMenuProps) {
  if (!anchor) return null;
  return (
    <Menu
      anchorEl={anchor}
      onClick={onClose}
      onClose={onClose}
      open
      slotProps={{ list: { disabledItemsFocusable: true }, paper: { sx: { width: widthPx, maxWidth: PAPER_WIDTH } } }}
    >
      {children}
    </Menu>
  );
}

export interface MenuEntryProps {
  label: string;
  note?: string | undefined;
  reason?: string | undefined;
  /** A page of the console, or the full URL of another site. */
  to?: string;
  onChoose?: () => void;
  isDangerous?: boolean;
  isBusy?: boolean;
}

/** A menu item. A locked one stays in place, can take the focus and says why it is locked. */
export function MenuEntry(props: MenuEntryProps) {
  const { label, note, reason, to, onChoose, isDangerous, isBusy } = props;
  const second = reason ?? note;
  const content =
    second === undefined ? label : <ReasonedLabel first={label} isLocked={reason !== undefined} second={second} />;
  const look = { ...(second !== undefined && NOTED_LOOK), ...(isDangerous && { color: 'error.ink' }) };
  if (reason !== undefined)
    return (
      <MenuItem
        aria-description={reason}
        aria-disabled
        aria-label={label}
        onClick={stop}
        sx={{ ...NOTED_LOOK, cursor: 'default', '&:hover': { bgcolor: 'transparent' } }}
      >
        {content}
      </MenuItem>
    );
  if (to !== undefined)
    return (
      <MenuItem component={EntryLink} href={to} sx={look} {...(!to.startsWith('/') && ELSEWHERE)}>
        {content}
      </MenuItem>
    );
  return (
    <MenuItem disabled={isBusy} onClick={onChoose} sx={look}>
      {content}
    </MenuItem>
  );
}

const ELSEWHERE = { rel: 'noreferrer', target: '_blank' };

/** The theme's link, which navigates within the console, styled as a menu item. */
const EntryLink = (props: LinkProps) => <Link {...props} color="inherit" underline="none" variant="inherit" />;

function ReasonedLabel({ first, second, isLocked }: { first: string; second: string; isLocked: boolean }) {
  return (
    <>
      <Box component="span" sx={isLocked ? { color: 'text.disabled' } : null}>
        {first}
      </Box>
      <Note component="span">{second}</Note>
    </>
  );
}

/** Keeps the menu open, so that the reason can be read. */
const stop = (event: MouseEvent) => event.stopPropagation();

const PAPER_WIDTH = 'calc(100vw - 32px)';
const NOTED_LOOK = { display: 'grid', gap: 0, py: 0.75, maxWidth: 340, whiteSpace: 'normal' };
