/** A friend who can be invited to a room. */
export interface RoomFriend {
  id: string;
  /** Username without the @. */
  username: string;
  /** Display name. */
  name?: string | null | undefined;
  /** Address of the face. */
  face?: string | null | undefined;
}
