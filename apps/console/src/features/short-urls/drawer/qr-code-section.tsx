import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { QR_FORMATS, useDownloadQrCode } from '../use-download-qr-code.ts';
import { DrawerSection } from './drawer-section.tsx';
import { useQrCode } from './use-qr-code.ts';

const SIDE_PX = 148;

/** The QR code as it will be printed, and its two files. */
export function QrCodeSection({ link }: { link: Pick<ShortUrl, 'id' | 'slug' | 'url'> }) {
  const { t } = useTranslation('short-urls');
  const { address, hasFailed, retry } = useQrCode(link.id);
  const download = useDownloadQrCode(link);
  return (
    <DrawerSection title={t('qrCode.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={FRAME_LOOK}>
          {address && (
            <img alt={t('qrCode.picture', { url: link.url })} height={SIDE_PX} src={address} width={SIDE_PX} />
          )}
          {!address && !hasFailed && <Skeleton height={SIDE_PX} variant="rectangular" width={SIDE_PX} />}
          {hasFailed && (
            <Box role="alert" sx={{ p: 1, textAlign: 'center', fontSize: 12, color: '#535B69' }}>
              {t('qrCode.failed')}
              <Button onClick={retry} size="small" sx={{ mt: 1, color: '#2641B2' }}>
                {t('kit:retry')}
              </Button>
            </Box>
          )}
        </Box>
        <Box sx={{ flex: '1 1 190px', display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 1 }}>
          <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{t('qrCode.text')}</Box>
          {QR_FORMATS.map((format) => (
            <Button key={format} onClick={() => void download(format)} startIcon={<DownloadIcon />} variant="outlined">
              {t(`qrCode.${format}`)}
            </Button>
          ))}
        </Box>
      </Box>
    </DrawerSection>
  );
}

/** White in both themes: a code on a dark ground cannot be read by every camera. */
const FRAME_LOOK = {
  display: 'grid',
  placeItems: 'center',
  width: SIDE_PX + 10,
  height: SIDE_PX + 10,
  flex: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: '#FFFFFF',
  '& img': { display: 'block' },
};
