import type { RoomPerson } from '@vitrine/api';
import { createContext } from 'react';

/** The people of the open room; empty until they are loaded. */
export const RoomPeopleContext = createContext<readonly RoomPerson[]>([]);
