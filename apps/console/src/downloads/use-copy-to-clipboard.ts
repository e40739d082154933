import { useTranslation } from 'react-i18next';
import { showNotification, showToast } from '#ui/notices/notices.tsx';

export function useCopyToClipboard() {
  const { t } = useTranslation('kit');
  return async (text: string): Promise<boolean> => {
    const isCopied = await copyToClipboard(text);
    if (isCopied) showNotification(t('downloads.copied'), 'success');
    else showToast(t('downloads.copyFailed'), 'error');
    return isCopied;
  };
}

/** Returns false when the browser refuses or has no clipboard (a page without https). */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
