import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { paths } from '#pages/paths.ts';
import { CopyIcon } from '#ui/icons.tsx';
import { TipIconButton } from '#ui/tip-icon-button.tsx';
import { InfoPart } from './info-part.tsx';

/** What others ask for: the codes and numbers of the event, each to be copied. */
export function CodesPart({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  const { showCode, promoterCode, tour, artistCampaign, venue } = show;
  const codes = [
    { label: t('info.code'), value: showCode },
    { label: t('info.address'), value: `${window.location.origin}${paths.show(showCode)}` },
    { label: t('info.promoter'), value: promoterCode },
    { label: t('info.venueId'), value: String(venue.venueId) },
    ...(tour ? [{ label: t('info.tourId'), value: String(tour.tourId) }] : []),
    ...(artistCampaign ? [{ label: t('info.campaignId'), value: String(artistCampaign.artistCampaignId) }] : []),
  ];
  return (
    <InfoPart title={t('info.codes')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {codes.map((code) => (
          <CodeRow key={code.label} {...code} />
        ))}
      </Box>
    </InfoPart>
  );
}

function CodeRow({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('shows');
  const copy = useCopyToClipboard();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 'none', width: 132, color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {value}
      </Box>
      <TipIconButton label={t('info.copy', { what: label })} onClick={() => void copy(value)} size="small">
        <CopyIcon />
      </TipIconButton>
    </Box>
  );
}
