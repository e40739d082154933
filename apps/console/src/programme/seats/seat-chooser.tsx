import Box from '@mui/material/Box';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchPicker } from '#forms/fields/search-picker.tsx';
import { nameSeats } from '#i18n/name-seats.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useChooserMap, useLoadedSeats } from './load-seats.ts';
import type { SeatObstacle } from './seat-choice.ts';
import { usePalette, useSeatChoice, useSource } from './use-seat-choice.ts';

interface SeatChooserProps {
  showCode: string;
  /** Seat ids, chosen on the map or typed. */
  chosen: readonly string[];
  /** The maximum number; one more replaces the last. */
  most: number;
  onChange: (chosen: string[]) => void;
  /** Seats that the choice releases, which therefore can be chosen. */
  own?: readonly string[];
  /** A hold whose seats can be chosen too. */
  holdId?: number | null;
}

const NONE: readonly string[] = [];

const FOUND_MAX = 50;

/**
 * Chooses seats of a show on its map, by pointer or keys, or by name among the free ones; says why a seat cannot be
 * chosen.
 */
export function SeatChooser({ showCode, chosen, most, onChange, own = NONE, holdId }: SeatChooserProps) {
  const { t } = useTranslation('programme');
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  /** Changes after each choice by name, to remount the field empty. */
  const [picks, setPicks] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const { source, ...show } = useSource(showCode);
  const { loading, retry } = useLoadedSeats(source);
  const seats = loading.status === 'ready' ? loading.value : null;
  const map = useChooserMap(host, seats, usePalette(showCode, holdId ?? null));
  const choice = useSeatChoice(map, seats, own);
  // The engine is outside of React. A layout effect passes on the choice before the next key press.
  useLayoutEffect(() => {
    if (map && choice) map.select(listOrdinals(chosen));
  });
  function listOrdinals(seatIds: readonly string[]): number[] {
    return seatIds.flatMap((seatId) => choice?.findSeat(seatId) ?? []);
  }
  const add = (seatIds: readonly string[], kept = chosen) => {
    const free = seatIds.filter((seatId) => choice?.findObstacle(seatId) === undefined);
    setRefused(seatIds.find((seatId) => !free.includes(seatId)) ?? null);
    onChange([...kept.slice(0, Math.max(0, most - free.length)), ...free].slice(-most));
  };
  /** After a click, drag or key, applies what the map has selected and deselected. */
  const handleSelected = () => {
    if (!map || !choice) return;
    const selected = new Set(map.selection());
    const known = new Set(listOrdinals(chosen));
    const added = [...selected].filter((seat) => !known.has(seat)).map(choice.seatIdOf);
    const kept = chosen.filter((seatId) => selected.has(choice.findSeat(seatId) ?? -1));
    if (added.length > 0 || kept.length < chosen.length) add(added, kept);
    map.select(listOrdinals(chosen));
  };
  const wrong = [...new Set([...chosen, ...(refused ? [refused] : [])])].flatMap((seatId) => {
    const obstacle = choice?.findObstacle(seatId);
    return obstacle ? [{ seatId, obstacle }] : [];
  });
  const found = choice?.searchFree(typed, FOUND_MAX) ?? [];
  if (show.error !== undefined) return <RetryAlert error={show.error} onRetry={show.refetch} />;
  if (loading.status === 'failed') return <RetryAlert error={loading.error} onRetry={retry} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SearchPicker
        field={{ label: t('seats.find'), hasFocus: picks > 0 }}
        key={picks}
        onChoose={(option) => {
          if (option) add([String(option.id)]);
          setPicks(picks + 1);
          setTyped('');
        }}
        placeholder={t('seats.find')}
        search={{
          options: found.map((seatId) => ({ id: seatId, label: nameSeats([seatId]) })),
          isSearching: choice === null,
          error: null,
          onType: setTyped,
        }}
        value={null}
      />
      <Box aria-live="polite" sx={{ color: 'error.ink', '&:empty': { display: 'none' } }}>
        {wrong.map(({ seatId, obstacle }) => (
          <div key={seatId}>{t(OBSTACLES[obstacle], { seat: nameSeats([seatId]) })}</div>
        ))}
      </Box>
      {!seats && <SkeletonRows count={6} label={t('seats.loading')} rowHeight={56} />}
      <Box onKeyUp={handleSelected} onPointerUp={handleSelected} sx={seats ? MAP_LOOK : { display: 'none' }}>
        <Box
          aria-label={t('seats.map')}
          aria-description={t('seats.keys')}
          ref={setHost}
          role="application"
          sx={{ position: 'absolute', inset: 0, bgcolor: 'background.map', '&:focus-visible': { outlineOffset: -2 } }}
          tabIndex={0}
        />
      </Box>
    </Box>
  );
}

const OBSTACLES = {
  MISSING: 'seats.missing',
  SOLD: 'seats.sold',
  BASKET: 'seats.basket',
  BLOCKED: 'seats.blocked',
  UNASSIGNED: 'seats.unassigned',
} as const satisfies Record<SeatObstacle, string>;

const MAP_LOOK = {
  position: 'relative',
  height: { xs: 320, md: 460 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
};
