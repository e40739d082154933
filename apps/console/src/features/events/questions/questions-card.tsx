import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Question } from '@parterre/contract/questions';
import { useTranslation } from 'react-i18next';
import { useListQuestionsQuery, useOrderQuestionsMutation } from '#api/queries/events/questions.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { useLockReason } from '#session/use-features.ts';
import { moveItem } from '#tables/columns/column-layout.ts';
import { applyOrder, useGivenOrder } from '#tables/sortable/use-given-order.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';

export function QuestionsCard({ showCode }: { showCode: string }) {
  const { t } = useTranslation('questions');
  const { currentData: data, error, refetch } = useListQuestionsQuery({ params: { showCode } });
  const { ids, move } = useMove(showCode, refetch);
  const reason = useLockReason('show:write');
  const items = applyOrder(data?.items ?? [], ids, ({ questionId }) => questionId);
  const asked = items.filter(({ isArchived }) => !isArchived).map(({ questionId }) => questionId);
  if (data && items.length === 0) return <EmptyState text={t('none')} title={t('noneTitle')} />;
  return (
    <LoadedCard loading={{ label: t('loading'), rows: 3 }} result={{ data, error, refetch }} title={t('asked')}>
      {() => (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((question) => (
            <QuestionRow
              isFirst={question.questionId === asked[0]}
              isLast={question.questionId === asked.at(-1)}
              key={question.questionId}
              onMove={!question.isArchived ? (by) => move(asked, question.questionId, by) : undefined}
              question={question}
              reason={reason}
              showCode={showCode}
            />
          ))}
        </Box>
      )}
    </LoadedCard>
  );
}

/**
 * Shows a move immediately and queues further moves, so that the last order wins. A refusal, such as for a question
 * deleted meanwhile, is shown in a toast and the list is read again.
 */
function useMove(showCode: string, refetch: () => Promise<unknown>) {
  const [order] = useOrderQuestionsMutation();
  const { ids, give } = useGivenOrder(refetch);
  const move = (asked: readonly number[], questionId: number, by: 1 | -1) => {
    const at = asked.indexOf(questionId);
    const questionIds = moveItem(asked, at, at + by);
    void give(questionIds, async () => {
      const { error } = await order({ params: { showCode }, body: { questionIds } });
      if (error) showFailure(error);
    });
  };
  return { ids, move };
}

interface QuestionRowProps {
  question: Question;
  showCode: string;
  isFirst: boolean;
  isLast: boolean;
  /** Undefined when the question cannot be moved. */
  onMove: ((by: 1 | -1) => void) | undefined;
  reason: string | undefined;
}

function QuestionRow({ question, showCode, isFirst, isLast, onMove, reason }: QuestionRowProps) {
  const { t, i18n } = useTranslation('questions');
  const { questionId, kind, askedPer, isRequired, isArchived, answers } = question;
  const label = chooseText(question.label, i18n.language);
  const facts = [
    t(`kind.${kind}`),
    t(`askedPer.${askedPer}`),
    isRequired ? t('required') : '',
    isArchived ? t('isArchived') : '',
    answers > 0 ? t('answers', { count: answers }) : '',
  ];
  return (
    <Box component="li" sx={ROW_LOOK}>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Link
          color="text.primary"
          href={paths.showQuestion(showCode, questionId)}
          sx={{ lineHeight: '24px' }}
          underline="hover"
        >
          {label}
        </Link>
        <Note>{facts.filter(Boolean).join(' · ')}</Note>
      </Box>
      {onMove && (
        <>
          <TipIconButton
            disabled={isFirst}
            label={t('moveUp', { label })}
            onClick={() => onMove(-1)}
            reason={reason}
            size="small"
          >
            <ChevronUpIcon />
          </TipIconButton>
          <TipIconButton
            disabled={isLast}
            label={t('moveDown', { label })}
            onClick={() => onMove(1)}
            reason={reason}
            size="small"
          >
            <ChevronDownIcon />
          </TipIconButton>
        </>
      )}
    </Box>
  );
}

const ROW_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
