import { createSvgIcon } from '@mui/material/utils';

/** Line icons on a 16 px grid. `d` is one path with round caps and joins, 1.5 px wide. */
export const MenuIcon = line('Menu', 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11');
export const HomeIcon = line('Home', 'M2.5 7.5 8 2.75l5.5 4.75M4 6.5v7h8v-7M6.5 13.5V9.75h3v3.75');
export const CalendarIcon = line('Calendar', 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3');
export const BellIcon = line('Bell', 'M4.5 11.5V7a3.5 3.5 0 0 1 7 0v4.5l1.25 1H3.25zM6.75 14h2.5');
export const FlagIcon = line('Flag', 'M4 14V2.5M4 3h8.5l-2 3 2 3H4');
export const PinIcon = line(
  'Pin',
  'M8 14s4.5-4 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 10 8 14 8 14zM8 8a1.6 1.6 0 1 0 0-3.2A1.6 1.6 0 0 0 8 8z',
);
export const ListIcon = line('List', 'M6 4h7.5M6 8h7.5M6 12h7.5M2.75 4h.01M2.75 8h.01M2.75 12h.01');
export const ChartIcon = line('Chart', 'M2.5 13.5h11M4.5 11V8M8 11V3.5M11.5 11V6');
export const DownloadIcon = line('Download', 'M8 2.5V10M4.75 7 8 10.25 11.25 7M2.5 13.5h11');
export const UploadIcon = line('Upload', 'M8 10.25V2.75M4.75 6 8 2.75 11.25 6M2.5 13.5h11');
export const SearchIcon = line('Search', 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5 14 14');
export const GlobeIcon = line(
  'Globe',
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2 8h12M8 2c2 2 2.5 4 2.5 6S10 12 8 14c-2-2-2.5-4-2.5-6S6 4 8 2z',
);
export const ChevronDownIcon = line('ChevronDown', 'm4.5 6.5 3.5 3.5 3.5-3.5');
export const ChevronUpIcon = line('ChevronUp', 'm4.5 9.5 3.5-3.5 3.5 3.5');
export const ChevronLeftIcon = line('ChevronLeft', 'M9.5 4.5 6 8l3.5 3.5');
export const ChevronRightIcon = line('ChevronRight', 'm6.5 4.5 3.5 3.5-3.5 3.5');
export const PlusIcon = line('Plus', 'M8 3.5v9M3.5 8h9');
export const MinusIcon = line('Minus', 'M3.5 8h9');
export const CloseIcon = line('Close', 'm4.5 4.5 7 7M11.5 4.5l-7 7');
export const CheckIcon = line('Check', 'm3.5 8.5 3 3 6-7');
export const ColumnsIcon = line('Columns', 'M2.5 3h11v10h-11zM6.25 3v10M9.75 3v10');
export const TableIcon = line('Table', 'M2.5 3h11v10h-11zM2.5 6.25h11M2.5 9.5h11');
export const MoreIcon = line('More', 'M3.5 8h.01M8 8h.01M12.5 8h.01', 2.3);
export const WarningIcon = line('Warning', 'M8 2.5 14 13H2zM8 6.5v3M8 11.25h.01');
export const SuccessIcon = line('Success', 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.5 8.25 7.25 10l3.25-3.5');
export const InfoIcon = line('Info', 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5v3.25M8 5.25h.01');
export const BlockedIcon = line('Blocked', 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM4 4l8 8');
export const SeatIcon = line(
  'Seat',
  'M4.5 8.5V4A1.5 1.5 0 0 1 6 2.5h4A1.5 1.5 0 0 1 11.5 4v4.5M2.5 7v4.5h11V7M4 11.5v2M12 11.5v2',
);
export const TicketIcon = line(
  'Ticket',
  'M2 4.5h12V7a1.25 1.25 0 0 0 0 2.5V12H2V9.5A1.25 1.25 0 0 0 2 7zM9.5 4.5v1M9.5 7.75v1M9.5 11v1',
);
export const CopyIcon = line('Copy', 'M5.5 5.5h8v8h-8zM2.5 10.5v-8h8');
export const EditIcon = line('Edit', 'M3 13h2.5l7-7L10 3.5l-7 7zM8.5 5 11 7.5');
export const TrashIcon = line('Trash', 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.5 9h7l.5-9M6.75 7v4M9.25 7v4');
export const UndoIcon = line('Undo', 'M5.5 3.5l-3 3 3 3M2.5 6.5h7a4 4 0 0 1 0 8');
export const SunIcon = line(
  'Sun',
  'M8 10.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM8 1.5v1.25M8 13.25v1.25M1.5 8h1.25M13.25 8h1.25M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9',
);
export const MoonIcon = line('Moon', 'M13.25 9.75A5.75 5.75 0 0 1 6.25 2.75a5.75 5.75 0 1 0 7 7z');
export const ScreenIcon = line('Screen', 'M2 3h12v8H2zM5.5 13.5h5M8 11v2.5');
export const HelpIcon = line(
  'Help',
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.25 6.25A1.75 1.75 0 1 1 8 8v1.25M8 11.25h.01',
);
export const KeyIcon = line(
  'Key',
  'M6.5 9.5a3.5 3.5 0 1 0-2 3.2A3.5 3.5 0 0 0 6.5 9.5zM6 8l7-5.5M11 4l1.5 2M8.75 5.75 10 7.5',
);
export const SignOutIcon = line('SignOut', 'M6.5 2.5h-4v11h4M10 5l3 3-3 3M13 8H6');
export const PanelIcon = line('Panel', 'M2.5 3h11v10h-11zM6.25 3v10');
export const ShopIcon = line('Shop', 'M2.5 6.5 4 2.5h8l1.5 4M3.5 6.5v7h9v-7M2.5 6.5h11M6.5 13.5v-4h3v4');
export const HandIcon = line(
  'Hand',
  'M5 8.5V4.25a1 1 0 0 1 2 0V7M7 7V3.25a1 1 0 0 1 2 0V7M9 7V4.25a1 1 0 0 1 2 0V8M11 8V6a1 1 0 0 1 2 0v3.5c0 2.5-1.7 4.5-4.2 4.5C6.5 14 5.5 13 4.5 11.2L3.2 9a1 1 0 0 1 1.8-.9',
);
export const SquareIcon = line('Square', 'M4 4h8v8H4z');
export const RowIcon = line('Row', 'M2.5 10.5C5 8 11 8 13.5 10.5M4 6.25c2-1.5 6-1.5 8 0');
export const PersonIcon = line(
  'Person',
  'M8 8.25a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8zM2.75 13.75c.4-2.6 2.5-3.75 5.25-3.75s4.850 1.150 5.250 3.750',
);
export const GroupIcon = line('Group', 'M3 3h4v4H3zM9 3h4v4H9zM3 9h4v4H3zM9 9h4v4H9z');
export const BrushIcon = line(
  'Brush',
  'M13.5 2.5l-6 6M6.25 8.75c1.25.2 1.8 1 1.75 2-.1 1.75-2 3-5.5 2.75 1-.8.9-1.6 1.25-3 .35-1.2 1.3-1.9 2.5-1.75z',
);

/** Scales from the 16 px grid to the 24 px box of the library's icons, so that both have the same size. */
function line(name: string, d: string, strokeWidth = 1.5) {
  return createSvgIcon(
    <path
      d={d}
      transform="scale(1.5)"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />,
    name,
  );
}
