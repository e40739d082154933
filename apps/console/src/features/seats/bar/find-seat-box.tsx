import Box from '@mui/material/Box';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { findSeats } from './find-seats.ts';

interface FindSeatBoxProps {
  input?: RefObject<HTMLInputElement | null>;
  /** Over the whole bar, where it was asked for: it takes the focus. */
  isWide?: boolean;
  /** Instead of going to the seat's place on the map with the focus. */
  onFound?: (seat: number) => void;
  onLeave?: () => void;
}

/** Takes `block row seat` or parts of it; choosing a seat brings it into the middle. */
export function FindSeatBox({ input, isWide = false, onFound, onLeave }: FindSeatBoxProps) {
  const { t } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const words = { block: t('column.block'), row: t('column.row'), seat: t('column.seat') };
  const found = isOpen ? findSeats(desk.geometry, typed, { words }) : [];
  const choose = (seat: number | undefined) => {
    if (seat === undefined) return;
    desk.map.centreOnSeat(seat);
    desk.map.setCursor(seat);
    setOpen(false);
    setTyped('');
    if (onFound) onFound(seat);
    else desk.map.focus();
  };
  const hearKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose(found[active]?.seat);
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
          onKeyDown={hearKey}
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
      {isOpen && typed.trim() !== '' && found.length === 0 && (
        <Box role="status" sx={{ ...LIST_LOOK, ...(isWide && WIDE_LIST_LOOK), px: 1.5, py: 1.25, color: LOOK.text3 }}>
          {t('find.nothing')}
        </Box>
      )}
      {found.length > 0 && (
        <Box
          id={listId}
          role="listbox"
          aria-label={t('find.results')}
          sx={{ ...LIST_LOOK, ...(isWide && WIDE_LIST_LOOK) }}
        >
          {found.map((seat, at) => (
            <Box
              key={seat.seat}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === active}
              // The field keeps its focus, so that the list is still there when the finger is lifted.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(seat.seat)}
              sx={OPTION_LOOK}
            >
              {t('seat.name', { block: seat.block, row: seat.row, seat: seat.label })}
            </Box>
          ))}
        </Box>
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
  borderRadius: '6px',
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

const LIST_LOOK = {
  position: 'absolute',
  right: 0,
  top: 34,
  minWidth: 260,
  p: 0.5,
  borderRadius: '6px',
  bgcolor: LOOK.surface,
  boxShadow: LOOK.shadowPop,
  fontSize: 13,
};

const WIDE_LIST_LOOK = { left: 0, top: 46 };

const OPTION_LOOK = {
  px: 1,
  lineHeight: '32px',
  borderRadius: '4px',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[aria-selected=true], &:hover': { bgcolor: LOOK.active },
};
