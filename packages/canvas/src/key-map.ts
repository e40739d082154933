/** The fields of KeyboardEvent that identify a pressed key. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * `Ctrl Z`, `Shift M`, `H`, `Del`: modifiers before the key, as labelled on keyboards. Any of the keys triggers the
 * action.
 */
export interface KeyBinding<Action> {
  readonly keys: readonly string[];
  readonly action: Action;
}

/** Keys whose names in KeyboardEvent differ from their labels. */
const NAMES: Readonly<Record<string, string>> = {
  del: 'delete',
  esc: 'escape',
  '←': 'arrowleft',
  '→': 'arrowright',
  '↑': 'arrowup',
  '↓': 'arrowdown',
};

/**
 * Returns a function that finds the action of a pressed key. Command counts as Ctrl, and Alt is left to the browser. A
 * character that some keyboards type with Shift, such as `?`, is found without it; with Ctrl held, Shift has to match.
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
