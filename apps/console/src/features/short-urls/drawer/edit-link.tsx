import Alert from '@mui/material/Alert';
import type { ShortUrl } from '@parterre/contract/short-urls';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useUpdateShortUrlMutation } from '../../../api/queries/short-urls.ts';
import type { DrawerHeading } from '../../../drawers/drawer-header.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useFieldFromUrl } from '../../../forms/object/use-field-from-url.ts';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { useLinks } from '../use-links.ts';
import { splitTarget } from '../write-address.ts';
import { AddressSection } from './address-section.tsx';
import { DeleteLink } from './delete-link.tsx';
import { LinkConflict } from './link-conflict.tsx';
import { LinkFields } from './link-fields.tsx';
import { type LinkValues, toLinkPatch, toLinkValues } from './link-values.ts';
import { QrCodeSection } from './qr-code-section.tsx';
import { VisitsSection } from './visits-section.tsx';

interface EditLinkProps {
  heading: DrawerHeading;
  link: ShortUrl;
  show: Pick<Show, 'timeZone' | 'promoterCode'>;
  onClose: () => void;
}

/** A link: its address, where it leads, its QR code and who came. */
export function EditLink({ heading, link, show, onClose }: EditLinkProps) {
  const { t } = useTranslation('short-urls');
  const canWrite = useCan('link:write');
  const { allowedHosts, refetch } = useLinks(link.showCode);
  const [update] = useUpdateShortUrlMutation();
  const load = (from: ShortUrl) => ({ values: toLinkValues(from), revision: from.revision });
  const { model, asked, leave } = useObjectForm<LinkValues>({
    ...load(link),
    place: 'inDrawer',
    reload: async () => load((await refetch()).find(({ id }) => id === link.id) ?? link),
    send: async (changed, revision) => {
      const saved = await update({ params: { id: link.id }, body: toLinkPatch(changed), revision }).unwrap();
      showToast(t('edit.saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
    staysOpen: true,
  });
  useFieldFromUrl(model.form);
  return (
    <ObjectDrawer
      bar="changed"
      heading={heading}
      model={model}
      onClose={onClose}
      reason={canWrite ? undefined : t('notAllowed')}
      saveLabel={t('edit.save')}
    >
      {!link.isTargetAllowed && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('blocked', { host: splitTarget(link.targetUrl).host })}
        </Alert>
      )}
      <AddressSection link={link} />
      <AppForm model={model}>
        <LinkFields allowedHosts={allowedHosts} isDisabled={!canWrite} promoterCode={show.promoterCode} />
      </AppForm>
      <QrCodeSection link={link} />
      <VisitsSection link={link} timeZone={show.timeZone} />
      <DeleteLink link={link} onDeleted={leave} />
      <LinkConflict asked={asked} />
    </ObjectDrawer>
  );
}
