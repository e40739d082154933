import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { findProblem } from '../../../api/failure.ts';
import { useUpdateShortUrlMutation } from '../../../api/queries/short-urls.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { useListLinksQuery } from '../queries.ts';

/** Pauses a link or lets it lead on, as it was seen: one that somebody else changed is shown again first. */
export function usePauseLink({ id, showCode, title, isActive, revision }: ShortUrl) {
  const { t } = useTranslation('short-urls');
  const [update] = useUpdateShortUrlMutation();
  const { refetch } = useListLinksQuery({ showCode });
  return async (): Promise<void> => {
    try {
      await update({ params: { id }, body: { isActive: !isActive }, revision }).unwrap();
      showToast(t(isActive ? 'paused' : 'resumed', { title }), 'success');
    } catch (error) {
      showToast(errorText(error), 'error');
      if (findProblem(error)?.code === 'STALE') void refetch();
    }
  };
}
