/** What was pressed, as KeyboardEvent says it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** `Ctrl Z`, `Shift M`, `H`, `Del`: what is held before the key, in the words of a keyboard. Any of them does it. */
export interface KeyBinding<Action> {
  readonly keys: readonly string[];
  readonly action: Action;
}

/** Keys that KeyboardEvent calls otherwise than keyboards and help do. */
const NAMES: Readonly<Record<string, string>> = {
  del: 'delete',
  esc: 'escape',
  '←': 'arrowleft',
  '→': 'arrowright',
  '↑': 'arrowup',
  '↓': 'arrowdown',
};

/**
 * Answers the action of a pressed key. Command counts as Ctrl, and Alt is the browser's. What is typed with Shift on some
 * keyboards, such as `?`, is found without it; with Ctrl held, Shift has to be right.
 */
export function createKeyMap<Action>(
  bindings: Iterable<KeyBinding<Action>>,
): (pressed: PressedKey) => Action | undefined {
  const actions = new Map<string, Action>();
  for (const { keys, action } of bindings) for (const chord of keys) actions.set(readChord(chord), action);
  return ({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    if (altKey) return undefined;
    const name = key.toLowerCase();
    if (ctrlKey || metaKey) return actions.get(`ctrl ${shiftKey ? 'shift ' : ''}${name}`);
    return (shiftKey ? actions.get(`shift ${name}`) : undefined) ?? actions.get(name);
  };
}

function readChord(chord: string): string {
  return chord
    .toLowerCase()
    .split(' ')
    .map((key) => NAMES[key] ?? key)
    .join(' ');
}
