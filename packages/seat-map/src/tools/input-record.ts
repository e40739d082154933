/** One input, free of DOM types. Positions are CSS pixels from the map's top left corner. */
export type InputRecord = PointerRecord | WheelRecord | KeyRecord | BlurRecord;

/** Sent when the map loses the keyboard, so that all keys count as released. */
export interface BlurRecord {
  readonly type: 'blur';
}

export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Control or, on a Mac, Command. */
  readonly ctrl: boolean;
}

export interface PointerRecord extends Modifiers {
  readonly type: 'down' | 'move' | 'up' | 'cancel' | 'leave';
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** 0 main, 1 middle, 2 secondary; used only by `down`. */
  readonly button: number;
}

export interface WheelRecord extends Modifiers {
  readonly type: 'wheel';
  readonly x: number;
  readonly y: number;
  /** In CSS pixels; positive zooms out. */
  readonly delta: number;
}

export interface KeyRecord extends Modifiers {
  readonly type: 'keydown' | 'keyup';
  /** As in KeyboardEvent.key: 'ArrowLeft', 'Enter', ' ', 'a'. */
  readonly key: string;
}
