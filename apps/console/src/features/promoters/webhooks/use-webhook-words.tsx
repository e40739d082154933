import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import type { Webhook } from '@parterre/contract/webhooks';
import { useTranslation } from 'react-i18next';
import { useTimeOf } from '#programme/use-time-of.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { ToneChip } from '#ui/status-chip.tsx';

type Named = Pick<Webhook, 'promoterCode'>;

/**
 * Returns functions that describe webhooks, with times in the zone of each webhook's promoter, because a list may have
 * several.
 */
export function useWebhookWords() {
  const { t } = useTranslation('webhooks');
  const { namePromoter } = usePromoter();
  const timeOf = useTimeOf();
  return {
    nameKind: (kind: string) => t(`kind.${kind.replaceAll('.', '-')}`),
    nameState: ({ state, failingSince }: Webhook) =>
      t(`state.${state === 'ACTIVE' && failingSince ? 'failing' : state}`),
    namePromoter: ({ promoterCode }: Named) => namePromoter(promoterCode),
    writeTime: ({ promoterCode }: Named, at: string | null, hours?: TimeFormat) =>
      at ? timeOf(at, promoterCode, hours) : t('never'),
  };
}

export function WebhookChip({ webhook }: { webhook: Webhook }) {
  const { nameState } = useWebhookWords();
  return <ToneChip tone={toneOf(webhook)}>{nameState(webhook)}</ToneChip>;
}

function toneOf({ state, failingSince }: Webhook) {
  if (state === 'DISABLED') return 'bad';
  if (state === 'PAUSED') return 'neutral';
  return failingSince ? 'warn' : 'ok';
}
