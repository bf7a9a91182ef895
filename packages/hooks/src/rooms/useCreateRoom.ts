import { ROOM_PEOPLE_MAX, type Room, roomsCalls } from '@vitrine/api';
import { useState } from 'react';
import { defineDrafts } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { failureOf, newClientId, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** A room being created. */
export interface RoomDraft {
  name: string;
  description: string;
  isPrivate: boolean;
  /** Ids of friends to invite. */
  invited: readonly string[];
}

interface TypedRoom extends RoomDraft {
  /** Lets the server recognize a repeat. */
  clientId: string;
}

const NOTHING: RoomDraft = { name: '', description: '', isPrivate: false, invited: [] };

/** The thing of the single draft. */
const ONE = 'new';

function roomDraftFrom(kept: unknown): TypedRoom | undefined {
  const { name, description, isPrivate, invited, clientId } = (kept ?? {}) as Partial<TypedRoom>;
  if (typeof name !== 'string' || typeof description !== 'string' || typeof clientId !== 'string')
    return undefined;
  const ids = Array.isArray(invited) ? invited.filter((id) => typeof id === 'string') : [];
  return { name, description, isPrivate: isPrivate === true, invited: ids, clientId };
}

const roomDrafts = defineDrafts<TypedRoom>({ kind: 'room', draftFrom: roomDraftFrom });

/** The form of a new room, kept until the room is created. */
export interface CreateRoom {
  draft: RoomDraft;
  setDraft(draft: RoomDraft): void;
  isCreating: boolean;
  failure: OutboxFailure | undefined;
  /** Resolves to the room, or to undefined if it failed. A repeat creates no second room. */
  create(draft?: RoomDraft): Promise<Room | undefined>;
}

/** Returns the form of a new room. */
export function useCreateRoom(): CreateRoom {
  const services = useServices();
  const drafts = roomDrafts(services);
  const [kept, keep] = useDraft(drafts, ONE);
  const [isCreating, setCreating] = useState(false);
  const [failure, setFailure] = useState<OutboxFailure>();
  const draft: RoomDraft = kept ?? NOTHING;
  return {
    draft,
    setDraft: (next) => keep({ ...next, clientId: drafts.get(ONE)?.clientId ?? newClientId() }),
    isCreating,
    failure,
    async create({ name, description, isPrivate, invited } = draft) {
      const clientId = drafts.get(ONE)?.clientId ?? newClientId();
      keep({ name, description, isPrivate, invited, clientId });
      setCreating(true);
      setFailure(undefined);
      try {
        const body = {
          name: name.trim(),
          description: description.trim() || null,
          isPrivate,
          maxParticipants: ROOM_PEOPLE_MAX,
          invitedFriends: [...invited],
          clientId,
        };
        const room = await services.api(roomsCalls).create({ body });
        keep(undefined);
        return room;
      } catch (error) {
        setFailure(failureOf(error));
        return undefined;
      } finally {
        setCreating(false);
      }
    },
  };
}
