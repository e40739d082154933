import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GuestList } from '@parterre/contract/guest-lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useGetGuestListQuery, useUpdateGuestListMutation } from '../../../api/queries/guest-lists.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { CreateBar } from '../../../forms/create-bar.tsx';
import { useGuardedForm } from '../../../forms/use-guarded-form.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { DeleteListDialog } from './delete-list-dialog.tsx';
import { ListFields } from './list-fields.tsx';
import { type ListValues, toListBody, toListValues } from './list-values.ts';
import { translateListErrors } from './translate-list-errors.ts';

/** `/shows/:showCode/guest-lists/:guestListId/edit` */
export function EditListDrawer() {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const { showCode, guestListId } = useGuestListParam();
  const { currentData: list, error } = useGetGuestListQuery({ params: { guestListId } });
  const close = () => void navigate(paths.showGuestList(showCode, guestListId));
  if (list) return <EditList list={list} onClose={close} />;
  return (
    <AppDrawer heading={{ title: t('edit.title') }} onClose={close} open>
      {error ? errorText(error) : <SkeletonRows count={6} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}

function EditList({ list, onClose }: { list: GuestList; onClose: () => void }) {
  const { t } = useTranslation('guest-lists');
  const [opened] = useState(list);
  const [isDeleting, setDeleting] = useState(false);
  const reason = useCan('guestlist:write') ? undefined : t('notAllowed');
  const [update] = useUpdateGuestListMutation();
  const model = useGuardedForm<ListValues>({
    defaultValues: toListValues(opened),
    place: 'inDrawer',
    save: async (values) => {
      const params = { guestListId: opened.guestListId };
      await update({ params, body: toListBody(values, toListValues(opened)), revision: opened.revision }).unwrap();
      showToast(t('edit.done'), 'success');
    },
    translate: (error) => translateListErrors(error, t),
    onSaved: onClose,
  });
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('edit.save')} />}
      heading={{ title: opened.name }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <ListFields isLocked={reason !== undefined} show={opened} />
      </AppForm>
      {reason === undefined && (
        <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button color="error" onClick={() => setDeleting(true)}>
            {t('delete.action')}
          </Button>
        </Box>
      )}
      <DeleteListDialog list={isDeleting ? opened : null} onClose={() => setDeleting(false)} />
    </AppDrawer>
  );
}
