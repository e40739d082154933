import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FormWrapper } from '#test/form-wrapper.tsx';
import { DateField, DateTimeField } from '../fields/date-time-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { SegmentedField } from '../fields/segmented-field.tsx';
import { TextByCultureField } from '../fields/text-by-culture-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { max, maxLength, required, validDateTime } from '../rules.ts';
import { TranslatedTexts } from '../translation/translated-texts.tsx';
import { AppForm } from './app-form.tsx';
import { FormSaveBar } from './form-save-bar.tsx';
import { useAppForm } from './use-app-form.ts';

const DEFAULTS = {
  name: 'Orchestra A',
  priceMinor: 13500 as number | null,
  most: 10 as number | null,
  until: '2026-12-10T19:30:00',
  opensOn: '0001-01-01',
  visibleTo: 'public',
  title: { 'en-GB': 'Stalls', fr: 'Parterre' } as Record<string, string>,
};
type Values = typeof DEFAULTS;

interface TicketFormProps {
  onSubmit?: (values: Values) => Promise<unknown>;
}

function TicketForm({ onSubmit = async () => undefined }: TicketFormProps) {
  const model = useAppForm<Values>({ defaultValues: DEFAULTS, onSubmit });
  return (
    <>
      <AppForm model={model}>
        <TextField label="Name" name="name" rules={[required, maxLength(20)]} />
        <MoneyField currency="USD" help="Before the fee" label="Price" name="priceMinor" rules={[required]} />
        <NumberField label="Most per order" name="most" rules={[max(50)]} unit="tickets" />
        <DateTimeField label="Until" name="until" rules={[validDateTime]} zone="America/New_York" />
        <DateField label="Opens on" name="opensOn" />
        <SegmentedField
          label="Visible to"
          name="visibleTo"
          options={[
            { value: 'public', label: 'Public' },
            { value: 'code', label: 'With a code' },
          ]}
        />
        <TranslatedTexts
          culture="en-GB"
          cultures={['en-GB', 'fr', 'de']}
          texts={[{ name: 'title', label: 'Title', rules: [required] }]}
        >
          <TextByCultureField name="title" />
        </TranslatedTexts>
      </AppForm>
      <FormSaveBar model={model} saveLabel="Save ticket" />
    </>
  );
}

const show = (props: TicketFormProps = {}) => {
  render(<TicketForm {...props} />, { wrapper: FormWrapper });
  return userEvent.setup();
};
const retype = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.tab();
};

describe('a form', () => {
  it('shows values as people read them', () => {
    show();
    expect(screen.getByLabelText('Price')).toHaveValue('135.00');
    expect(screen.getByLabelText('Until')).toHaveValue('10/12/2026, 19:30');
    expect(screen.getByLabelText('Opens on')).toHaveValue('');
    expect(screen.getByLabelText('Opens on')).toHaveAttribute('placeholder', '--/--/----');
    expect(screen.getByText('EST')).toBeInTheDocument();
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Before the fee');
    expect(screen.getByRole('link', { name: 'Title, translations: 2 of 3 languages' })).toBeInTheDocument();
  });

  it('shows the save bar only after a change, counts what is wrong and goes to the first', async () => {
    const user = show();
    expect(screen.queryByRole('button', { name: 'Save ticket' })).not.toBeInTheDocument();
    await retype(user, 'Price', '135.005');
    await retype(user, 'Most per order', '60');
    await retype(user, 'Until', '');
    expect(screen.getByText('Cannot have more than 2 decimal places')).toBeInTheDocument();
    expect(screen.getByText('Must be less than or equal to 50')).toBeInTheDocument();
    expect(screen.getByText('A valid date and time is required')).toBeInTheDocument();
    expect(screen.getByText('3 fields to correct')).toBeInTheDocument();
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Cannot have more than 2 decimal places');
    expect(screen.getByLabelText('Price')).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Go to first' }));
    expect(screen.getByLabelText('Price')).toHaveFocus();
  });

  it('hands on minor units, wall times and cultures, then counts as unchanged', async () => {
    const sent: Values[] = [];
    const user = show({ onSubmit: async (values) => sent.push(values) });
    await retype(user, 'Price', '19.5');
    expect(screen.getByLabelText('Price')).toHaveValue('19.50');
    await retype(user, 'Until', '1/11/2026 9:05');
    expect(screen.getByLabelText('Until')).toHaveValue('01/11/2026, 09:05');
    await user.click(screen.getByRole('radio', { name: 'With a code' }));
    await retype(user, 'Title', 'Pit');
    await user.click(screen.getByRole('button', { name: 'Save ticket' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      ...DEFAULTS,
      priceMinor: 1950,
      until: '2026-11-01T09:05:00',
      visibleTo: 'code',
      title: { 'en-GB': 'Pit', fr: 'Parterre' },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save ticket' })).not.toBeInTheDocument());
  });

  it('does not submit what a rule refuses', async () => {
    const sent: Values[] = [];
    const user = show({ onSubmit: async (values) => sent.push(values) });
    await retype(user, 'Name', '');
    await user.click(screen.getByRole('button', { name: 'Save ticket' }));
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('puts the server’s errors on their fields and focuses the first', async () => {
    const fieldErrors = [
      { field: 'name', code: 'maxLength', message: 'Too long', values: { maxLength: 20 } },
      { field: 'title.fr', code: 'maxLength', message: 'Too long', values: { maxLength: 40 } },
      { field: 'elsewhere', code: 'notFitting', message: 'This show is over' },
    ];
    const user = show({ onSubmit: () => Promise.reject({ status: 400, data: { status: 400, fieldErrors } }) });
    await retype(user, 'Name', 'Orchestra B');
    await user.click(screen.getByRole('button', { name: 'Save ticket' }));
    expect(await screen.findByText('Cannot be more than 20 characters')).toBeInTheDocument();
    expect(screen.getByText('French: Cannot be more than 40 characters')).toBeInTheDocument();
    expect(screen.getByText('This show is over')).toBeInTheDocument();
    expect(screen.getByText('2 fields to correct')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it('says that saving failed, keeps what was typed and lets it be discarded', async () => {
    const user = show({ onSubmit: () => Promise.reject(new TypeError('network')) });
    await retype(user, 'Price', 'abc');
    await retype(user, 'Price', '20');
    await user.click(screen.getByRole('button', { name: 'Save ticket' }));
    expect(await screen.findByText('Saving failed.')).toBeInTheDocument();
    expect(screen.getByLabelText('Price')).toHaveValue('20.00');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Price')).toHaveValue('135.00');
    expect(screen.queryByText('Saving failed.')).not.toBeInTheDocument();
  });

  it('says which fields may not stay empty', () => {
    show();
    for (const name of ['Name', 'Price', 'Until', 'Title']) expect(screen.getByLabelText(name)).toBeRequired();
    for (const name of ['Most per order', 'Opens on']) expect(screen.getByLabelText(name)).not.toBeRequired();
  });

  it('warns of a time that clocks jump over or show twice', async () => {
    const user = show();
    await retype(user, 'Until', '08/03/2026, 02:30');
    expect(screen.getByText(/does not exist/)).toBeInTheDocument();
    await retype(user, 'Until', '01/11/2026, 01:30');
    expect(screen.getByText(/happens twice/)).toBeInTheDocument();
    expect(screen.getByText('EDT')).toBeInTheDocument();
  });
});
