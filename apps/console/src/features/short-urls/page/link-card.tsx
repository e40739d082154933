import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { LinkStateChip } from '../link-state-chip.tsx';
import { AddressCell } from './address-cell.tsx';
import { LinkRowMenu } from './link-row-menu.tsx';
import { LinkTitle } from './link-title.tsx';
import { TargetCell } from './target-cell.tsx';
import { VisitsCell } from './visits-cell.tsx';

/** A link on a phone. */
export function LinkCard({ link, timeZone }: { link: ShortUrl; timeZone: string }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, whiteSpace: 'nowrap' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <LinkTitle link={link} timeZone={timeZone} />
        </Box>
        <LinkRowMenu link={link} />
      </Box>
      <AddressCell link={link} />
      <TargetCell link={link} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <LinkStateChip link={link} />
        <VisitsCell link={link} />
      </Box>
    </Box>
  );
}
