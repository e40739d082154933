import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { TOOLS, type Tool } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { ToolButton } from '#programme/seats/tool-button.tsx';
import { GroupIcon, HandIcon, RowIcon, SeatIcon, SquareIcon } from '#ui/icons.tsx';
import { useDesk } from '../desk-context.ts';

export function ToolStrip() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  return (
    <Box aria-label={t('tools.title')} aria-orientation="vertical" role="toolbar" sx={STRIP_LOOK}>
      {TOOLS.map(({ name, key, words, icon, kind }, at) => (
        <Box key={name} sx={{ mt: at > 0 && kind !== TOOLS[at - 1]?.kind ? 1 : 0 }}>
          <ToolButton
            icon={<ToolIcon icon={icon} />}
            isPressed={desk.tool === name}
            label={t(words)}
            onPress={() => desk.set({ tool: name })}
            shortcut={key}
          />
        </Box>
      ))}
    </Box>
  );
}

const STRIP_LOOK = {
  flex: 'none',
  width: { xs: 78, lg: 196 },
  p: 0.5,
  overflowY: 'auto',
  bgcolor: LOOK.surface,
  borderRight: `1px solid ${LOOK.line}`,
};

const DRAWN = {
  rows: line('Rows', 'M2.5 8h.01M6.2 8h.01M9.8 8h.01M13.5 8h.01', 2.6),
  drawRows: line(
    'DrawRows',
    'M2.5 5h.01M6.2 5h.01M9.8 5h.01M13.5 5h.01M2.5 11h.01M6.2 11h.01M9.8 11h.01M13.5 11h.01',
    2.6,
  ),
  outline: line('Outline', 'M3 5.5 8 2.5l5.5 3-1.5 7.5H4z'),
  area: line('Area', 'M2.5 4h11v8h-11zM5.5 9.5v-3M8 9.5v-3M10.5 9.5v-3'),
  stage: line('Stage', 'M2.5 4h11l-1.5 7c-2.5 1.2-5.5 1.2-8 0z'),
  focus: line('Focus', 'M8 1.5v4M8 10.5v4M1.5 8h4M10.5 8h4M8 8h.01'),
  polygon: line('Polygon', 'M8 2.5 13.5 7l-2 6.5h-7L2.5 7z'),
  line: line('Line', 'M3 13 13 3'),
  text: line('Text', 'M3.5 4.5v-1h9v1M8 3.5v9.5M6.5 13h3'),
};

const ICONS: Readonly<Record<Tool['icon'], typeof HandIcon>> = {
  ...DRAWN,
  hand: HandIcon,
  square: SquareIcon,
  group: GroupIcon,
  row: RowIcon,
  seat: SeatIcon,
};

function ToolIcon({ icon }: Pick<Tool, 'icon'>) {
  const Icon = ICONS[icon];
  return <Icon />;
}

/** Draws an icon as lines on a 16 px grid, like the console's other icons. */
function line(name: string, d: string, strokeWidth = 1.5) {
  const path = {
    d,
    transform: 'scale(1.5)',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return createSvgIcon(<path {...path} />, name);
}
