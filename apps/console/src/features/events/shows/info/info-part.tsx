import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows/show';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { paths } from '#pages/paths.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';

interface InfoPartProps {
  title: string;
  children: ReactNode;
}

export function InfoPart({ title, children }: InfoPartProps) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId} component="section" sx={{ pt: 1.75, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" id={titleId} sx={{ m: 0, mb: 1, typography: 'smallLabel', color: 'text.tertiary' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

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

/** Hidden without pictures: an empty frame would look like a picture that failed to load. */
export function PicturesPart({ show }: { show: Pick<Show, 'images'> }) {
  const { t } = useTranslation('shows');
  if (show.images.length === 0) return null;
  const images = show.images.toSorted((a, b) => b.width - a.width);
  return (
    <InfoPart title={t('form.pictures')}>
      <Box component="ul" sx={LIST_LOOK}>
        {images.map((image) => (
          <li key={image.mediaType}>
            <Box
              alt={t(`pictures.${image.mediaType}`)}
              component="img"
              height={image.height}
              loading="lazy"
              src={image.url}
              sx={PICTURE_LOOK}
              width={image.width}
            />
            <Note sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {t(`pictures.${image.mediaType}`)} · {image.width} × {image.height}
            </Note>
          </li>
        ))}
      </Box>
    </InfoPart>
  );
}

const LIST_LOOK = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 1.5,
};
const PICTURE_LOOK = {
  display: 'block',
  width: '100%',
  height: 'auto',
  mb: 0.5,
  borderRadius: 1,
  bgcolor: 'background.sunken',
};
