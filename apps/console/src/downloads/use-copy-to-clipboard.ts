import { useSnackbar } from 'notistack';
import { useTranslation } from 'react-i18next';
import { copyToClipboard } from './copy-to-clipboard.ts';

/** Copies and says 'Copied to clipboard' or 'Failed to copy to clipboard'. */
export function useCopyToClipboard() {
  const { t } = useTranslation('kit');
  const { enqueueSnackbar } = useSnackbar();
  return async (text: string): Promise<boolean> => {
    const isCopied = await copyToClipboard(text);
    enqueueSnackbar(t(isCopied ? 'downloads.copied' : 'downloads.copyFailed'), {
      variant: isCopied ? 'success' : 'error',
    });
    return isCopied;
  };
}
