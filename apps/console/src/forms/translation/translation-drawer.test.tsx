import type { ConfirmedTexts } from '@parterre/contract/wire/values';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { FormWrapper } from '#test/form-wrapper.tsx';
import { stubLayout } from '#test/stub-layout.ts';
import { TextByCultureField } from '../fields/text-by-culture-field.tsx';
import { FormFields } from '../fields/use-field.tsx';
import { AppForm } from '../object/app-form.tsx';
import { FormSaveBar } from '../object/form-save-bar.tsx';
import { useAppForm } from '../object/use-app-form.ts';
import { maxLength, required } from '../rules.ts';
import { CanTranslate } from './text-languages.ts';
import { TranslatedTexts } from './translated-texts.tsx';

beforeAll(stubLayout);

const DEFAULTS = {
  name: { 'en-GB': 'Stalls', de: 'Parkett', fr: '' },
  terms: { 'en-GB': '<p>No refunds</p>', de: '', fr: '<p>Sans remboursement</p>' },
  confirmedTexts: {} as ConfirmedTexts,
};
type Values = typeof DEFAULTS;

const TEXTS = [
  { name: 'name', label: 'Name', rules: [required, maxLength(20)] },
  { name: 'terms', label: 'Terms', mode: 'rich' },
] as const;

interface ShowFormProps {
  sent?: Values[];
  isLocked?: boolean;
  cultures?: readonly string[];
}

function ShowForm({ sent = [], isLocked = false, cultures = ['en-GB', 'de', 'fr'] }: ShowFormProps) {
  const model = useAppForm<Values>({ defaultValues: DEFAULTS, onSubmit: async (values) => sent.push(values) });
  return (
    <>
      <AppForm model={model}>
        <FormFields isLocked={isLocked}>
          <TranslatedTexts culture="en-GB" cultures={cultures} outdated={{ name: ['de'] }} texts={TEXTS}>
            <TextByCultureField name="name" />
            <TextByCultureField name="terms" />
          </TranslatedTexts>
        </FormFields>
      </AppForm>
      <FormSaveBar model={model} saveLabel="Save event" />
    </>
  );
}

interface Opened extends ShowFormProps {
  url?: string;
  isDisabled?: boolean;
}

const open = ({ url, isDisabled = false, ...props }: Opened = {}) => {
  render(
    <FormWrapper url={url}>
      <CanTranslate value={!isDisabled}>
        <ShowForm {...props} />
      </CanTranslate>
    </FormWrapper>,
  );
  return userEvent.setup();
};
const drawerOf = (label: string) => screen.findByRole('dialog', { name: `Translate: ${label}` });
const nameLink = () => screen.getByRole('link', { name: 'Name, translations: 2 of 3 languages, 1 outdated' });

describe('the drawer of translations', () => {
  it('opens from the field, on what is to be done, and gives the focus back', async () => {
    const user = open();
    await user.click(nameLink());
    const drawer = await drawerOf('Name');
    expect(within(drawer).getByText('name')).toBeVisible();
    const languages = within(drawer).getAllByRole('listitem');
    expect(languages.map((item) => item.textContent)).toEqual([
      'EnglishFirst language',
      'GermanOutdated',
      'FrenchMissing',
    ]);
    await waitFor(() => expect(within(drawer).getByRole('textbox', { name: 'German' })).toHaveFocus());
    expect(within(drawer).getByRole('region', { name: 'Source: English' })).toHaveTextContent('Stalls');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(nameLink()).toHaveFocus();
  });

  it('says what buyers see instead of a missing text, and copies the source', async () => {
    const sent: Values[] = [];
    const user = open({ url: '/?drawer=translation&field=name&culture=fr', sent });
    const drawer = await drawerOf('Name');
    expect(within(drawer).getByText('Buyers see: English')).toBeVisible();
    expect(within(drawer).getByText('Looked for in this order: French → English, then any.')).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: 'Copy English' }));
    expect(within(drawer).getByRole('textbox', { name: 'French' })).toHaveValue('Stalls');
    await user.click(within(drawer).getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Save event' }));
    await waitFor(() => expect(sent).toEqual([{ ...DEFAULTS, name: { ...DEFAULTS.name, fr: 'Stalls' } }]));
  });

  it('confirms an outdated text, takes that back without a trace, and forgets it after the save', async () => {
    const sent: Values[] = [];
    const user = open({ url: '/?drawer=translation&field=name&culture=de', sent });
    const drawer = await drawerOf('Name');
    await user.click(within(drawer).getByRole('button', { name: 'Still right' }));
    await user.click(within(drawer).getByRole('button', { name: 'Undo' }));
    expect(within(drawer).getByText('The text in English was changed after this one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save event', hidden: true })).not.toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Still right' }));
    await user.click(within(drawer).getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Save event' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.confirmedTexts).toEqual({ name: ['de'] });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save event' })).not.toBeInTheDocument());
  });

  it('walks over the fields of the form along what is to be done', async () => {
    const user = open({ url: '/?drawer=translation&field=name&culture=fr' });
    const drawer = await drawerOf('Name');
    expect(within(drawer).getByText('3 texts to do.')).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: 'Next to do' }));
    const terms = await drawerOf('Terms');
    expect(within(terms).getByText('Rich text')).toBeVisible();
    const german = await within(terms).findByRole('textbox', { name: 'German' });
    expect(german).toHaveAttribute('lang', 'de');
    await user.click(within(terms).getByRole('button', { name: 'Copy English' }));
    await waitFor(() => expect(german).toHaveTextContent('No refunds'));
    expect(within(terms).getByText('2 texts to do.')).toBeVisible();
    await user.click(within(terms).getByRole('button', { name: 'Previous to do' }));
    expect(await within(await drawerOf('Name')).findByRole('textbox', { name: 'French' })).toBeVisible();
  });

  it('edits the first language too, and marks the others outdated while it is typed', async () => {
    const user = open({ url: '/?drawer=translation&field=terms&culture=fr' });
    const drawer = await drawerOf('Terms');
    expect(within(drawer).getByText('Sans remboursement')).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: /English/ }));
    expect(within(drawer).queryByRole('region')).not.toBeInTheDocument();
    await user.click(await within(drawer).findByRole('button', { name: 'Heading' }));
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'French Outdated' })).toBeVisible());
  });

  it('refuses a text that is too long where it is typed, and names its language in the form', async () => {
    const sent: Values[] = [];
    const user = open({ url: '/?drawer=translation&field=name&culture=fr', sent });
    const drawer = await drawerOf('Name');
    const french = within(drawer).getByRole('textbox', { name: 'French' });
    await user.type(french, 'Parterre et corbeille');
    expect(french).toHaveAccessibleDescription('Cannot be more than 20 characters');
    await user.click(within(drawer).getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Save event' }));
    expect(await screen.findByText('French: Cannot be more than 20 characters')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is to be read only in a locked form', async () => {
    open({ url: '/?drawer=translation&field=name&culture=de', isLocked: true });
    const drawer = await drawerOf('Name');
    expect(within(drawer).getByRole('textbox', { name: 'German' })).toHaveAttribute('readonly');
    expect(within(drawer).queryByRole('button', { name: 'Still right' })).not.toBeInTheDocument();
  });

  it('stays closed where translating is disabled, and the link says why', async () => {
    open({ url: '/?drawer=translation&field=name', isDisabled: true });
    const link = screen.getByText('2 of 3 languages, 1 outdated');
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).toHaveAccessibleDescription(/Your role may not change texts/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not offered to who writes in one language', () => {
    open({ cultures: ['en-GB'] });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
