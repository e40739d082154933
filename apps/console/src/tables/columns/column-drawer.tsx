import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { RowCheckbox } from '../selection/row-checkbox.tsx';
import { SortableHandle } from '../sortable/sortable-handle.tsx';
import { SortableScope } from '../sortable/sortable-scope.tsx';
import { useSortableItem } from '../sortable/use-sortable-item.ts';
import type { DataTableModel } from '../use-data-table.ts';
import { moveItem } from './column-layout.ts';
import type { TableColumn } from './table-column.ts';

interface ColumnDrawerProps {
  model: { options: { columns: readonly NamedColumn[] }; columnLayout: DataTableModel<never>['columnLayout'] };
  /** Shown above the columns. */
  children?: ReactNode;
}

type NamedColumn = Pick<TableColumn<never>, 'id' | 'header' | 'canHide'>;

/** `?drawer=tableColumnSelect`: the columns of a table and their order. */
export function ColumnDrawer({ model, children }: ColumnDrawerProps) {
  const { t } = useTranslation('kit');
  const { isOpen, closeDrawer } = useDrawerParam();
  const { layout, setLayout, resetLayout } = model.columnLayout;
  const byId = new Map(model.options.columns.map((column) => [column.id, column]));
  const footer = (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 3, py: 1.5, borderTop: `1px solid ${LOOK.line}` }}>
      <Button onClick={resetLayout} variant="text">
        {t('tables.resetColumns')}
      </Button>
      <Button color="primary" onClick={closeDrawer} variant="contained">
        {t('tables.done')}
      </Button>
    </Box>
  );
  return (
    <AppDrawer
      footer={footer}
      heading={{ title: t('tables.columns') }}
      onClose={closeDrawer}
      open={isOpen('tableColumnSelect')}
    >
      {children}
      <Box component="p" sx={{ m: 0, mb: 1.5, typography: 'body2', color: LOOK.text2 }}>
        {t('tables.columnsHint')}
      </Box>
      <SortableScope
        getLabel={(id) => byId.get(id)?.header ?? id}
        ids={layout.order}
        onMove={(from, to) => setLayout({ ...layout, order: moveItem(layout.order, from, to) })}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {layout.order.flatMap((id) => {
            const column = byId.get(id);
            if (!column) return [];
            const handleToggle = () => setLayout({ ...layout, hidden: toggleId(layout.hidden, id) });
            return [
              <ColumnItem column={column} isShown={!layout.hidden.includes(id)} key={id} onToggle={handleToggle} />,
            ];
          })}
        </Box>
      </SortableScope>
    </AppDrawer>
  );
}

interface ColumnItemProps {
  column: NamedColumn;
  isShown: boolean;
  onToggle: () => void;
}

function ColumnItem({ column, isShown, onToggle }: ColumnItemProps) {
  const { ref, style, isDragging, handle } = useSortableItem(column.id);
  return (
    <Box component="li" ref={ref} style={style} sx={{ ...ITEM_LOOK, boxShadow: isDragging ? LOOK.shadowPop : 'none' }}>
      {column.canHide === false ? (
        <Box sx={{ width: 16 }} />
      ) : (
        <RowCheckbox label={column.header} onToggle={onToggle} state={isShown ? 'all' : 'none'} />
      )}
      <Box sx={{ flex: 1, color: isShown ? LOOK.text : LOOK.text3 }}>{column.header}</Box>
      <SortableHandle handle={handle} />
    </Box>
  );
}

const toggleId = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const ITEM_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1,
  fontSize: 13,
  bgcolor: LOOK.surface,
  borderBottom: `1px solid ${LOOK.line}`,
};
