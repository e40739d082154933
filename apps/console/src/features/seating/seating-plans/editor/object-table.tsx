import Box from '@mui/material/Box';
import { type Draft, listSeats, type NodeId } from '@parterre/seating-plan/edit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { GridColumn } from '#tables/columns/table-column.ts';
import { VirtualGrid } from '#tables/grid/virtual-grid.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { useDesk } from './desk-context.ts';
import { useObjectWords } from './use-object-words.ts';

const INDENT_PX = 20;

/** A line of the table: the plan as a tree, as far as the user has expanded it. */
interface ObjectLine {
  readonly id: NodeId;
  readonly depth: 0 | 1 | 2;
}

/** The drawing as a table: blocks with rows and seats, areas and shapes. Table and drawing share one selection. */
export function ObjectTable() {
  const { t, i18n } = useTranslation('plan-editor');
  const desk = useDesk();
  const { draft, editor } = desk;
  const words = useObjectWords();
  const [open, setOpen] = useState<ReadonlySet<NodeId>>(new Set());
  // Read at every render: the draft changes in place, and only what is expanded is listed.
  const lines = listObjects(draft, open);
  const selected = new Set(lines.flatMap(({ id }, index) => (editor.selection.has(id) ? [index] : [])));
  const handleToggle = (line: ObjectLine | undefined) => {
    if (!line) return;
    if (listSeats(draft, line.id).length === 0 || line.depth === 2) desk.show(line.id);
    else setOpen((before) => toggled(before, line.id));
  };
  const columns: GridColumn[] = [
    {
      id: 'name',
      header: t('objects.name'),
      widthPx: 220,
      grow: 1,
      cell: (index) => <Name line={lines[index]} open={open} words={words.name} onToggle={handleToggle} />,
    },
    {
      id: 'count',
      header: t('objects.seats'),
      widthPx: 80,
      align: 'end',
      cell: (index) => {
        const count = words.count(lines[index]?.id);
        return count === undefined ? '' : formatNumber(count, i18n.language);
      },
    },
    {
      id: 'place',
      header: t('objects.place'),
      widthPx: 130,
      align: 'end',
      cell: (index) => words.place(lines[index]?.id),
    },
    { id: 'note', header: t('objects.note'), widthPx: 260, cell: (index) => words.note(lines[index]?.id) },
  ];
  return (
    <Box sx={{ height: '100%', bgcolor: LOOK.surface }}>
      <VirtualGrid
        columns={columns}
        label={t('objects.title')}
        onActivate={(index) => handleToggle(lines[index])}
        onSelect={(indexes) => editor.select([...indexes].flatMap((index) => lines[index]?.id ?? []))}
        rowCount={lines.length}
        selected={selected}
      />
    </Box>
  );
}

function listObjects(draft: Draft, open: ReadonlySet<NodeId>): ObjectLine[] {
  const lines: ObjectLine[] = [];
  for (const block of draft.root.blocks) {
    lines.push({ id: block, depth: 0 });
    if (!open.has(block)) continue;
    for (const row of draft.require(block, 'block').rows) {
      lines.push({ id: row, depth: 1 });
      if (open.has(row)) for (const seat of draft.require(row, 'row').seats) lines.push({ id: seat, depth: 2 });
    }
  }
  for (const id of [...draft.root.areas, ...draft.root.shapes]) lines.push({ id, depth: 0 });
  return lines;
}

function toggled(open: ReadonlySet<NodeId>, id: NodeId): ReadonlySet<NodeId> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}

interface NameProps {
  line: ObjectLine | undefined;
  open: ReadonlySet<NodeId>;
  words: (id: NodeId) => string;
  onToggle: (line: ObjectLine) => void;
}

/** Blocks and rows expand with Enter, a double click or their arrow. */
function Name({ line, open, words, onToggle }: NameProps) {
  const { draft } = useDesk();
  if (!line) return null;
  const canOpen = line.depth < 2 && listSeats(draft, line.id).length > 0;
  const Icon = open.has(line.id) ? ChevronDownIcon : ChevronRightIcon;
  return (
    <Box
      component="span"
      style={{ paddingLeft: line.depth * INDENT_PX }}
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      <Box
        aria-hidden
        component="span"
        onMouseDown={(event) => {
          if (!canOpen) return;
          event.stopPropagation();
          onToggle(line);
        }}
        sx={{ display: 'inline-flex', justifyContent: 'center', width: 24, cursor: canOpen ? 'pointer' : 'inherit' }}
      >
        {canOpen && <Icon />}
      </Box>
      {words(line.id)}
    </Box>
  );
}
