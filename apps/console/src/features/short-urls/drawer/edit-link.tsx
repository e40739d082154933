import Alert from '@mui/material/Alert';
import type { ShortUrl } from '@parterre/contract/short-urls';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import type { DrawerHeading } from '../../../drawers/drawer-header.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { SaveBar } from '../../../forms/object/save-bar.tsx';
import { useLeaveAfter } from '../../../forms/object/use-leave-after.ts';
import { useCan } from '../../../session/use-features.ts';
import { useLinks } from '../use-links.ts';
import { splitTarget } from '../write-address.ts';
import { AddressSection } from './address-section.tsx';
import { DeleteLink } from './delete-link.tsx';
import { LinkConflict } from './link-conflict.tsx';
import { LinkFields } from './link-fields.tsx';
import { QrCodeSection } from './qr-code-section.tsx';
import { useEditLink } from './use-edit-link.ts';
import { VisitsSection } from './visits-section.tsx';

interface EditLinkProps {
  heading: DrawerHeading;
  link: ShortUrl;
  show: Pick<Show, 'timeZone' | 'promoterCode'>;
  onClose: () => void;
  onReload: () => void;
}

/** A link: its address, where it leads, its QR code and who came. */
export function EditLink({ heading, link, show, onClose, onReload }: EditLinkProps) {
  const { t } = useTranslation('short-urls');
  const canWrite = useCan('link:write');
  const { allowedHosts } = useLinks(link.showCode);
  const [isDeleted, setDeleted] = useState(false);
  const { model, isDirty, asked } = useEditLink(link, onReload);
  useUnsavedChanges('inDrawer', isDirty && !isDeleted);
  useLeaveAfter(isDeleted, onClose);
  return (
    <AppDrawer footer={<SaveBar model={model} saveLabel={t('edit.save')} />} heading={heading} onClose={onClose} open>
      {!canWrite && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('notAllowed')}
        </Alert>
      )}
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
      <DeleteLink link={link} onDeleted={() => setDeleted(true)} />
      <LinkConflict asked={asked} />
    </AppDrawer>
  );
}
