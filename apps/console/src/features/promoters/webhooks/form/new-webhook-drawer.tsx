import type { Promoter } from '@parterre/contract/promoters';
import type { CreatedWebhook } from '@parterre/contract/webhooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ShownOnce } from '#access/shown-once.tsx';
import { useCreateWebhookMutation } from '#api/queries/promoters/webhooks.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { NewOfPromoterDrawer } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { useLockReason } from '#session/use-features.ts';
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx';

/** `/webhooks/new`: promoter, address and kinds, and afterwards the secret, shown once. */
export function NewWebhookDrawer() {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const [created, setCreated] = useState<CreatedWebhook>();
  const handleClose = () => void navigate(paths.webhooks());
  const handleSeen = () => void navigate(created ? paths.webhook(created.webhookId) : paths.webhooks());
  if (created)
    return (
      <ShownOnce name={created.url} onClose={handleSeen} secret={created.secret} say={(word) => t(`created.${word}`)} />
    );
  return (
    <NewOfPromoterDrawer onClose={handleClose} title={t('new.action')}>
      {(promoter) => <NewWebhookForm onClose={handleClose} onCreated={setCreated} promoter={promoter} />}
    </NewOfPromoterDrawer>
  );
}

interface NewWebhookFormProps {
  promoter: Promoter;
  onClose: () => void;
  onCreated: (created: CreatedWebhook) => void;
}

/** Creates a webhook. Needs `apikey:manage`. An address inside the server's network is refused at its field. */
function NewWebhookForm({ promoter, onClose, onCreated }: NewWebhookFormProps) {
  const { t } = useTranslation('webhooks');
  const reason = useLockReason('apikey:manage');
  const [create] = useCreateWebhookMutation();
  const { model } = useObjectForm<WebhookValues>({
    values: { url: '', kinds: [] },
    place: 'inDrawer',
    create: async (values) => {
      const created = await create({ body: { promoterCode: promoter.code, ...values } }).unwrap();
      return () => onCreated(created);
    },
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('new.action'), facts: promoter.name }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('new.save')}
    >
      <AppForm model={model}>
        <WebhookFields isLocked={reason !== undefined} />
      </AppForm>
    </ObjectDrawer>
  );
}
