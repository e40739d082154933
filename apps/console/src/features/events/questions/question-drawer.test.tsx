import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { allBut } from '#test/answer-by-path.ts';
import { json, problem } from '#test/fake-server.ts';
import { fill, keepThing, openDrawer, openWithoutEvent } from '#test/stored-thing.tsx';
import { QuestionDrawer } from './question-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const SHOW = '/api/main/shows/K7M2QXRB';
const QUESTIONS = `${SHOW}/questions`;

const EVENT = {
  showCode: 'K7M2QXRB',
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler' },
  defaultCulture: 'en-GB',
};

async function openQuestion(answers: Parameters<typeof openDrawer>[0]['answers'] = {}) {
  const question = keepThing({
    questionId: 3,
    label: { 'en-GB': 'Which size?' },
    kind: 'choice',
    choices: [
      { 'en-GB': 'Small', de: 'Klein' },
      { 'en-GB': 'Large', de: 'Groß' },
    ],
    askedPer: 'order',
    isRequired: false,
    isArchived: false,
    answers: 0,
    revision: 1,
  });
  const opened = await openDrawer({
    drawer: <QuestionDrawer />,
    path: '/shows/:showCode/questions/:questionId',
    url: '/shows/K7M2QXRB/questions/3',
    answers: {
      [`GET ${SHOW}`]: EVENT,
      [`GET ${QUESTIONS}`]: question.page,
      [`PATCH ${QUESTIONS}/3`]: question.write,
      ...answers,
    },
  });
  await screen.findByRole('textbox', { name: 'Choices' });
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Save question' }));
  return { ...opened, question, save };
}

test('a new question is stored with its choices, one for each line', async () => {
  let stored: unknown;
  const { user } = await openDrawer({
    drawer: <QuestionDrawer />,
    path: '/shows/:showCode/questions/:questionId',
    url: '/shows/K7M2QXRB/questions/new',
    answers: {
      [`GET ${SHOW}`]: EVENT,
      [`GET ${QUESTIONS}`]: { items: [] },
      [`POST ${QUESTIONS}`]: ({ body }) => {
        stored = JSON.parse(String(body));
        return json({ questionId: 4 }, 201);
      },
    },
  });
  await fill('Question', 'Which size?');
  await user.click(screen.getByRole('radio', { name: 'Choice' }));
  await fill('Choices', 'Small\nLarge');
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await waitFor(() =>
    expect(stored).toMatchObject({
      label: { 'en-GB': 'Which size?' },
      kind: 'choice',
      choices: [{ 'en-GB': 'Small' }, { 'en-GB': 'Large' }],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

test('a question is locked, with its reason, for who may not change the event', async () => {
  const { sent, save } = await openQuestion(allBut('show:write'));
  expect(screen.getByRole('textbox', { name: 'Question' })).toBeDisabled();
  const button = screen.getByRole('button', { name: 'Save question' });
  expect(button).toHaveAccessibleDescription(/You need the permission “Set events up, move and cancel them”/);
  await save();
  expect(sent()).toEqual([]);
});

test('a question without words is refused at its field before anything is sent', async () => {
  const { sent, save } = await openQuestion();
  await fill('Question', '');
  await save();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question' })).toBeInvalid());
  expect(sent()).toEqual([]);
});

test('a question shows the choices that somebody else changed meanwhile, and saves over them when told to', async () => {
  const { question, user, save } = await openQuestion();
  question.changeElsewhere({ choices: [{ 'en-GB': 'S', de: 'Kleine' }, { 'en-GB': 'L' }] });
  await fill('Choices', 'Small\nLarge\nHuge');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getByRole('row', { name: 'Choices Small, Large, Huge S, L' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(question.now().revision).toBe(3));
  expect(question.now().choices).toEqual([
    { 'en-GB': 'Small', de: 'Kleine' },
    { 'en-GB': 'Large' },
    { 'en-GB': 'Huge' },
  ]);
});

test('a question that was deleted meanwhile cannot be saved any more, and says so', async () => {
  const { save } = await openQuestion({ [`PATCH ${QUESTIONS}/3`]: () => problem('NOT_FOUND') });
  await fill('Question', 'Which size of shirt?');
  await save();
  const button = screen.getByRole('button', { name: 'Save question' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByText('It has been deleted in the meantime.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('Which size of shirt?');
});

test('a question keeps what two people changed in different fields', async () => {
  const { question, sent, save } = await openQuestion();
  question.changeElsewhere({ isRequired: true });
  await fill('Question', 'Which size of shirt?');
  await save();
  await waitFor(() =>
    expect(question.now()).toMatchObject({ label: { 'en-GB': 'Which size of shirt?' }, isRequired: true }),
  );
  expect(sent().at(-1)).toEqual(['"2"', { label: { 'en-GB': 'Which size of shirt?' } }]);
});

test('a question of an event that cannot be read says so, and is there when the event is', async () => {
  const drawer = { drawer: <QuestionDrawer />, path: '/shows/:showCode/questions/:questionId' };
  const answers = { [`GET ${QUESTIONS}`]: { items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' } };
  await openWithoutEvent({ ...drawer, url: '/shows/K7M2QXRB/questions/new', answers }, EVENT);
  expect(await screen.findByRole('textbox', { name: 'Question' })).toBeInTheDocument();
});
