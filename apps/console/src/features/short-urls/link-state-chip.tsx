import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import { BlockedIcon } from '#ui/icons.tsx';
import { ToneChip } from '#ui/status-chip.tsx';

/** Whether people get anywhere: on, paused, or on to a host that is not allowed any more. */
export function LinkStateChip({ link }: { link: Pick<ShortUrl, 'isActive' | 'isTargetAllowed'> }) {
  const { t } = useTranslation('short-urls');
  const state = findLinkState(link);
  const tone = { active: 'ok', paused: 'neutral', blocked: 'bad' } as const;
  return (
    <ToneChip tone={tone[state]}>
      {state === 'blocked' && <BlockedIcon sx={{ fontSize: 12 }} />}
      {t(`state.${state}`)}
    </ToneChip>
  );
}

export function findLinkState({
  isActive,
  isTargetAllowed,
}: Pick<ShortUrl, 'isActive' | 'isTargetAllowed'>): 'active' | 'paused' | 'blocked' {
  if (!isActive) return 'paused';
  return isTargetAllowed ? 'active' : 'blocked';
}
