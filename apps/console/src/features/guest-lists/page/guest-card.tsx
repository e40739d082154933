import Box from '@mui/material/Box';
import type { Guest, GuestList } from '@parterre/contract/guest-lists';
import { nameSeats } from '../../../programme/seats/name-seats.ts';
import { GuestStatusChip } from '../guest-status-chip.tsx';
import { GuestRowMenu } from './guest-row-menu.tsx';

/** A guest on a phone. */
export function GuestCard({ guest, list }: { guest: Guest; list: GuestList }) {
  const { name, email, plusOnes, status, seatIds, note } = guest;
  const lines = [email, nameSeats(seatIds), note].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 530 }}>{plusOnes > 0 ? `${name} +${plusOnes}` : name}</Box>
        {lines.map((line) => (
          <Box key={line} sx={{ typography: 'caption', color: 'text.secondary' }}>
            {line}
          </Box>
        ))}
      </Box>
      <GuestStatusChip status={status} />
      <GuestRowMenu guest={guest} list={list} />
    </Box>
  );
}
