import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useCreateGuestListMutation } from '../../../api/queries/guest-lists.ts';
import { useGetShowQuery } from '../../../api/queries/shows.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { CreateBar } from '../../../forms/create-bar.tsx';
import { useGuardedForm } from '../../../forms/use-guarded-form.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { ListFields } from './list-fields.tsx';
import { EMPTY_LIST, type ListValues, toListBody } from './list-values.ts';
import { translateListErrors } from './translate-list-errors.ts';

/** `/shows/:showCode/guest-lists/new` */
export function NewListDrawer() {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const { showCode } = useGuestListParam();
  const { currentData: show, error } = useGetShowQuery({ params: { showCode } });
  const close = () => void navigate(paths.showGuestLists(showCode));
  if (show) return <NewListForm onClose={close} show={show} />;
  return (
    <AppDrawer heading={{ title: t('new.action') }} onClose={close} open>
      {error ? errorText(error) : <SkeletonRows count={6} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}

function NewListForm({ show, onClose }: { show: Show; onClose: () => void }) {
  const { t } = useTranslation('guest-lists');
  const { showCode } = show;
  const reason = useCan('guestlist:write') ? undefined : t('notAllowed');
  const [create] = useCreateGuestListMutation();
  const model = useGuardedForm<ListValues>({
    defaultValues: EMPTY_LIST,
    place: 'inDrawer',
    save: (values) => create({ params: { showCode }, body: toListBody(values) }).unwrap(),
    translate: (error) => translateListErrors(error, t),
    onSaved: onClose,
  });
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('new.save')} />}
      heading={{ title: t('new.action') }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <ListFields isLocked={reason !== undefined} show={show} />
      </AppForm>
    </AppDrawer>
  );
}
