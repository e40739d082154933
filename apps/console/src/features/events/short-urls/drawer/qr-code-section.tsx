import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { getShortUrlQrCode } from '@parterre/contract/calls/short-urls';
import { QR_FORMATS } from '@parterre/contract/choices/short-url-choices';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { NEUTRALS, SCALES } from '@parterre/contract/wire/brands';
import { useTranslation } from 'react-i18next';
import { requestCall } from '#api/request-call.ts';
import { useUncached } from '#api/use-uncached.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { useOwnAddress } from '#ui/url/use-own-address.ts';
import { useDownloadQrCode } from '../use-download-qr-code.ts';
import { DrawerSection } from './drawer-section.tsx';

const SIDE_PX = 148;

export function QrCodeSection({ link }: { link: Pick<ShortUrl, 'id' | 'slug' | 'url'> }) {
  const { t } = useTranslation('short-urls');
  const { brand } = useTheme();
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
            <Box role="alert" sx={{ p: 1, textAlign: 'center', typography: 'note', color: NEUTRALS.light.text2 }}>
              {t('qrCode.failed')}
              <Button onClick={retry} size="small" sx={{ mt: 1, color: SCALES[brand.colour][700] }}>
                {t('kit:retry')}
              </Button>
            </Box>
          )}
        </Box>
        <Box sx={{ flex: '1 1 190px', display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 1 }}>
          <Note>{t('qrCode.text')}</Note>
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

/** White in both colour schemes: not every camera can read a code on a dark background. */
const FRAME_LOOK = {
  display: 'grid',
  placeItems: 'center',
  width: SIDE_PX + 10,
  height: SIDE_PX + 10,
  flex: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: NEUTRALS.light.canvas,
  '& img': { display: 'block' },
};

interface QrCode {
  /** An object URL of the picture; undefined until it has loaded. */
  address: string | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the QR code of a link, and frees its object URL afterwards. */
function useQrCode(id: number): QrCode {
  const { loading, retry } = useUncached(id, loadPicture);
  const address = loading.status === 'ready' ? loading.value : undefined;
  useOwnAddress(address);
  return { address, hasFailed: loading.status === 'failed', retry };
}

/** An <img> cannot send the access token, so the picture is fetched and shown from an object URL. */
async function loadPicture(id: number, signal: AbortSignal): Promise<string> {
  const response = await requestCall(getShortUrlQrCode, { params: { id }, query: { format: 'svg' } }, { signal });
  const picture = await response.blob();
  signal.throwIfAborted();
  return URL.createObjectURL(picture);
}
