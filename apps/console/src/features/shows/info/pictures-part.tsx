import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { InfoPart } from './info-part.tsx';

/** The pictures of the event, the widest first; left out where there is none. */
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
            <Box sx={{ typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {t(`pictures.${image.mediaType}`)} · {image.width} × {image.height}
            </Box>
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
  borderRadius: '6px',
  bgcolor: 'background.sunken',
};
