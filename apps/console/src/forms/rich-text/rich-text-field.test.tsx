import { LIMITS } from '@parterre/contract/choices/limits';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { FormWrapper } from '#test/form-wrapper.tsx';
import { stubLayout } from '#test/stub-layout.ts';
import { FieldFrame } from '../fields/field-frame.tsx';
import { FormFields, useField } from '../fields/use-field.tsx';
import { AppForm } from '../object/app-form.tsx';
import { FormSaveBar } from '../object/form-save-bar.tsx';
import { useAppForm } from '../object/use-app-form.ts';
import { maxStoredLength, required } from '../rules.ts';
import { RichTextInput } from './rich-text-input.tsx';

beforeAll(stubLayout);

interface Values {
  terms: string;
}

interface TermsFormProps {
  start?: string;
  isLocked?: boolean;
  sent?: Values[];
}

function TermsForm({ start = '', isLocked = false, sent = [] }: TermsFormProps) {
  const model = useAppForm<Values>({ defaultValues: { terms: start }, onSubmit: async (values) => sent.push(values) });
  return (
    <>
      <AppForm model={model}>
        <FormFields isLocked={isLocked}>
          <TermsField />
        </FormFields>
      </AppForm>
      <FormSaveBar model={model} saveLabel="Save event" />
    </>
  );
}

function TermsField() {
  const props = { help: 'Shown before buying', label: 'Terms', name: 'terms', rules: [required] };
  const field = useField(props, [maxStoredLength(LIMITS.richText)]);
  return (
    <FieldFrame field={field} kind="group">
      <RichTextInput field={field} html={String(field.value)} lang="en-GB" onType={field.change} />
    </FieldFrame>
  );
}

const open = async (props: TermsFormProps = {}) => {
  render(<TermsForm {...props} />, { wrapper: FormWrapper });
  return { user: userEvent.setup(), text: await screen.findByRole('textbox', { name: 'Terms' }) };
};
const tool = (name: string) => screen.getByRole('button', { name });
const paste = (text: HTMLElement, html: string) =>
  fireEvent.paste(text, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], items: [], types: [] },
  });
const save = async (user: ReturnType<typeof userEvent.setup>) => user.click(tool('Save event'));

describe('a rich text field', () => {
  it('is labelled, explained, in its language, and unchanged by being looked at', async () => {
    const start = '<h3>Programme</h3><p>A  B &amp; C</p><ul><li><p>one</p></li></ul>';
    const { text } = await open({ start });
    expect(text).toHaveAccessibleDescription('Shown before buying');
    expect(text).toHaveAttribute('lang', 'en-GB');
    expect(text).toHaveAttribute('aria-multiline', 'true');
    expect(within(text).getByRole('heading', { level: 3 })).toHaveTextContent('Programme');
    expect(screen.getByText(`${start.length} of 20,000 characters, formatting included`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save event' })).not.toBeInTheDocument();
  });

  it('keeps of what is pasted only what the server keeps', async () => {
    const sent: Values[] = [];
    const { user, text } = await open({ sent });
    paste(
      text,
      '<h1 style="color:red">Terms</h1><p class="x">No <b>refunds</b><script>alert(1)</script> ' +
        '<a href="https://a.test" title="t" target="_self">here</a> <a href="javascript:alert(1)">there</a></p>' +
        '<img src="x" onerror="y"><table><tr><td>cell</td></tr></table>',
    );
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.terms).toBe(
      '<h3>Terms</h3><p>No <strong>refunds</strong> ' +
        '<a href="https://a.test" target="_blank" rel="noopener noreferrer nofollow">here</a> there</p><p>cell</p>',
    );
  });

  it('formats with buttons that say whether they are on', async () => {
    const sent: Values[] = [];
    const { user, text } = await open({ sent });
    paste(text, '<p>No refunds</p>');
    await user.click(tool('Heading'));
    await waitFor(() => expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(tool('Heading'));
    await user.click(tool('Quote'));
    await save(user);
    await waitFor(() => expect(sent).toEqual([{ terms: '<blockquote><p>No refunds</p></blockquote>' }]));
  });

  it('undoes and does again', async () => {
    const { user, text } = await open({ start: '<p>Old</p>' });
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    await user.click(tool('Heading'));
    expect(within(text).getByRole('heading')).toBeVisible();
    await user.click(tool('Undo'));
    expect(within(text).queryByRole('heading')).toBeNull();
    await user.click(tool('Redo'));
    expect(within(text).getByRole('heading')).toBeVisible();
  });

  it('has one stop of the Tab key in its toolbar, and arrow keys along it', async () => {
    const { user } = await open();
    const toolbar = screen.getByRole('toolbar', { name: 'Formatting: Terms' });
    act(() => tool('Bold').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tool('Underline')).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(tool('Redo')).toHaveFocus();
    expect(
      within(toolbar)
        .getAllByRole('button')
        .filter((button) => button.tabIndex === 0),
    ).toEqual([tool('Redo')]);
    expect(tool('Redo')).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for a link in a dialogue, and refuses what is none', async () => {
    const sent: Values[] = [];
    const { user } = await open({ sent });
    await user.click(tool('Link'));
    const dialog = await screen.findByRole('dialog', { name: 'Add link' });
    await user.type(within(dialog).getByLabelText('Address'), 'javascript:alert(1)');
    await user.click(within(dialog).getByRole('button', { name: 'Set link' }));
    expect(within(dialog).getByLabelText('Address')).toHaveAccessibleDescription(
      'Please provide a web page, an e-mail address or a phone number',
    );
    await user.clear(within(dialog).getByLabelText('Address'));
    await user.type(within(dialog).getByLabelText('Address'), 'harbour.example/terms');
    await user.type(within(dialog).getByLabelText('Link text'), 'All terms{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.terms).toContain(
      '<a href="https://harbour.example/terms" target="_blank" rel="noopener noreferrer nofollow">All terms</a>',
    );
  });

  it('says under it what is wrong, and goes to it from the save bar', async () => {
    const { user, text } = await open({ start: '<p>Old</p>' });
    paste(text, `<p>${'x'.repeat(LIMITS.richText)}</p>`);
    await save(user);
    expect(await screen.findByText('Cannot be more than 20000 characters')).toBeVisible();
    expect(text).toHaveAttribute('aria-invalid', 'true');
    expect(text).toHaveAccessibleDescription('Cannot be more than 20000 characters');
    await user.click(screen.getByRole('button', { name: 'Go to first' }));
    expect(text).toHaveFocus();
  });

  it('follows the form when changes are discarded', async () => {
    const { user, text } = await open({ start: '<p>Old</p>' });
    act(() => text.focus());
    paste(text, '<p>New</p>');
    await waitFor(() => expect(text).toHaveTextContent('New'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(text).toHaveTextContent(/^Old$/));
    expect(screen.queryByRole('button', { name: 'Save event' })).not.toBeInTheDocument();
  });

  it('can only be read in a locked form', async () => {
    const { text } = await open({ start: '<p>Old</p>', isLocked: true });
    expect(text).toHaveAttribute('contenteditable', 'false');
    expect(text).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});
