import Box from '@mui/material/Box';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { BAR_ABOVE_LOOK } from '#pages/work-bar.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { findSeats } from './find-seats.ts';
import { FoundSeats } from './found-seats.tsx';

interface FindSeatBoxProps {
  input?: RefObject<HTMLInputElement | null>;
  /** Covers the whole bar, after the user opened it, so it takes the focus. */
  isWide?: boolean;
  /** Called instead of moving the focus to the seat on the map. */
  onFound?: (seat: number) => void;
  onLeave?: () => void;
}

/** Accepts `block row seat` or parts of it; choosing a seat centres it. */
export function FindSeatBox({ input, isWide = false, onFound, onLeave }: FindSeatBoxProps) {
  const { t } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const words = { block: t('column.block'), row: t('column.row'), seat: t('column.seat') };
  const found = isOpen ? findSeats(desk.geometry, typed, { words }) : [];
  const handleChoose = (seat: number | undefined) => {
    if (seat === undefined) return;
    desk.map.centreOnSeat(seat);
    desk.map.setCursor(seat);
    setOpen(false);
    setTyped('');
    if (onFound) onFound(seat);
    else desk.map.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') handleChoose(found[active]?.seat);
    else if (event.key === 'Escape') {
      setOpen(false);
      input?.current?.blur();
      onLeave?.();
    } else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <Box sx={{ position: 'relative', flex: isWide ? 1 : 'none' }}>
      <Box sx={isWide ? WIDE_FIELD_LOOK : FIELD_LOOK}>
        <SearchIcon sx={{ mr: 1, color: LOOK.text3 }} />
        <input
          ref={isWide ? takeFocus : input}
          role="combobox"
          aria-label={t('find.label')}
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? listId : undefined}
          aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          placeholder={t('find.placeholder')}
          onKeyDown={handleKeyDown}
          onBlur={() => setOpen(false)}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
          }}
        />
        {!isWide && <Kbd aria-hidden>/</Kbd>}
      </Box>
      {isOpen && typed.trim() !== '' && (
        <FoundSeats active={active} found={found} isWide={isWide} listId={listId} onChoose={handleChoose} />
      )}
    </Box>
  );
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

const FIELD_LOOK = {
  display: 'flex',
  alignItems: 'center',
  width: { sm: 150, lg: 190 },
  height: 28,
  px: 1,
  borderRadius: 1,
  border: `1px solid ${LOOK.line}`,
  bgcolor: LOOK.sunken,
  '&:focus-within': { borderColor: LOOK.focus, bgcolor: LOOK.surface },
  '& input': {
    flex: 1,
    minWidth: 0,
    p: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: LOOK.text,
    bgcolor: 'transparent',
    '&::placeholder': { color: LOOK.text2, opacity: 1 },
  },
};

const WIDE_FIELD_LOOK = { ...FIELD_LOOK, width: '100%', height: 40 };

interface PhoneFindBarProps {
  onFound: (seat: number) => void;
  onClose: () => void;
}

/** The search for a seat on narrow screens: it covers the bar while it is open. */
export function PhoneFindBar({ onFound, onClose }: PhoneFindBarProps) {
  const { t } = useTranslation('seats');
  return (
    <Box role="search" aria-label={t('find.placeholder')} sx={BAR_ABOVE_LOOK}>
      <FindSeatBox isWide onFound={onFound} onLeave={onClose} />
      <TipIconButton label={t('panel.close', { title: t('find.placeholder') })} onClick={onClose}>
        <CloseIcon />
      </TipIconButton>
    </Box>
  );
}
