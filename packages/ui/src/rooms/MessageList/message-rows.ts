import { dayNumber } from '../../format/formatDay.ts';
import type { RoomMessage } from '../room-message.ts';

/** A row of the list: a day, the unread line, a notice, or a message with its place in a run. */
export type MessageListRow =
  | { kind: 'day'; key: string; at: string | number }
  | { kind: 'unread'; key: string }
  | { kind: 'notice'; key: string; message: RoomMessage }
  | { kind: 'message'; key: string; message: RoomMessage; startsRun: boolean; endsRun: boolean };

/** After a longer pause, the same sender's next message begins a run of its own, so that its age is said. */
const PAUSE_MS = 15 * 60_000;

interface RowSettings {
  /** Id of the first unread message. */
  unreadFrom?: string | null | undefined;
  timeZone?: string | undefined;
}

/** Puts messages, oldest first, into rows with dividers. */
export function messageRows(
  messages: readonly (readonly [key: string, message: RoomMessage])[],
  { unreadFrom, timeZone }: RowSettings,
): MessageListRow[] {
  const rows: MessageListRow[] = [];
  let day: number | undefined;
  let hasUnread = false;
  for (const [key, message] of messages) {
    const at = new Date(message.at);
    if (!Number.isNaN(at.getTime())) {
      const ownDay = dayNumber(at, timeZone);
      // A clock that was wrong must not bring a day back.
      if (day === undefined || ownDay > day) {
        rows.push({ kind: 'day', key: `day ${key}`, at: message.at });
        day = ownDay;
      }
    }
    if (unreadFrom && message.id === unreadFrom && !hasUnread) {
      rows.push({ kind: 'unread', key: 'unread' });
      hasUnread = true;
    }
    if (message.kind === 'notice') {
      rows.push({ kind: 'notice', key, message });
      continue;
    }
    const before = rows.at(-1);
    const goesOn = before?.kind === 'message' && isSameRun(before.message, message);
    if (goesOn) before.endsRun = false;
    rows.push({ kind: 'message', key, message, startsRun: !goesOn, endsRun: true });
  }
  return rows;
}

function isSameRun(before: RoomMessage, after: RoomMessage): boolean {
  if (Boolean(before.own) !== Boolean(after.own)) return false;
  if (!before.own && before.author !== after.author) return false;
  const pause = new Date(after.at).getTime() - new Date(before.at).getTime();
  return !(pause > PAUSE_MS);
}
