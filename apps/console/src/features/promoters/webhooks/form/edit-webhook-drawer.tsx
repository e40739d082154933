import type { Webhook } from '@parterre/contract/webhooks';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useGetWebhookQuery,
  useLazyGetWebhookQuery,
  useUpdateWebhookMutation,
} from '#api/queries/promoters/webhooks.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useCan, useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { useWebhookWords } from '../use-webhook-words.tsx';
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx';

/** `/webhooks/:webhookId/edit`, over the list of deliveries. */
export function EditWebhookDrawer() {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const webhookId = useIdParam('webhookId');
  const result = useGetWebhookQuery({ params: { webhookId } }, { skip: !useCan('apikey:manage') });
  const handleClose = () => void navigate(paths.webhook(webhookId));
  return (
    <EditDrawer id={webhookId} label={t('loading')} onClose={handleClose} result={result} title={t('one')}>
      {(webhook) => <EditWebhook onClose={handleClose} webhook={webhook} />}
    </EditDrawer>
  );
}

/**
 * Changes the address and the kinds of a webhook. Needs `apikey:manage`. An address inside the server's network is
 * refused at its field; fields changed by somebody else are compared.
 */
function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const reason = useLockReason('apikey:manage');
  const [update] = useUpdateWebhookMutation();
  const [getWebhook] = useLazyGetWebhookQuery();
  const { nameKind } = useWebhookWords();
  const params = { webhookId: webhook.webhookId };
  const load = ({ url, kinds, revision }: Webhook) => ({ values: { url, kinds }, revision });
  const { model, asked } = useObjectForm<WebhookValues>({
    ...load(webhook),
    place: 'inDrawer',
    reload: async () => load(await getWebhook({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: changed, revision }).unwrap();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('edit.action'), facts: webhook.url }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('edit.save')}
    >
      <AppForm model={model}>
        <WebhookFields isLocked={reason !== undefined} />
      </AppForm>
      <FormConflict
        asked={asked}
        label={(name) => t(`form.${name}`)}
        write={(values, name) => (name === 'kinds' ? values.kinds.map(nameKind).join(', ') : values.url)}
      />
    </ObjectDrawer>
  );
}
