import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows';
import { DetailsParts } from './details-parts.tsx';
import { TextsCard } from './texts/texts-card.tsx';

/** Beside the form: where its parts are, and how far its texts are translated. */
export function DetailsAside({ show, cultures }: { show: Show; cultures: readonly string[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DetailsParts />
      <TextsCard cultures={cultures} show={show} />
    </Box>
  );
}
