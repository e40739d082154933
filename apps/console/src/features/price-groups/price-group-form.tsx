import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { useUnsavedChanges } from '../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import type { DrawerHeading } from '../../drawers/drawer-header.tsx';
import { AppForm } from '../../forms/app-form.tsx';
import { CreateBar } from '../../forms/create-bar.tsx';
import { translateFieldErrors } from '../../forms/errors/translate-field-errors.ts';
import { TextByCultureField } from '../../forms/fields/text-by-culture-field.tsx';
import { fillCultures } from '../../forms/fill-cultures.ts';
import { pickChanged } from '../../forms/find-conflicts.ts';
import { maxLength, required } from '../../forms/rules/text-rules.ts';
import { SaveBar } from '../../forms/save-bar.tsx';
import { TranslatedTexts } from '../../forms/translation/translated-texts.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useLeaveAfter } from '../../forms/use-leave-after.ts';
import { useCan } from '../../session/use-features.ts';
import { useTextCultures } from '../../session/use-text-cultures.ts';
import { showToast } from '../../ui/notices/notices.tsx';
import { GroupActions } from './group-actions.tsx';
import { GroupPositionField } from './group-position-field.tsx';
import { type GroupValues, isOrderFailure, useSaveGroup } from './use-save-group.ts';

interface PriceGroupFormProps {
  /** Absent: a new one. */
  group: PriceGroup | undefined;
  groups: readonly PriceGroup[];
  heading: DrawerHeading;
  show: Show;
  onClose: () => void;
}

const NAME_LENGTH = 60;

/** The name of a group and its place among the others; saving closes the drawer. */
export function PriceGroupForm({ group, groups, heading, show, onClose }: PriceGroupFormProps) {
  const { t } = useTranslation('price-groups');
  const cultures = useTextCultures(show);
  const [isDirty, setDirty] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useUnsavedChanges('inDrawer', isDirty && !isSaved);
  useLeaveAfter(isSaved, onClose);
  const reason = useCan('price:write') ? undefined : t('notAllowed', { permission: 'price:write' });
  const save = useSaveGroup(group, show.showCode);
  const [defaultValues] = useState<GroupValues>(() => ({
    name: fillCultures(group?.name ?? {}, cultures),
    displayOrder: group?.displayOrder ?? null,
    confirmedTexts: {},
  }));
  const model = useAppForm<GroupValues>({
    defaultValues,
    describeError: (error) => (isOrderFailure(error) ? t('orderFailed') : errorText(error)),
    onDirtyChange: setDirty,
    onSubmit: async (values) => {
      try {
        await save(pickChanged(defaultValues, values), values);
        showToast(t(group ? 'saved' : 'created'), 'success');
        setSaved(true);
      } catch (error) {
        throw translateFieldErrors(error, ({ message }) =>
          message === 'Another ticket group has this name' ? t('nameTaken') : undefined,
        );
      }
    },
  });
  return (
    <AppDrawer
      footer={
        group ? (
          <SaveBar model={model} saveLabel={t('save')} />
        ) : (
          <CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('create')} />
        )
      }
      heading={heading}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <TranslatedTexts culture={show.defaultCulture} cultures={cultures} outdated={group?.outdatedTexts}>
          <TextByCultureField label={t('name')} name="name" rules={[required, maxLength(NAME_LENGTH)]} />
        </TranslatedTexts>
        {group && <GroupPositionField group={group} groups={groups} show={show} />}
      </AppForm>
      {group && <GroupActions group={group} onClose={onClose} show={show} />}
    </AppDrawer>
  );
}
